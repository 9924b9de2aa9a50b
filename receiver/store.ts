/** A message as it is kept, from its acceptance until some time after its mail. */
export type Message = {
  /** The visitor's `message-id`, or a hash of the words. No two messages have the same. */
  id: string
  /** Milliseconds since 1970, as all times here. */
  receivedAt: number
  name: string
  email: string
  message: string
  /** What the notice beside Send said, and what stood beside the ticked box, if the form has them. */
  notice?: string
  consent?: string
  /** A hash of the sender's address, which changes daily; only for limits. */
  sender: string
}

/** A message that is to be mailed. */
export type WaitingMessage = Message & {
  /** How many messages of the same sender came in the hour before it. */
  place: number
}

/** Where messages are kept. Each method ends when its change is safe. */
export type Store = {
  /** Keeps a message, unless one with its id is kept. "full": too many wait for their mail. */
  add(message: Message): Promise<"kept" | "full">
  /**
   * Messages whose mail is due, those with the lowest place first, the longest waiting of them first. Their next try is set by
   * `nextTry` in the same step, so that no other process has them too.
   */
  take(now: number, limit: number, maxPlace: number): Promise<WaitingMessage[]>
  markSent(ids: string[], now: number): Promise<void>
  /** The number of messages that were mailed since a time. */
  countSent(since: number): Promise<number>
  /** Deletes sent messages that are older than a time, or too many. */
  forget(before: number): Promise<void>
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The pause before the next try grows with the age of the message: 2 minutes at first, 6 hours at last. */
export const pause = { firstMs: 2 * minuteMs, maxMs: 6 * hourMs }

export const limits = {
  /** Messages of one sender in an hour that have a mail of their own. */
  ofSender: 10,
  /** Messages of all senders in an hour that have a mail of their own. */
  all: 100,
  /** Messages that are mailed in one run. Workers of the free plan allow 50 queries a run. */
  ofRun: 40,
  /**
   * Messages that are kept after their mail. Above it, no further messages of a sender may wait for theirs; above twice as
   * many, none: so a single robot does not keep others out.
   */
  kept: 2000,
}
