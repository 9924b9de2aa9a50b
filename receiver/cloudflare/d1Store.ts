import { hourMs, limits, pause, type Message, type Store } from "../store"

/** What the receiver uses of Cloudflare's D1: developers.cloudflare.com/d1/worker-api/. */
export type D1 = {
  prepare(sql: string): Statement
}
type Statement = {
  bind(...values: unknown[]): Statement
  all<Found>(): Promise<{ results: Found[] }>
}

/** Keeps messages in the table of schema.sql. */
export function d1Store(db: D1): Store {
  const query = async <Found>(sql: string, ...values: unknown[]) =>
    (
      await db
        .prepare(sql)
        .bind(...values)
        .all<Found>()
    ).results
  return {
    async add(message) {
      const { id, receivedAt, sender } = message
      const kept = await query(
        `INSERT INTO messages (id, received_at, sender, due_at, value, place)
        WITH before (place) AS (
          SELECT count(*) FROM messages WHERE sender = ?3 AND received_at > ?2 - ${hourMs}
        )
        SELECT ?1, ?2, ?3, ?2, ?4, place FROM before
        WHERE (SELECT count(*) FROM messages WHERE sent_at IS NULL)
          < iif(place < ${limits.ofSender}, ${2 * limits.kept}, ${limits.kept})
        ON CONFLICT DO NOTHING RETURNING id`,
        id,
        receivedAt,
        sender,
        JSON.stringify(message),
      )
      if (kept.length > 0) return "kept"
      const known = await query("SELECT id FROM messages WHERE id = ?", id)
      return known.length > 0 ? "kept" : "full"
    },
    async take(now, limit, maxPlace) {
      const taken = await query<{ value: string; place: number }>(
        `UPDATE messages
        SET due_at = ?1 + min(${pause.maxMs}, ${pause.firstMs} + ?1 - received_at)
        WHERE id IN (
          SELECT id FROM messages
          WHERE sent_at IS NULL AND place < ?3 AND due_at <= ?1
          ORDER BY place, due_at LIMIT ?2
        )
        RETURNING value, place`,
        now,
        limit,
        maxPlace,
      )
      return taken
        .map(({ value, place }) => {
          const message: Message = JSON.parse(value)
          return { ...message, place }
        })
        .toSorted((a, b) => a.place - b.place || a.receivedAt - b.receivedAt)
    },
    async markSent(ids, now) {
      const sql = "UPDATE messages SET sent_at = ? WHERE id IN (SELECT value FROM json_each(?))"
      await query(sql, now, JSON.stringify(ids))
    },
    async countSent(since) {
      const sql = "SELECT count(*) AS total FROM messages WHERE sent_at > ?"
      return (await query<{ total: number }>(sql, since))[0]?.total ?? 0
    },
    async forget(before) {
      await query(
        `DELETE FROM messages WHERE sent_at < ? OR id IN (
          SELECT id FROM messages WHERE sent_at IS NOT NULL
          ORDER BY sent_at DESC LIMIT -1 OFFSET ${limits.kept}
        )`,
        before,
      )
    },
  }
}
