import { isMailbox, type Settings } from "./settings"
import { dayMs, hourMs, limits, type Message, type Store, type WaitingMessage } from "./store"

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
  /** Whether this is a run by the clock. The others follow a message. */
  isScheduled: boolean
}

const keptDays = 30

/**
 * Sends the mails that are due, and deletes what was sent long ago. Where somebody sends very many messages, a run by the
 * clock sends them in one mail: first the first ones of each sender. If this process ends between a mail and its mark,
 * the mail is sent again.
 */
export async function sendDue({ store, sendMail, now, settings, log, isScheduled }: Context) {
  const isFlood = (await store.countSent(now() - hourMs)) >= limits.all
  if (isFlood && !isScheduled) return
  const maxPlace = isScheduled ? Number.MAX_SAFE_INTEGER : limits.ofSender
  const taken = await store.take(now(), limits.ofRun, maxPlace)
  // One bad message may be the reason why a mail server refuses a digest for a day.
  const isInDigest = ({ place, receivedAt }: WaitingMessage) =>
    (isFlood || place >= limits.ofSender) && receivedAt > now() - dayMs
  const digest = taken.filter(isInDigest)
  const groups = taken.filter((message) => !isInDigest(message)).map((message) => [message])
  for (const group of [...groups, digest].filter(({ length }) => length > 0)) {
    try {
      await sendMail(mailOf(group, settings))
    } catch (error) {
      log(`${group.length} messages wait: their mail was not sent. ${String(error)}`)
      continue
    }
    const ids = group.map(({ id }) => id)
    await store.markSent(ids, now())
  }
  if (isScheduled) await store.forget(now() - keptDays * dayMs)
}

// Characters that end a line, or turn its direction. Joiners are part of names and emoji.
const control = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

function mailOf(messages: Message[], settings: Settings): Mail {
  const host = new URL(settings.origins[0]).hostname
  const [{ id, email }] = messages
  const isOne = messages.length === 1
  return {
    from: settings.from,
    to: settings.to,
    subject: isOne ? `Message from ${host}` : `${messages.length} messages from ${host}`,
    replyTo: isOne && isMailbox(email) ? email : undefined,
    messageId: `<${id.replace(/[^\w.-]/g, "")}${isOne ? "" : `.${messages.length}`}@${host}>`,
    text: messages.map(textOf).join(`\n${"_".repeat(60)}\n\n`),
  }
}

/** A message as the text of a mail. */
export function textOf({ receivedAt, name, email, message, notice, consent }: Message) {
  const line = (text: string) => text.replace(control, " ")
  return [
    `Name: ${line(name)}`,
    `E-mail: ${line(email)}`,
    `Received: ${new Date(receivedAt).toISOString()}`,
    ...(notice ? [`Shown: ${line(notice)}`] : []),
    ...(consent ? [`Ticked: ${line(consent)}`] : []),
    "",
    message,
    "",
  ].join("\n")
}
