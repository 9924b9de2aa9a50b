import { isHidden } from "../../../plugins/content-model/read/content"
import { isRecord } from "../../../plugins/content-model/lib/isRecord"
import { formatInstantInFull } from "../../../plugins/content-model/time/formatDate"
import {
  momentsAfter,
  shownAt,
  timeZoneOfContent,
} from "../../../plugins/content-model/fields/period/shownAt"
import { diffContent, type ContentState } from "./contentDiff"

/** What visitors see of a change from a moment on, as Markdown. */
export type Effect = { when: string; lines: string[] }

/**
 * The effects of a change today and at each later moment at which they differ. `now` is in
 * milliseconds since 1970. Nothing if visitors see the whole change today, and for good.
 */
export function effectsOf(before: ContentState, after: ContentState, now: number): Effect[] {
  const moments = new Set([before, after].flatMap(({ values }) => momentsAfter(values, now)))
  const linesAt = (moment: number) =>
    diffContent(visibleAt(before, moment), visibleAt(after, moment))
  const today = linesAt(now)
  const effects: Effect[] = [
    { when: "Today", lines: today.length > 0 ? today : ["Nothing changes."] },
  ]
  let last = today
  for (const moment of [...moments].toSorted((a, b) => a - b)) {
    const lines = linesAt(moment)
    const changes = [
      ...lines.filter((line) => !last.includes(line)),
      ...last.filter((line) => !lines.includes(line)).map((line) => `no longer: ${line}`),
    ]
    const when = `From ${formatInstantInFull(moment, timeZoneOfContent(after.values))}`
    if (changes.length > 0) effects.push({ when, lines: changes })
    last = lines
  }
  const isWhole = today.join() === diffContent(before, after).join()
  return effects.length === 1 && isWhole ? [] : effects
}

/** What visitors see at an instant, without the periods themselves. */
function visibleAt(state: ContentState, instant: number): ContentState {
  const visible = [...shownAt(state.values, instant)].filter(([, value]) => !isHidden(value))
  return {
    ...state,
    values: new Map(visible.map(([file, value]) => [file, withoutPeriods(value)])),
  }
}

function withoutPeriods(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPeriods)
  if (!isRecord(value)) return value
  const { shown: _shown, afterwards: _afterwards, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, withoutPeriods(part)]))
}
