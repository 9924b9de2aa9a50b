import { useState } from "react"
import { parseText, savedText, savedValue } from "../../state/drafts/drafts"
import { merge, type Choice } from "../../state/drafts/merge"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { useUndoableChange } from "../item/useUndoableChange"

/**
 * Ends the conflict of a file by a choice. If somebody has changed the file since it was shown, the
 * choice is not made: `hasChanged` then asks for another one.
 */
export function useResolve(file: string) {
  const { getState, refresh } = useWorkspace()
  const { resolve } = useUndoableChange()
  const [hasChanged, setHasChanged] = useState(false)

  async function resolveBy(choose: Choice) {
    const shown = savedText(getState().snapshot, file)
    await refresh()
    const { snapshot, drafts } = getState()
    const draft = drafts.get(file)
    setHasChanged(savedText(snapshot, file) !== shown)
    if (!draft || savedText(snapshot, file) !== shown) return
    const { value } = merge(parseText(draft.base), draft.value, savedValue(snapshot, file), choose)
    resolve(file, value, text("conflict.solved"))
  }
  return { hasChanged, resolveBy }
}
