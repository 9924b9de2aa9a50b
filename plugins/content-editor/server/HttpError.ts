import type { ErrorRequestHandler } from "express"

/** Why the door does not do what it was asked for: a status of HTTP, and a sentence for the form. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const stillThere = "What you wrote is still in the form."

/** Answers with the sentence of a refusal; what is none is a fault, which the terminal shows as well. */
export const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error)
  const { status, message } = error instanceof HttpError ? error : refusalOf(error)
  response.status(status).json({ error: message })
}

function refusalOf(error: unknown) {
  const status = error instanceof Error && "status" in error ? error.status : undefined
  if (status === 413)
    return new HttpError(
      413,
      `This is too much at once. Save with fewer or smaller pictures. ${stillThere}`,
    )
  if (status === 400 || status === 415)
    return new HttpError(
      status,
      `The editor's request cannot be read. Reload the page. ${stillThere}`,
    )
  console.error(error)
  const reason = error instanceof Error ? error.message : "unknown reason"
  return new HttpError(500, `It did not work, and nothing was changed: ${reason}. ${stillThere}`)
}
