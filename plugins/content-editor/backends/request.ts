import { text, type WordKey } from "../words"
import { SaveError } from "./types"

const timeoutMs = 60_000

/** Handles the named statuses of a refusal, for `catch`. */
export const onStatus =
  <Result>(statuses: number[], handle: () => Result) =>
  (error: unknown) => {
    if (error instanceof SaveError && statuses.includes(error.status ?? 0)) return handle()
    throw error
  }

/** Explains the named statuses of a refusal in other words, for `catch`. */
export const explain = (statuses: number[], words: WordKey, isConflict = false) =>
  onStatus(statuses, (): never => {
    throw new SaveError(text(words), { isConflict })
  })

export type Session = { token(): string | null; signOut(): void }

type Options = { method?: string; body?: object; accept?: string }

/** Sends requests to the API of a git host for the signed-in person. `base` ends with a slash. */
export function createClient(base: string, session: Session) {
  async function send(path: string, { method, body, accept = "application/json" }: Options = {}) {
    const token = session.token()
    if (token === null) throw refusal(401, "hosts.expired", true)
    const response = await fetch(new URL(path, base), {
      method,
      body: body && JSON.stringify(body),
      headers: { authorization: `Bearer ${token}`, accept, "content-type": "application/json" },
      cache: "no-store", // GitHub lets browsers keep an answer for a minute
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new SaveError(text("hosts.offline"), { isTemporary: true })
    })
    if (response.ok) return response
    if (response.status === 401 && token === session.token()) session.signOut()
    throw await errorOf(response, method)
  }

  const read = async <Type>(path: string, options?: Options): Promise<Type> =>
    (await send(path, options)).json()

  return { send, read }
}

const refusal = (status: number, words: WordKey, isTemporary = false, values = {}) =>
  new SaveError(text(words, values), { status, isTemporary })

async function errorOf(response: Response, method = "GET") {
  const { status, headers } = response
  const answer = await response.text()
  if (status === 401) return refusal(401, "hosts.expired", true)
  if (status === 429 || (status === 403 && /rate limit/i.test(answer))) return rateLimit(headers)
  if (status >= 500) return refusal(status, "hosts.unavailable", true)
  // GitHub answers 404 to a write without rights.
  if (status === 403 || (status === 404 && method !== "GET"))
    return refusal(status, "hosts.noRights")
  return refusal(status, status === 404 ? "hosts.notFound" : "hosts.refused", false, { answer })
}

function rateLimit(headers: Headers) {
  const pause = Number(headers.get("retry-after")) * 1000
  const reset = Number(headers.get("x-ratelimit-reset") ?? headers.get("ratelimit-reset")) * 1000
  const end = pause ? Date.now() + pause : reset
  if (!end) return refusal(429, "hosts.rateLimit", true)
  const time = new Date(end).toLocaleTimeString("en-GB", { timeStyle: "short" })
  return refusal(429, "hosts.rateLimitUntil", true, { time })
}
