import { text, type WordKey } from "../words"
import { SaveError } from "./types"

const timeoutMs = 60_000

/** A refusal of the git host, in words. */
class HostError extends SaveError {
  override name = "HostError"
  readonly status: number

  constructor(status: number, message: string, isTemporary = false) {
    super(message, { isTemporary })
    this.status = status
  }
}

/** Handles the named statuses of a refusal, for `catch`. */
export const onStatus =
  <Result>(statuses: number[], handle: () => Result) =>
  (error: unknown) => {
    if (error instanceof HostError && statuses.includes(error.status)) return handle()
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
    if (token === null) throw new HostError(401, text("hosts.expired"), true)
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

  /** Reads all pages of a list. */
  async function readAll<Type>(path: string): Promise<Type[]> {
    const response = await send(path)
    const page: Type[] = await response.json()
    const next = response.headers.get("link")?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
    return next ? [...page, ...(await readAll<Type>(next))] : page
  }

  return { send, read, readAll }
}

async function errorOf(response: Response, method = "GET") {
  const { status, headers } = response
  const answer = await response.text()
  const error = (words: string, isTemporary = false) => new HostError(status, words, isTemporary)
  if (status === 401) return error(text("hosts.expired"), true)
  if (status === 429 || (status === 403 && /rate limit/i.test(answer)))
    return new HostError(429, rateLimitText(headers), true)
  if (status >= 500) return error(text("hosts.unavailable"), true)
  // GitHub answers 404 to a write without rights.
  if (status === 403 || (status === 404 && method !== "GET")) return error(text("hosts.noRights"))
  return error(status === 404 ? text("hosts.notFound") : text("hosts.refused", { answer }))
}

function rateLimitText(headers: Headers) {
  const pause = Number(headers.get("retry-after")) * 1000
  const reset = Number(headers.get("x-ratelimit-reset") ?? headers.get("ratelimit-reset")) * 1000
  const end = pause ? Date.now() + pause : reset
  if (!end) return text("hosts.rateLimit")
  const time = new Date(end).toLocaleTimeString("en-GB", { timeStyle: "short" })
  return text("hosts.rateLimitUntil", { time })
}

/** The bytes of a file as base64, for a git host. */
export async function toBase64(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
}
