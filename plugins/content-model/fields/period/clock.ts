import { Moment } from "./period"
import { startOf } from "../../time/instants"

/**
 * The instant as at which the site is built, in milliseconds since 1970: now, or the local day or
 * time in the environment variable NOW, such as `2026-12-01T09:00`.
 * @throws {Error} if NOW is neither.
 */
export function buildInstant(timeZone: string, env: NodeJS.ProcessEnv = process.env) {
  if (!env.NOW) return Date.now()
  if (!Moment.safeParse(env.NOW).success)
    throw new Error(
      `NOW must be a day such as 2026-12-01, or a day with a time such as 2026-12-01T09:00, not "${env.NOW}".`,
    )
  return startOf(env.NOW, timeZone)
}
