import type { Message, Store } from "../store"

/** A store in memory. `before` is called before each of its steps, and may end the process of a test there. */
export function memoryStore(before: (step: string) => void = () => {}) {
  const messages = new Map<string, Message>()
  // The test of 10,000 posts would spend most of its time in looking for them.
  const unsent = new Map<string, Message>()
  const step = async <Result>(name: string, act: () => Result) => {
    before(name)
    return act()
  }
  const store: Store = {
    add: (message) =>
      step("add", () => {
        if (messages.has(message.id)) return false
        const kept = { ...message }
        messages.set(message.id, kept)
        unsent.set(message.id, kept)
        return true
      }),
    countSince: (time, sender) =>
      step("countSince", () => {
        let [all, ofSender] = [0, 0]
        for (const message of messages.values()) {
          if (message.receivedAt < time) continue
          all++
          if (message.sender === sender) ofSender++
        }
        return { all, ofSender }
      }),
    due: (now, limit) =>
      step("due", () =>
        [...unsent.values()]
          .filter(({ dueAt }) => dueAt <= now)
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
      step("markSent", () => {
        Object.assign(messages.get(id) ?? {}, { sentAt })
        unsent.delete(id)
      }),
    forget: (time) =>
      step("forget", () => {
        for (const message of messages.values())
          if (message.sentAt !== undefined && message.sentAt < time) messages.delete(message.id)
      }),
  }
  return { store, messages }
}
