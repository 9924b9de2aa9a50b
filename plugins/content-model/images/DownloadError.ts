const reasons: Record<string, string> = {
  ECONNREFUSED: "its host refuses the connection",
  ECONNRESET: "the connection broke off",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "its host cannot be found now",
}

/** Why an image was not downloaded. The message continues "could not be fetched: …". */
export class DownloadError extends Error {}

/** Turns an error of a connection into a DownloadError. Throws any other error again. */
export function toDownloadError(error: unknown) {
  if (typeof error !== "object" || error === null || !("code" in error)) throw error
  const code = String(error.code)
  return new DownloadError(reasons[code] ?? `the connection failed (${code})`)
}
