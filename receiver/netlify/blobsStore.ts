import { dayMs, dayOf } from "../read"
import type { Message, NumberStore, Row, Store } from "../store"

/** What the receiver uses of `@netlify/blobs`. A write says whether it happened. */
export type Blobs = {
  setJSON(
    key: string,
    value: unknown,
    options?: { onlyIfNew: true } | { onlyIfMatch: string },
  ): Promise<{ modified: boolean }>
  getWithMetadata(
    key: string,
    options: { type: "json" },
  ): Promise<{ data: unknown; etag?: string } | null>
  list(options: { prefix: string }): Promise<{ blobs: { key: string }[] }>
  delete(key: string): Promise<void>
}

const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "receivedAt" in value
const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && "count" in value

/** Keeps each message as a blob of its own. The store must be one of `consistency: "strong"`. */
export function blobsStore(blobs: Blobs): Store {
  const keyOf = (id: string) => `messages/${encodeURIComponent(id)}`
  const read = async (key: string) => {
    const found = await blobs.getWithMetadata(key, { type: "json" })
    return found && isMessage(found.data)
      ? { message: found.data, etag: found.etag ?? "" }
      : undefined
  }
  const all = async () => {
    const { blobs: found } = await blobs.list({ prefix: "messages/" })
    const messages = await Promise.all(found.map(({ key }) => read(key)))
    return messages.flatMap((one) => (one ? [one.message] : []))
  }
  /** Changes a message unless another process has changed it meanwhile. */
  const change = async (id: string, part: (message: Message) => Partial<Message> | undefined) => {
    const found = await read(keyOf(id))
    const changed = found && part(found.message)
    if (!found || !changed) return false
    const value = { ...found.message, ...changed }
    return (await blobs.setJSON(keyOf(id), value, { onlyIfMatch: found.etag })).modified
  }
  return {
    async add(message) {
      return (await blobs.setJSON(keyOf(message.id), message, { onlyIfNew: true })).modified
    },
    async countSince(time, sender) {
      const recent = (await all()).filter(({ receivedAt }) => receivedAt >= time)
      const ofSender = recent.filter((message) => message.sender === sender)
      return { all: recent.length, ofSender: ofSender.length }
    },
    async due(now, limit) {
      const waiting = (await all()).filter(
        ({ sentAt, dueAt }) => sentAt === undefined && dueAt <= now,
      )
      return waiting.toSorted((a, b) => a.dueAt - b.dueAt).slice(0, limit)
    },
    claim: ({ id, attempts }, dueAt) =>
      change(id, (kept) =>
        kept.attempts === attempts && kept.sentAt === undefined
          ? { attempts: attempts + 1, dueAt }
          : undefined,
      ),
    async markSent(id, now) {
      await change(id, () => ({ sentAt: now }))
    },
    async forget(before) {
      const old = (await all()).filter(({ sentAt = Infinity }) => sentAt < before)
      await Promise.all(old.map(({ id }) => blobs.delete(keyOf(id))))
    },
  }
}

const daysFrom = (from: string, to: string) => {
  const count = Math.min(400, (Date.parse(to) - Date.parse(from)) / dayMs + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    dayOf(Date.parse(from) + index * dayMs),
  )
}

/** Keeps the numbers of each day as one blob. */
export function blobsNumbers(blobs: Blobs): NumberStore {
  const read = async (day: string) => {
    const found = await blobs.getWithMetadata(`numbers/${day}`, { type: "json" })
    const rows = Array.isArray(found?.data) ? found.data.filter(isRow) : []
    return { rows, etag: found?.etag }
  }
  return {
    async add(counted) {
      // Another visitor may be counted at the same moment: then it is tried again.
      for (let isKept = false; !isKept;) {
        const { rows, etag } = await read(counted.day)
        const { path, event, campaign } = counted
        const same = rows.find(
          (row) => row.path === path && row.event === event && row.campaign === campaign,
        )
        const changed = same
          ? rows.map((row) => (row === same ? { ...row, count: row.count + 1 } : row))
          : [...rows, { ...counted, count: 1 }]
        const condition = etag ? { onlyIfMatch: etag } : { onlyIfNew: true as const }
        isKept = (await blobs.setJSON(`numbers/${counted.day}`, changed, condition)).modified
      }
    },
    size: async (day) => (await read(day)).rows.length,
    async read(from, to) {
      const days = await Promise.all(daysFrom(from, to).map(read))
      return days.flatMap(({ rows }) => rows)
    },
  }
}
