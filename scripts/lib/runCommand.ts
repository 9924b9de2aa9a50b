import { UserError } from "./UserError"

/**
 * Runs the main function of a command. It returns the exit code; without one the code is 0. A
 * UserError and an unknown option are printed without a stack trace.
 */
export async function runCommand(main: () => Promise<number | void>) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    const isForUser = error instanceof UserError || isUsageError(error)
    console.error(isForUser ? error.message : error)
    process.exitCode = error instanceof UserError ? error.exitCode : isForUser ? 2 : 1
  }
}

const isUsageError = (error: unknown): error is TypeError =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
