import { types } from "node:util"

/** True if an error of the operating system has one of these codes, for example `ENOENT`. */
export const isErrno = (error: unknown, ...codes: string[]): error is NodeJS.ErrnoException =>
  types.isNativeError(error) && "code" in error && codes.includes(String(error.code))
