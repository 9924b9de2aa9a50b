import type { Message, Store } from "../store"

/** A store in memory. */
export function memoryStore() {
  const messages = new Map<string, Message>()
  const store: Store = {
    async add(message) {
      if (messages.has(message.id)) return false
      messages.set(message.id, { ...message })
      return true
    },
    async countSince(time, sender) {
      const recent = [...messages.values()].filter(({ receivedAt }) => receivedAt >= time)
      const ofSender = recent.filter((message) => message.sender === sender)
      return { all: recent.length, ofSender: ofSender.length }
    },
    async due(now, limit) {
      return [...messages.values()]
        .filter(({ sentAt, dueAt }) => sentAt === undefined && dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit)
        .map((message) => ({ ...message }))
    },
    async claim({ id, attempts }, dueAt) {
      const message = messages.get(id)
      if (message?.attempts !== attempts) return false
      Object.assign(message, { attempts: attempts + 1, dueAt })
      return true
    },
    async markSent(id, sentAt) {
      Object.assign(messages.get(id) ?? {}, { sentAt })
    },
    async forget(time) {
      for (const { id, sentAt = time } of messages.values()) if (sentAt < time) messages.delete(id)
    },
  }
  return { store, messages }
}
