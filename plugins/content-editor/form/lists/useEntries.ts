import { useState } from "react"
import { flushSync } from "react-dom"
import { listAt, type Path } from "../../../content-model/lib/path"
import { showToast } from "../../ui/toast"
import { text } from "../../ui/words/words"
import { useForm } from "../parts/types"

let lastKey = 0

/** A list without an entry, with its entries in another order, or with an added one. */
type Change = <Entry>(list: Entry[], added: Entry) => Entry[]

/** The entries of a list, a key of each that it keeps when it moves, and what changes them. */
export function useEntries(path: Path, value: unknown) {
  const { update } = useForm()
  const entries = listAt(value)
  const [kept, setKept] = useState<number[]>([])
  const keys = entries.map((_, index) => kept[index] ?? ++lastKey)
  if (keys.length !== kept.length) setKept(keys)

  // At once, so that the focus finds what has moved.
  const change = (changed: Change, added?: unknown) =>
    flushSync(() => {
      setKept((latest) => changed(latest, ++lastKey))
      update(path, (list) => changed(listAt(list), added))
    })
  const insert = (index: number, entry: unknown) =>
    change((list, added) => list.toSpliced(index, 0, added), entry)
  return {
    entries,
    keys,
    insert,
    move: (from: number, to: number) =>
      change((list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from])),
    /** Removes an entry, and tells it with a way back. */
    remove(index: number, title: string) {
      change((list) => list.toSpliced(index, 1))
      const words = text("form.removed", { entry: title })
      showToast(words, () => insert(index, entries[index]))
    },
  }
}
