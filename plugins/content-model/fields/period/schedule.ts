import { writeFileSync } from "node:fs"
import type { ContentValues } from "../../read/content"
import { momentsAfter } from "./shownAt"

/**
 * The instants after the moment of a build at which something appears or disappears, such as
 * `2026-12-01T18:30:00.000Z`. It does not say what, because nothing may be known before its time.
 */
type Schedule = { moments: string[] }

const maxMoments = 100

/** Writes the schedule of content from an instant on, in milliseconds since 1970. */
export function writeSchedule(file: string, values: ContentValues, instant: number) {
  const schedule: Schedule = {
    moments: momentsAfter(values, instant)
      .slice(0, maxMoments)
      .map((moment) => new Date(moment).toISOString()),
  }
  writeFileSync(file, JSON.stringify(schedule))
}
