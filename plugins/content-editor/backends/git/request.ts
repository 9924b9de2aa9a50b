import { text, type WordKey } from "../../ui/words/words"
import { parseText } from "../../drafts/merge/drafts"
import { SaveError } from "../../drafts/backend"

const timeoutMs = 60_000

/** Handles the named statuses of a refusal, for `catch`. */
export const onStatus =
  <Result>(statuses: number[], handle: () => Result) =>
  (error: unknown) => {
    if (error instanceof SaveError && statuses.includes(error.status ?? 0)) return handle()
    throw error
  }

/** Explains the named statuses of a refusal in other words, for `catch`. */
export const explain = (statuses: number[], words: WordKey) =>
  onStatus(statuses, (): never => {
    throw new SaveError(text(words))
  })

export type Session = { token(): string | null; signOut(): void }

export type Client = ReturnType<typeof createClient>

type Options = { method?: string; body?: object; accept?: string }

/**
 * Sends requests to the API of a git host for the signed-in person. `base` ends with a slash; `always`
 * are headers of each request.
 */
export function createClient(base: string, session: Session, always: Record<string, string> = {}) {
  async function send(path: string, { method, body, accept = "application/json" }: Options = {}) {
    const token = session.token()
    if (token === null) throw refusal(401, "hosts.expired", "temporary")
    const response = await fetch(new URL(path, base), {
      method,
      body: body && JSON.stringify(body),
      headers: {
        ...always,
        authorization: `Bearer ${token}`,
        accept,
        "content-type": "application/json",
      },
      cache: "no-store", // GitHub lets browsers keep an answer for a minute
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new SaveError(text("hosts.offline"), "temporary")
    })
    if (response.ok) return response
    if (response.status === 401 && token === session.token()) session.signOut()
    throw await errorOf(response, method)
  }

  const read = async <Type>(path: string, options?: Options): Promise<Type> =>
    (await send(path, options)).json()

  /** Reads all pages of a list. `listIn` finds it in an answer. */
  async function readAll<Answer, Item>(
    path: string,
    listIn: (answer: Answer) => Item[],
  ): Promise<Item[]> {
    const response = await send(path)
    const page = listIn(await response.json())
    const next = response.headers.get("link")?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
    return next ? [...page, ...(await readAll(next, listIn))] : page
  }

  return { send, read, readAll }
}

const refusal = (status: number, words: WordKey, kind?: SaveError["kind"], values = {}) =>
  new SaveError(text(words, values), kind, status)

/** What hosts say when a branch, a file or a request is no longer as it was read. */
const moved =
  /not a fast forward|already exists|does(n't| not) exist|file has changed|when you are on a branch/i

async function errorOf(response: Response, method = "GET") {
  const { status, headers } = response
  const answer = wordsIn(await response.text())
  if (status === 401) return refusal(401, "hosts.expired", "temporary")
  if (status === 429 || (status === 403 && /rate limit/i.test(answer)))
    return refusal(429, "hosts.rateLimit", "temporary")
  if (status >= 500) return refusal(status, "hosts.unavailable", "temporary")
  const [, url] = headers.get("x-github-sso")?.match(/^required; url=(https:\S+)$/) ?? []
  if (url) return new SaveError(text("hosts.singleSignOn", { url }))
  if ([400, 409, 422].includes(status) && moved.test(answer))
    return refusal(status, "hosts.moved", "conflict")
  // GitHub answers 404 to a write without rights.
  if (status === 403 || (status === 404 && method !== "GET"))
    return refusal(status, "hosts.noRights", "refused", { answer })
  return refusal(status, status === 404 ? "hosts.notFound" : "hosts.refused", "refused", { answer })
}

/** The messages in a refusal, in one line. */
function wordsIn(answer: string) {
  const { message, errors } = Object(parseText(answer))
  const details = [errors].flat().map((one) => Object(one).message)
  const words = [message, ...details].flat().filter((one) => typeof one === "string")
  return (words.join(" ") || answer).replace(/\s+/g, " ").trim()
}
