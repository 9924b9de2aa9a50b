import { types } from "node:util"

/** Whether an error of the system has one of these codes. */
export const isFailure = (error: unknown, ...codes: string[]) =>
  types.isNativeError(error) && "code" in error && codes.includes(String(error.code))
