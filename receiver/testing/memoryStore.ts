import { hourMs, limits, pause, type Store, type WaitingMessage } from "../store"

type Kept = WaitingMessage & { dueAt: number; sentAt?: number }

/** A store in memory. */
export function memoryStore() {
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
