import { UserError } from "./UserError"

/** Runs the main function of a command. It returns the exit code; without one the code is 0. */
export async function runCommand(main: () => Promise<number | void>) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
    process.exitCode = error instanceof UserError ? error.exitCode : 1
  }
}
