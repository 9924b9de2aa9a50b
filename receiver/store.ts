/** A message as it is kept, from its acceptance until some time after its mail. */
export type Message = {
  /** The visitor's `message-id`, or a hash of the words. No two messages have the same. */
  id: string
  receivedAt: number
  name: string
  email: string
  message: string
  /** A hash of the sender's address, which changes daily; only for limits. */
  sender: string
  /** When its mail is to be sent, or tried again. Milliseconds since 1970, as all times here. */
  dueAt: number
  /** How often its mail was tried. */
  attempts: number
  sentAt?: number
}

/** Where messages are kept. Each method ends when its change is safe. */
export type Store = {
  /** Keeps a message. False if one with its id is kept already. */
  add(message: Message): Promise<boolean>
  /** The number of messages since a time, of all senders and of one. */
  countSince(time: number, sender: string): Promise<{ all: number; ofSender: number }>
  /** Messages without a mail whose time has come, the longest waiting first. */
  due(now: number, limit: number): Promise<Message[]>
  /**
   * Counts an attempt, and sets the time of the next one. False if another process has counted it meanwhile: then
   * the mail is theirs.
   */
  claim(message: Message, dueAt: number): Promise<boolean>
  markSent(id: string, now: number): Promise<void>
  /** Deletes sent messages that are older than a time. */
  forget(before: number): Promise<void>
}

/** How often something was counted on one day. */
export type Row = { day: string; path: string; event: string; campaign: string; count: number }

type Counted = Omit<Row, "count">

/** Where numbers are kept. */
export type NumberStore = {
  add(counted: Counted): Promise<void>
  /** The number of different things that were counted on a day. */
  size(day: string): Promise<number>
  read(from: string, to: string): Promise<Row[]>
}
