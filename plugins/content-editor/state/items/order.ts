import { isRecord } from "../../../content-model/isRecord"
import { withValueAt } from "../paths"
import type { Values } from "../types"

type Item = { file: string; value: unknown }

const step = 10 // between two positions, so that another item fits
const maxPosition = 9999

/** The position of an item; undefined without one. */
export const positionOf = (value: unknown) =>
  isRecord(value) && typeof value.position === "number" ? value.position : undefined

const withPosition = ({ file, value }: Item, position: number) => [
  file,
  withValueAt(value, ["position"], position),
]

/**
 * The changes that put one of the sorted items at another index: its position alone if there is
 * room, else all positions.
 */
export function moveItem(items: Item[], file: string, index: number): Values {
  const from = items.findIndex((item) => item.file === file)
  if (from < 0) return {}
  const sorted = items.toSpliced(from, 1).toSpliced(index, 0, items[from])
  if (sorted.every((item, place) => item === items[place])) return {}
  const position = positionBetween(sorted.slice(0, index), sorted.slice(index + 1))
  if (position !== undefined) return Object.fromEntries([withPosition(items[from], position)])
  return renumber(sorted)
}

/** The changes that add an item at the end. */
export function appendItem(items: Item[], item: Item): Values {
  const position = positionBetween(items, [])
  if (position === undefined) return renumber([...items, item])
  return Object.fromEntries([withPosition(item, position)])
}

function positionBetween(before: Item[], after: Item[]) {
  const low = before.length === 0 ? 0 : positionOf(before.at(-1)?.value)
  if (low === undefined) return undefined
  const next = positionOf(after.at(0)?.value)
  if (after.length > 0 && next === undefined) return undefined
  const position = next === undefined ? low + step : Math.floor((low + next) / 2)
  return position > low && position <= maxPosition ? position : undefined
}

function renumber(items: Item[]): Values {
  const distance = Math.max(1, Math.min(step, Math.floor(maxPosition / items.length)))
  return Object.fromEntries(
    items.flatMap((item, place) => {
      const position = (place + 1) * distance
      return positionOf(item.value) === position ? [] : [withPosition(item, position)]
    }),
  )
}
