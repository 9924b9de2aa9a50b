import type { ErrorRequestHandler } from "express"

/** An HTTP error whose message the editor shows. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const tooLarge = "The request is too large. Save fewer or smaller pictures at once."
const unreadable = "The server cannot read the editor's request. Reload the page."
const wordsAreKept = "Your words are kept in this browser."

/** Sends an error's message as JSON. Unexpected errors get status 500 and are logged. */
export const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error)
  const { status, message } = error instanceof HttpError ? error : toHttpError(error)
  response.status(status).json({ error: message })
}

function toHttpError(error: unknown) {
  const status = error instanceof Error && "status" in error ? error.status : undefined
  if (status === 413) return new HttpError(413, `${tooLarge} ${wordsAreKept}`)
  if (status === 400 || status === 415)
    return new HttpError(status, `${unreadable} ${wordsAreKept}`)
  console.error(error)
  const reason = error instanceof Error ? error.message : "unknown reason"
  const failed = `The server failed, and nothing was changed: ${reason}. Try again.`
  return new HttpError(500, `${failed} ${wordsAreKept}`)
}
