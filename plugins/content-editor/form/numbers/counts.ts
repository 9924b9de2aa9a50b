import type { Numbers } from "../../../content-model/fields/numbers/numbers"

/** Days as `2026-11-24`, both included, in UTC as services count them. */
export type Days = { from: string; to: string }

/** How often something was counted, by the path of a page or the name of an event. */
export type Counts = (name: string, days: Days) => Promise<number>

/** The service wants a token, or another one. */
export class TokenError extends Error {}

const dayMs = 24 * 60 * 60 * 1000

/** The 30 days up to today, and the 30 days before. */
export function lastDays(now = Date.now()): [Days, Days] {
  const day = (ago: number) => new Date(now - ago * dayMs).toISOString().slice(0, 10)
  return [
    { from: day(29), to: day(0) },
    { from: day(59), to: day(30) },
  ]
}

const nextDay = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** @throws {TokenError | Error} where the service does not answer with numbers. */
async function request(address: string, token: string | null) {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
  const answer = await fetch(address, { headers, credentials: "omit" })
  if ([401, 403].includes(answer.status)) throw new TokenError()
  // GoatCounter answers so for a path that it does not know.
  if (!answer.ok && answer.status !== 404) throw new Error(`${answer.status} ${address}`)
  return answer.json()
}

/** GoatCounter's public counter, which its owner allows: handlers/vcounter.go. */
const publicCounter =
  (address: string): Counts =>
  async (name, { from, to }) => {
    const range = new URLSearchParams({ start: from, end: nextDay(to) })
    const file = `/counter/${encodeURIComponent(name)}.json?${range}`
    const { count } = await request(address + file, null)
    return Number(String(count).replace(/\D/g, ""))
  }

type Hit = { path: string; count: number; path_id: number }

/** GoatCounter's numbers of all paths: handlers/api.go. */
async function readHits(address: string, { from, to }: Days, token: string) {
  const found = new Map<string, number>()
  const seen: number[] = []
  for (let more = true; more;) {
    const range = { start: `${from}T00:00:00Z`, end: `${nextDay(to)}T00:00:00Z` }
    const query = new URLSearchParams({ ...range, limit: "100", exclude_paths: seen.join(",") })
    const page: { hits: Hit[]; more: boolean } = await request(
      `${address}/api/v0/stats/hits?${query}`,
      token,
    )
    for (const { path, count, path_id } of page.hits) {
      found.set(path, count)
      seen.push(path_id)
    }
    more = page.more && page.hits.length > 0
  }
  return found
}

/** Asks once for each span of days. A failed request is asked again. */
function once(read: (days: Days) => Promise<Map<string, number>>): Counts {
  const answers = new Map<string, Promise<Map<string, number>>>()
  return async (name, days) => {
    const answer = answers.get(days.from) ?? read(days)
    answers.set(days.from, answer)
    answer.catch(() => answers.delete(days.from))
    return (await answer).get(name) ?? 0
  }
}

/** How a browser can read the numbers of a service; undefined where it cannot. */
function countsOfService({ service, address }: Numbers, token: string | null): Counts | undefined {
  const base = address.replace(/\/$/, "")
  if (service === "goatcounter") {
    const counts = token ? once((days) => readHits(base, days, token)) : publicCounter(base)
    // It stores the path of a page without the slash at its end.
    return (name, days) => counts(name.replace(/^(\/.+)\/$/, "$1"), days)
  }
  return undefined
}

const known = new Map<string, Counts | undefined>()

/** The same for each view of the editor, which then asks once. */
export function countsOf(numbers: Numbers, token: string | null) {
  const key = JSON.stringify([numbers, token])
  if (!known.has(key)) known.set(key, countsOfService(numbers, token))
  return known.get(key)
}
