import { relative } from "node:path"
import { isErrno } from "../../content-model/isErrno"
import { repositoryPath } from "../constants"
import { HttpError } from "./HttpError"

/** Says why files of content/ could not be written, without paths of this computer; other errors stay. */
export function diskError(error: unknown, content: string) {
  if (isErrno(error, "ENOSPC", "EDQUOT"))
    return new HttpError(507, "Not saved: the disk is full. Make room on it, then save again.")
  if (!isErrno(error, "EPERM", "EACCES", "EBUSY")) return error
  const target = "dest" in error ? String(error.dest) : (error.path ?? content)
  const [file] = relative(content, target).replaceAll("\\", "/").split(/^\./)
  return new HttpError(
    423,
    `Not saved: another program uses ${repositoryPath(file)}, or it is write-protected. Close that program, then save again.`,
  )
}
