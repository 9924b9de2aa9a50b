import { isRecord } from "../lib/isRecord"

/** Why an image was not downloaded. The message continues "could not be fetched: …". */
export class DownloadError extends Error {}

/** Converts an error of a connection into a DownloadError. Throws any other error again. */
export function toDownloadError(error: unknown) {
  // fetch wraps the error of the system.
  const cause = isRecord(error) && isRecord(error.cause) ? error.cause : error
  if (!isRecord(cause) || (cause === error && !("code" in cause))) throw error
  const code = String(cause.code ?? cause.message)
  return new DownloadError(`the connection failed (${code})`)
}
