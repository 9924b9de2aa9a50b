import { isNativeError } from "node:util/types"

/** An error whose message explains what to do. It is printed without a stack trace. */
export class UserError extends Error {}

/**
 * Runs the main function of a command. It returns the exit code; without one the code is 0. Errors
 * of the user are printed without a stack trace. A wrong option prints `usage`, with the exit code 2.
 */
export async function runCommand(main: () => Promise<number | void>, usage = "") {
  try {
    if (usage && process.argv.includes("--help")) console.log(usage)
    else process.exitCode = (await main()) ?? 0
  } catch (error) {
    const isWrongOption =
      isNativeError(error) && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
    if (isWrongOption) console.error(`${error.message}\n\n${usage}`.trim())
    else console.error(error instanceof UserError ? error.message : error)
    process.exitCode = isWrongOption ? 2 : 1
  }
}
