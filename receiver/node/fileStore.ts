import { join } from "node:path"
import type { Message, Store } from "../store"
import { openLines, readLines } from "./jsonLines"

/** A line of messages.jsonl: a new message, or what changed at one. */
type Line = Pick<Message, "id"> & Partial<Message>

const isLine = (value: unknown): value is Line =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"

const isWhole = (line: Line): line is Message => line.message !== undefined

/** Keeps messages in a folder, in messages.jsonl. One process at a time may have it open. */
export function openFileStore(folder: string): Store & { close: () => void } {
  const file = join(folder, "messages.jsonl")
  let messages = new Map<string, Message>()
  for (const line of readLines(file).filter(isLine)) {
    const known = messages.get(line.id)
    if (known) Object.assign(known, line)
    else if (isWhole(line)) messages.set(line.id, line)
  }
  const lines = openLines(file, [...messages.values()])
  const change = (message: Message, part: Partial<Message>) => {
    lines.append({ id: message.id, ...part })
    Object.assign(message, part)
  }
  return {
    async add(message) {
      if (messages.has(message.id)) return false
      lines.append(message)
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
      if (!message || message.attempts !== attempts) return false
      change(message, { attempts: attempts + 1, dueAt })
      return true
    },
    async markSent(id, now) {
      const message = messages.get(id)
      if (message) change(message, { sentAt: now })
    },
    async forget(before) {
      const kept = [...messages.values()].filter(({ sentAt = Infinity }) => sentAt >= before)
      if (kept.length === messages.size) return
      lines.replace(kept)
      messages = new Map(kept.map((message) => [message.id, message]))
    },
    close: () => lines.close(),
  }
}
