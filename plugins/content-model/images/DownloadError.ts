/** Why a picture was not taken over; its message continues "could not be fetched: …". */
export class DownloadError extends Error {}

const reasons: Record<string, string> = {
  ECONNREFUSED: "its host refuses the connection",
  ECONNRESET: "the connection broke off",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "its host cannot be found now",
}

/** An error of a connection in words; any other is thrown on. */
export function toDownloadError(error: unknown) {
  if (typeof error !== "object" || error === null || !("code" in error)) throw error
  const code = String(error.code)
  return new DownloadError(reasons[code] ?? `the connection failed (${code})`)
}
