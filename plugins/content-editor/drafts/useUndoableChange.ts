import { useEffect } from "react"
import type { Path } from "../../content-model/lib/path"
import { currentRoute, navigate } from "../ui/route"
import { showToast } from "../ui/toast"
import { contentValues } from "./values/contentValues"
import type { Values } from "./content/types"
import { useWorkspace } from "./useWorkspace"
import type { Workspace } from "./workspace"
import { letterOf } from "../lib/keys"

/** Undoes or redoes the last step in a file. A page that it renamed is shown under its other name. */
function replayStep(workspace: Workspace, kind: "undo" | "redo", file: string) {
  const step = workspace[kind](file)
  const route = currentRoute()
  const values = contentValues(workspace.getState())
  if (!step || route.view !== "edit" || values.has(route.file)) return step
  const [renamed] = Object.keys(step.after).filter(
    (name) => values.has(name) && [step.before[name], step.after[name]].includes(null),
  )
  if (renamed) navigate({ view: "edit", file: renamed, path: [] })
  return step
}

/** Undo and redo in a file, also by keyboard in the whole window. Leads to the changed field. */
export function useUndo(file: string, onPath: (path: Path) => void) {
  const workspace = useWorkspace()
  const replay = (kind: "undo" | "redo") => {
    const step = replayStep(workspace, kind, file)
    if (step?.file === file) onPath([...step.path])
  }
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const key = letterOf(event)
      const isRedo = key === "y" || (key === "z" && event.shiftKey)
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isRedo || key === "z")) return
      // A dialog has fields of its own.
      if (event.target instanceof Element && event.target.closest("dialog")) return
      event.preventDefault()
      replay(isRedo ? "redo" : "undo")
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  })
  return replay
}

/**
 * Changes of the workspace that announce what was done, with a way back. They must be called in the
 * handler of the pressed control, whose focus they keep near.
 */
export function useUndoableChange() {
  const workspace = useWorkspace()
  const announce = (file: string, words: string) => {
    showToast(words, () => replayStep(workspace, "undo", file))
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
