import { useState } from "react"
import type { Path } from "../../../content-model/lib/path"
import type { Issue } from "../../../content-model/issues/issues"
import { valueAt } from "../../../content-model/lib/path"
import { savedValue } from "../../drafts/merge/drafts"
import { useEditorState } from "../../drafts/useWorkspace"
import { afterPress } from "./afterPress"

/**
 * Which issues of a file its form shows: of a new field after a person has left it, and all after a
 * save was refused.
 */
export function useShownIssues(file: string) {
  const { snapshot, check, save } = useEditorState()
  const [left, setLeft] = useState(new Set<string>())
  const keyOf = (path: Path) => [file, ...path].join(".")
  const isRefused = save.kind === "refused" && save.files.includes(file)
  const isSaved = (path: Path) => valueAt(savedValue(snapshot, file), path) !== undefined
  const isShown = ({ path }: Issue) => isRefused || left.has(keyOf(path)) || isSaved(path)
  return {
    isShown,
    /** The paths of the errors. */
    errors: check.blocking
      .filter((issue) => issue.file === file && isShown(issue))
      .map(({ path }) => path),
    /** Notes that a person has left a field. */
    leave: (path: Path) => afterPress(() => setLeft((latest) => new Set(latest).add(keyOf(path)))),
  }
}
