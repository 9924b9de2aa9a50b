import { differenceCiede2000, wcagContrast } from "culori"
import { checkedTones, type CheckedTone } from "../../colours/checkedTones"
import { itemColours } from "../../colours/itemColours"
import { themeColours } from "../../colours/themeColours"
import { valueAt } from "../../lib/path"
import type { IssueText } from "../../issues/issues"
import type { Document, Field } from "../../read/json/document"
import { Palette } from "./palette"

const minDifference = 10 // CIEDE2000; below it people take two colours for the same
const isColour = /^#[\da-f]{6}$/i
const difference = differenceCiede2000()

/**
 * Finds a colour that the site visibly changes, because its contrast is too low. Checks the light
 * scheme only: the dark scheme lightens every dark colour anyway.
 */
export function colourIssues(field: Field, document: Document): IssueText[] {
  const { schema, value } = field
  if (!schema.renderedTones || typeof value !== "string" || !isColour.test(value)) return []
  const tones = lightTones(document, field, value)
  const changed = schema.renderedTones.flatMap((name) => {
    const shown = tones?.[name]
    return shown !== undefined && difference(value, shown) > minDifference
      ? [{ shown, clause: clause(name, value, shown, tones) }]
      : []
  })
  if (changed.length === 0) return []
  const clauses = changed.map((one) => one.clause).join(" and ")
  // The last tone needs the most contrast.
  const message = `${value} has too little contrast in the light colour scheme ${clauses}. Use ${changed.at(-1)?.shown}, the nearest colour with enough contrast.`
  return [["low-contrast", message]]
}

type Tones = Partial<Record<string, string>>

function clause(name: CheckedTone, written: string, shown: string, tones: Tones = {}) {
  const { use, on, minRatio } = checkedTones[name]
  const contrast = wcagContrast(written, tones[on] ?? "").toFixed(1)
  return `as ${use} (${contrast}, but ${minRatio} is needed; the site shows ${shown})`
}

/** The tones derived from a colour in the light scheme. Those of the palette need all its colours. */
function lightTones(
  document: Document,
  { path, groupSchema }: Field,
  value: string,
): Tones | undefined {
  if (groupSchema.$ref !== "Palette") return itemColours(value).light
  const { data } = Palette.safeParse(valueAt(document.value, path.slice(0, -1)))
  return data && themeColours(data).light
}
