/** Asks a git host by its API and returns what it answers. */
export async function ask(address: string, headers: HeadersInit, method = "GET", body?: object) {
  const request: RequestInit = {
    method,
    headers: { ...headers, "content-type": "application/json" },
    signal: AbortSignal.timeout(60_000),
  }
  if (body) request.body = JSON.stringify(body)
  const response = await fetch(address, request)
  if (response.ok) return response.json()
  throw new Refused(`${method} ${address}: ${response.status} ${await response.text()}`, response)
}

/** A git host's refusal. */
export class Refused extends Error {
  readonly status: number
  constructor(message: string, { status }: Response) {
    super(message)
    this.status = status
  }
}

/** All entries of a list that a git host tells by the hundred. */
export async function askAll<Entry>(
  tell: (page: number) => Promise<Entry[]>,
  page = 1,
): Promise<Entry[]> {
  const entries = await tell(page)
  if (entries.length < 100) return entries
  return [...entries, ...(await askAll(tell, page + 1))]
}
