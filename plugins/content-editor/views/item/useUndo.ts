import { useEffect } from "react"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { useWorkspace } from "../../state/useWorkspace"

/** Undo and redo in a file, also by keyboard in the whole window. Leads to the changed field. */
export function useUndo(file: string, onPath: (path: Path) => void) {
  const workspace = useWorkspace()
  const replay = (kind: "undo" | "redo") => {
    const step = workspace[kind](file)
    if (step?.file === file) onPath([...step.path])
  }
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isRedo = key === "y" || (key === "z" && event.shiftKey)
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isRedo || key === "z")) return
      // A dialog has fields of its own.
      if (event.target instanceof Element && event.target.closest("[role=dialog]")) return
      event.preventDefault()
      replay(isRedo ? "redo" : "undo")
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  })
  return replay
}
