import { withValueAt } from "../../../content-model/lib/path"
import { positionOf } from "../../../content-model/read/content"
import type { Values } from "../content/types"

type Item = { file: string; value: unknown }

const step = 10 // between two positions, so that another item fits
const maxPosition = 9999

/** The changes that put one of the sorted items at another index. */
export function moveItem(items: Item[], file: string, index: number) {
  const moved = items.find((item) => item.file === file)
  if (!moved || items[index] === moved) return {}
  return placeItem(
    items.filter((item) => item !== moved),
    moved,
    index,
  )
}

/** The changes that add an item at the end. */
export const appendItem = (items: Item[], item: Item) => placeItem(items, item, items.length)

/** Changes the position of the item alone if there is room, else all positions. */
function placeItem(others: Item[], item: Item, index: number): Values {
  const low = index === 0 ? 0 : positionOf(others[index - 1].value)
  const high = index === others.length ? low + 2 * step : positionOf(others[index].value)
  const middle = Math.floor((low + high) / 2)
  const hasRoom = middle > low && middle <= maxPosition
  const sorted = hasRoom ? [item] : others.toSpliced(index, 0, item)
  const distance = Math.max(1, Math.min(step, Math.floor(maxPosition / sorted.length)))
  return Object.fromEntries(
    sorted.flatMap((one, place) => {
      const position = hasRoom ? middle : (place + 1) * distance
      const isSame = one !== item && positionOf(one.value) === position
      return isSame ? [] : [[one.file, withValueAt(one.value, ["position"], position)]]
    }),
  )
}
