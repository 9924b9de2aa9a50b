import type { Message, NumberStore, Row, Store } from "../store"

/** What the receiver uses of Cloudflare's D1: developers.cloudflare.com/d1/worker-api/. */
export type D1 = {
  prepare(sql: string): Statement
}
type Statement = {
  bind(...values: unknown[]): Statement
  run(): Promise<{ meta: { changes: number } }>
  all<Found>(): Promise<{ results: Found[] }>
}

type Kept = { value: string; due_at: number; attempts: number }

/** Keeps messages in the table of schema.sql. */
export function d1Store(db: D1): Store {
  const run = async (sql: string, ...values: unknown[]) =>
    (
      await db
        .prepare(sql)
        .bind(...values)
        .run()
    ).meta.changes > 0
  return {
    add: (message) =>
      run(
        "INSERT INTO messages (id, received_at, sender, due_at, attempts, value) VALUES (?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING",
        message.id,
        message.receivedAt,
        message.sender,
        message.dueAt,
        JSON.stringify(message),
      ),
    async countSince(time, sender) {
      const sql =
        "SELECT count(*) AS total, coalesce(sum(sender = ?), 0) AS own FROM messages WHERE received_at >= ?"
      const { results } = await db
        .prepare(sql)
        .bind(sender, time)
        .all<{ total: number; own: number }>()
      const [{ total, own } = { total: 0, own: 0 }] = results
      return { all: total, ofSender: own }
    },
    async due(now, limit) {
      const sql =
        "SELECT value, due_at, attempts FROM messages WHERE sent_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT ?"
      const { results } = await db.prepare(sql).bind(now, limit).all<Kept>()
      return results.map(({ value, due_at: dueAt, attempts }) => {
        const message: Message = JSON.parse(value)
        return { ...message, dueAt, attempts }
      })
    },
    claim: ({ id, attempts }, dueAt) =>
      run(
        "UPDATE messages SET attempts = attempts + 1, due_at = ? WHERE id = ? AND attempts = ? AND sent_at IS NULL",
        dueAt,
        id,
        attempts,
      ),
    async markSent(id, now) {
      await run("UPDATE messages SET sent_at = ? WHERE id = ?", now, id)
    },
    async forget(before) {
      await run("DELETE FROM messages WHERE sent_at < ?", before)
    },
  }
}

/** Keeps numbers in the table of schema.sql. */
export const d1Numbers = (db: D1): NumberStore => ({
  async add({ day, path, event, campaign }) {
    const sql =
      "INSERT INTO numbers (day, path, event, campaign, count) VALUES (?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1"
    await db.prepare(sql).bind(day, path, event, campaign).run()
  },
  async size(day) {
    const sql = "SELECT count(*) AS total FROM numbers WHERE day = ?"
    const { results } = await db.prepare(sql).bind(day).all<{ total: number }>()
    return results[0]?.total ?? 0
  },
  async read(from, to) {
    const sql = "SELECT day, path, event, campaign, count FROM numbers WHERE day >= ? AND day <= ?"
    return (await db.prepare(sql).bind(from, to).all<Row>()).results
  },
})
