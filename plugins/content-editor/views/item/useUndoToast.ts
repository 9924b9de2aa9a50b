import { showToast } from "../../components/toast"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"

/** Returns a function that tells what was changed in a file, with a way back. */
export function useUndoToast() {
  const { undo } = useWorkspace()
  return (file: string, words: string) =>
    showToast({ words, action: { label: text("start.undo"), onPress: () => undo(file) } })
}
