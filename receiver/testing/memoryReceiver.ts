import { receive } from "../receive"
import { sendDue, type Mail } from "../sendDue"
import { hourMs, limits, pause, type Store, type WaitingMessage } from "../store"
import { settings } from "./requests"

type Kept = WaitingMessage & { dueAt: number; sentAt?: number }

export const started = Date.parse("2026-11-24T10:00:00Z")

/** A receiver in memory, whose clock a test sets forward, and whose mail server takes or refuses mails. */
export function memoryReceiver(refuses: (mail: Mail) => boolean = () => false) {
  const { store, messages } = memoryStore()
  const [mails, logged]: [Mail[], string[]] = [[], []]
  let time = started
  const given = { store, settings, now: () => time, log: (words: string) => logged.push(words) }
  const sendMail = async (mail: Mail) => {
    if (refuses(mail)) throw new Error("550 no")
    mails.push(mail)
  }
  const run = (isScheduled: boolean) => sendDue({ ...given, sendMail, isScheduled })
  return {
    store,
    messages,
    mails,
    logged,
    wait: (ms: number) => (time += ms),
    /** Answers with the status and what the answer says. */
    async receive(request: Request, sender = "192.0.2.1") {
      const answer = await receive(request, { ...given, sender })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
    run,
    /** Sends what is due some time later. */
    async send(laterMs = 0) {
      time += laterMs
      await run(true)
    },
  }
}

function memoryStore() {
  const messages = new Map<string, Kept>()
  const waiting = () => [...messages.values()].filter(({ sentAt }) => sentAt === undefined)
  const store: Store = {
    async add(message) {
      const { id, receivedAt, sender } = message
      if (messages.has(id)) return "kept"
      const isBefore = (kept: Kept) =>
        kept.sender === sender && kept.receivedAt > receivedAt - hourMs
      const place = [...messages.values()].filter(isBefore).length
      const max = place < limits.ofSender ? 2 * limits.kept : limits.kept
      if (waiting().length >= max) return "full"
      messages.set(id, { ...message, place, dueAt: receivedAt })
      return "kept"
    },
    async take(now, limit, maxPlace) {
      const due = waiting()
        .filter(({ dueAt }) => dueAt <= now)
        .filter(({ place }) => place < maxPlace)
        .toSorted((a, b) => a.place - b.place || a.dueAt - b.dueAt)
        .slice(0, limit)
      for (const message of due)
        message.dueAt = now + Math.min(pause.maxMs, pause.firstMs + now - message.receivedAt)
      return due
    },
    async markSent(ids, sentAt) {
      for (const id of ids) Object.assign(messages.get(id) ?? {}, { sentAt })
    },
    async countSent(since) {
      return [...messages.values()].filter(({ sentAt = 0 }) => sentAt > since).length
    },
    async forget(before) {
      const sent = [...messages.values()].filter(({ sentAt }) => sentAt !== undefined)
      const newest = sent.toSorted((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0))
      for (const [index, { id, sentAt = 0 }] of newest.entries())
        if (sentAt < before || index >= limits.kept) messages.delete(id)
    },
  }
  return { store, messages }
}
