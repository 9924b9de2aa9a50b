import { dayMs } from "./read"
import { isMailbox, type Settings } from "./settings"
import type { Message, Store } from "./store"

/** A mail of plain text. No header is made of a visitor's words, but for a checked reply address. */
export type Mail = {
  from: string
  to: string
  subject: string
  text: string
  replyTo?: string
  /** The same for each attempt, so that mail servers and people can tell a repeated mail. */
  messageId: string
}

/** Sends a mail. Rejects if the mail server does not take it. */
export type SendMail = (mail: Mail) => Promise<unknown>

type Context = {
  store: Store
  sendMail: SendMail
  now: () => number
  settings: Settings
  /** Tells the owner about a mail that waits. */
  log: (words: string) => void
}

const minuteMs = 60_000
const maxPauseMs = 6 * 60 * minuteMs
const keptDays = 30

/** The pause after an attempt: 2 minutes, then twice as long each time, up to 6 hours. */
const pauseMs = (attempts: number) => Math.min(maxPauseMs, 2 ** (attempts + 1) * minuteMs)

/**
 * Sends the mails whose time has come, and deletes what was sent long ago. A message is claimed before its mail, so
 * that two processes do not both send it. If this one ends between the mail and its mark, the mail is sent again.
 */
export async function sendDue({ store, sendMail, now, settings, log }: Context) {
  for (const message of await store.due(now(), 20)) {
    if (!(await store.claim(message, now() + pauseMs(message.attempts)))) continue
    try {
      await sendMail(mailOf(message, settings))
    } catch (error) {
      log(`A message waits: its mail was not sent. ${String(error)}`)
      continue
    }
    await store.markSent(message.id, now())
  }
  await store.forget(now() - keptDays * dayMs)
}

// Characters that end a line, or turn its direction. Joiners are part of names and emoji.
const control = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

function mailOf({ id, receivedAt, name, email, message }: Message, settings: Settings): Mail {
  const host = new URL(settings.origins[0]).hostname
  const line = (text: string) => text.replace(control, " ")
  return {
    from: settings.from,
    to: settings.to,
    subject: `Message from ${host}`,
    replyTo: isMailbox(email) ? email : undefined,
    messageId: `<${id.replace(/[^\w.-]/g, "")}@${host}>`,
    text: [
      `Name: ${line(name)}`,
      `E-mail: ${line(email)}`,
      `Received: ${new Date(receivedAt).toISOString()}`,
      "",
      message,
      "",
    ].join("\n"),
  }
}
