import type { Message, Store } from "../store"

/** A store in memory. `before` is called before each of its steps, and may end the process of a test there. */
export function memoryStore(before: (step: string) => void = () => {}) {
  const messages = new Map<string, Message>()
  const step = async <Result>(name: string, act: () => Result) => {
    before(name)
    return act()
  }
  const store: Store = {
    add: (message) =>
      step(
        "add",
        () => !messages.has(message.id) && Boolean(messages.set(message.id, { ...message })),
      ),
    countSince: (time, sender) =>
      step("countSince", () => {
        const recent = [...messages.values()].filter(({ receivedAt }) => receivedAt >= time)
        return {
          all: recent.length,
          ofSender: recent.filter((one) => one.sender === sender).length,
        }
      }),
    due: (now, limit) =>
      step("due", () =>
        [...messages.values()]
          .filter(({ sentAt, dueAt }) => sentAt === undefined && dueAt <= now)
          .toSorted((a, b) => a.dueAt - b.dueAt)
          .slice(0, limit)
          .map((message) => ({ ...message })),
      ),
    claim: ({ id, attempts }, dueAt) =>
      step("claim", () => {
        const message = messages.get(id)
        if (message?.attempts !== attempts) return false
        return Boolean(Object.assign(message, { attempts: attempts + 1, dueAt }))
      }),
    markSent: (id, sentAt) =>
      step("markSent", () => void Object.assign(messages.get(id) ?? {}, { sentAt })),
    forget: (time) =>
      step("forget", () => {
        for (const { id, sentAt = Infinity } of messages.values())
          if (sentAt < time) messages.delete(id)
      }),
  }
  return { store, messages }
}
