import type { Message, Store } from "../store"

/** A store in memory. `before` is called before each of its steps, and may end the process of a test there. */
export function memoryStore(before: (step: string) => void = () => {}) {
  const messages = new Map<string, Message>()
  const store: Store = {
    async add(message) {
      before("add")
      if (messages.has(message.id)) return false
      messages.set(message.id, { ...message })
      return true
    },
    async countSince(time, sender) {
      before("countSince")
      const recent = [...messages.values()].filter(({ receivedAt }) => receivedAt >= time)
      const ofSender = recent.filter((message) => message.sender === sender)
      return { all: recent.length, ofSender: ofSender.length }
    },
    async due(now, limit) {
      before("due")
      return [...messages.values()]
        .filter(({ sentAt, dueAt }) => sentAt === undefined && dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit)
        .map((message) => ({ ...message }))
    },
    async claim({ id, attempts }, dueAt) {
      before("claim")
      const message = messages.get(id)
      if (message?.attempts !== attempts) return false
      Object.assign(message, { attempts: attempts + 1, dueAt })
      return true
    },
    async markSent(id, sentAt) {
      before("markSent")
      Object.assign(messages.get(id) ?? {}, { sentAt })
    },
    async forget(time) {
      before("forget")
      for (const { id, sentAt = time } of messages.values()) if (sentAt < time) messages.delete(id)
    },
  }
  return { store, messages }
}
