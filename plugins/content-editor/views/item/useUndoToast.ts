import { showToast } from "../../components/toast"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"

/**
 * Returns a function that tells what was changed in a file, with a way back. It must be called in
 * the handler of the pressed control, whose focus it keeps near.
 */
export function useUndoToast() {
  const { undo } = useWorkspace()
  return (file: string, words: string) => {
    showToast({ words, action: { label: text("start.undo"), onPress: () => undo(file) } })
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
}
