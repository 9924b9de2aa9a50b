import { differenceCiede2000, wcagContrast } from "culori"
import { themeColours, checkedTones, itemColours, type CheckedTone } from "../../graphql/colours"
import type { Document, Field } from "../json/document"
import { childOf } from "../json/document"
import { createIssue, type Issue } from "../issues"

const visible = 10 // CIEDE2000; below it one takes the tone for the colour that was written
const isColour = /^#[\da-f]{6}$/i
const difference = differenceCiede2000()

/**
 * Colours that the site shows visibly otherwise than written, because they could not be read. The
 * tones that it shows pass in both schemes (colour.test.ts). By night every dark colour becomes
 * lighter, as night schemes do; so what is judged is the day.
 */
export const colourIssues = (document: Document): Issue[] =>
  document.fields.flatMap((field) => {
    const { shape, path, node, value } = field
    if (!shape.renderedTones || typeof value !== "string" || !isColour.test(value)) return []
    const day = dayTones(document, field, value)
    if (!day) return []
    const changed = shape.renderedTones
      .map((name) => ({ name, shown: day[name] }))
      .filter(({ shown }) => shown !== undefined && difference(value, shown) > visible)
    if (changed.length === 0) return []
    const clauses = changed.map(({ name, shown }) => clause(name, value, shown ?? "", day))
    // The last tone has to pass the most.
    const message = `${value} cannot be read by day ${clauses.join(" and ")}. The nearest colour that passes is ${changed.at(-1)?.shown}.`
    return [createIssue("colour-changed", document.locationOf(path, node), message)]
  })

type Day = Partial<Record<string, string>>

function clause(name: CheckedTone, written: string, shown: string, day: Day) {
  const { use, on, minRatio } = checkedTones[name]
  const contrast = wcagContrast(written, day[on] ?? "").toFixed(1)
  return `as ${use} (contrast ${contrast}, ${minRatio} is needed; the site shows ${shown})`
}

const known = new Map<string, Day>()

/** The tones by day that are made from a colour; of a palette's colour, from all three of them. */
function dayTones({ tree }: Document, { path, group }: Field, value: string): Day | undefined {
  const isOfPalette = group.properties?.brand !== undefined
  let colours: string[] = [value]
  if (isOfPalette) {
    let node = tree
    for (const key of path.slice(0, -1)) node = childOf(node, key) ?? node
    colours = ["brand", "accent", "paper"].map((name) => String(childOf(node, name)?.value))
  }
  if (!colours.every((colour) => isColour.test(colour))) return undefined
  const key = colours.join()
  const [brand, accent, paper] = colours
  const day: Day =
    known.get(key) ??
    (isOfPalette ? themeColours({ brand, accent, paper }) : itemColours(value)).light
  known.set(key, day)
  return day
}
