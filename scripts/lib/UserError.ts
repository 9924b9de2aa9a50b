/** An error whose message explains what to do. It is printed without a stack trace. */
export class UserError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

/** A wrong option of a command. It is printed with the usage. */
export class UsageError extends Error {}
