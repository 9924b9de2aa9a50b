import type { ErrorRequestHandler } from "express"
import { relative } from "node:path"
import { isErrno } from "../../content-model/lib/isErrno"
import { repositoryPath } from "../lib/constants"

/** An HTTP error whose message the editor shows. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const wordsAreKept = "Your words are kept in this browser."

/** Sends an error's message as JSON. Unexpected errors get status 500 and are logged. */
export const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error)
  if (error instanceof HttpError)
    return response.status(error.status).json({ error: error.message })
  // Nothing else that the editor sends is refused by the JSON parser of express.
  if (error instanceof Error && "status" in error) {
    const refused = "The request is too large. Save fewer or smaller pictures at once."
    return response.status(Number(error.status)).json({ error: `${refused} ${wordsAreKept}` })
  }
  console.error(error)
  // What follows the comma in a message of the operating system are paths of this computer.
  const [reason] = error instanceof Error ? error.message.split(/, (?=\w+ ')/) : ["unknown reason"]
  const failed = `The server failed, and nothing was changed: ${reason}. Try again.`
  response.status(500).json({ error: `${failed} ${wordsAreKept}` })
}

/** Says why files of content/ could not be written, without paths of this computer; other errors stay. */
export function diskError(error: unknown, content: string) {
  if (isErrno(error, "ENOSPC", "EDQUOT"))
    return new HttpError(507, "Not saved: the disk is full. Make room on it, then save again.")
  if (!isErrno(error, "EPERM", "EACCES", "EBUSY")) return error
  const target = "dest" in error ? String(error.dest) : (error.path ?? content)
  const file = relative(content, target)
    .replaceAll("\\", "/")
    .replace(/\.([^/]+)\.new$/, "$1")
  return new HttpError(
    423,
    `Not saved: another program uses ${repositoryPath(file)}, or it is write-protected. Close that program, then save again.`,
  )
}
