import { showToast } from "../../components/toast"
import type { Values } from "../../state/types"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { replayStep } from "./useUndo"

/**
 * Changes of the workspace that announce what was done, with a way back. They must be called in the
 * handler of the pressed control, whose focus they keep near.
 */
export function useUndoableChange() {
  const workspace = useWorkspace()
  const announce = (file: string, words: string) => {
    const onPress = () => replayStep(workspace, "undo", file)
    showToast({ words, action: { label: text("actions.undo"), onPress } })
    // The change may have removed the pressed control.
    const places = [
      document.activeElement?.closest<HTMLElement>("article, [role=row]"),
      document.querySelector<HTMLElement>(`[data-key="${CSS.escape(file)}"]`),
      document.querySelector("h1"),
    ]
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      places.find((place) => place?.isConnected)?.focus({ preventScroll: true })
    })
  }
  return {
    change(values: Values, file: string, words: string) {
      workspace.change(values, file)
      announce(file, words)
    },
    resolve(file: string, value: unknown, words: string) {
      workspace.resolve(file, value)
      announce(file, words)
    },
  }
}
