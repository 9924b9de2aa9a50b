import { useEffect } from "react"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { navigate, parseRoute } from "../../admin/route"
import { contentValues } from "../../state/content/contentValues"
import { useWorkspace } from "../../state/useWorkspace"
import type { Workspace } from "../../state/workspace"

/** Undoes or redoes the last step in a file. A page that it renamed is shown under its other name. */
export function replayStep(workspace: Workspace, kind: "undo" | "redo", file: string) {
  const step = workspace[kind](file)
  const route = parseRoute(location.hash)
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
