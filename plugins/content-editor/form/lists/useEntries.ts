import { flushSync } from "react-dom"
import { listAt, type Path } from "../../../content-model/lib/path"
import { showToast } from "../../ui/toast"
import { text } from "../../ui/words/words"
import { useForm } from "../parts/types"

/** The entries of a list, and what changes them. */
export function useEntries(path: Path, value: unknown) {
  const { update } = useForm()
  const entries = listAt(value)
  // At once, so that the focus finds what has moved.
  const change = (changed: (list: unknown[]) => unknown[]) =>
    flushSync(() => update(path, (list) => changed(listAt(list))))
  const insert = (index: number, entry: unknown) =>
    change((list) => list.toSpliced(index, 0, entry))
  return {
    entries,
    insert,
    move: (from: number, to: number) =>
      change((list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from])),
    /** Removes an entry, and tells it with a way back. */
    remove(index: number, title: string) {
      change((list) => list.toSpliced(index, 1))
      const onPress = () => insert(index, entries[index])
      const words = text("form.removed", { entry: title })
      showToast({ words, action: { label: text("actions.undo"), onPress } })
    },
  }
}
