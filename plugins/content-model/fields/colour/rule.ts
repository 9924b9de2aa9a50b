import { differenceCiede2000, wcagContrast } from "culori"
import { checkedTones, type CheckedTone } from "../../colours/checkedTones"
import { itemColours } from "../../colours/itemColours"
import { themeColours } from "../../colours/themeColours"
import type { Issue } from "../../issues/issues"
import { childOf, fieldIssue, type Document, type Field } from "../../read/json/document"

const minDifference = 10 // CIEDE2000; below it people take two colours for the same
const isColour = /^#[\da-f]{6}$/i
const difference = differenceCiede2000()

/**
 * Finds colours that the site visibly changes, because their contrast is too low. Checks the light
 * scheme only: the dark scheme lightens every dark colour anyway.
 */
export const colourIssues = (document: Document): Issue[] =>
  document.fields.flatMap((field) => {
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
    return [fieldIssue(document, field, "low-contrast", message)]
  })

type Tones = Partial<Record<string, string>>

function clause(name: CheckedTone, written: string, shown: string, tones: Tones = {}) {
  const { use, on, minRatio } = checkedTones[name]
  const contrast = wcagContrast(written, tones[on] ?? "").toFixed(1)
  return `as ${use} (${contrast}, but ${minRatio} is needed; the site shows ${shown})`
}

const cache = new Map<string, Tones>()

/** The tones derived from a colour in the light scheme. Those of the palette need all its colours. */
function lightTones(
  { tree }: Document,
  { path, groupSchema }: Field,
  value: string,
): Tones | undefined {
  const isOfPalette = groupSchema.$ref === "Palette"
  const group = path.slice(0, -1).reduce((node, key) => childOf(node, key) ?? node, tree)
  const colours = isOfPalette
    ? ["brand", "accent", "paper"].map((name) => String(childOf(group, name)?.value))
    : [value]
  if (!colours.every((colour) => isColour.test(colour))) return undefined
  const key = colours.join()
  const [brand, accent, paper] = colours
  const tones: Tones =
    cache.get(key) ??
    (isOfPalette ? themeColours({ brand, accent, paper }) : itemColours(value)).light
  cache.set(key, tones)
  return tones
}
