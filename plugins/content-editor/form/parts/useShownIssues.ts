import { useState } from "react"
import { isEqual, valueAt, type Path } from "../../../content-model/lib/path"
import type { Issue } from "../../../content-model/issues/issues"
import { unfinishedIn } from "../../drafts/values/unfinished"
import { savedValue } from "../../drafts/merge/drafts"
import { useEditorState } from "../../drafts/useWorkspace"
import { afterPress } from "../../lib/afterPress"
import { sortByForm } from "./sections"

/**
 * Which issues of a file its form shows: of a new field after a person has left it, and all after a
 * save was refused, and in a draft.
 */
export function useShownIssues(file: string) {
  const { snapshot, check, save } = useEditorState()
  const [left, setLeft] = useState<{ file: string; path: Path }[]>([])
  const isLeft = (path: Path) => left.some((one) => isEqual(one, { file, path }))
  const isRefused = save.kind === "refused" && save.files.includes(file)
  const isSaved = (path: Path) => valueAt(savedValue(snapshot, file), path) !== undefined
  const isShown = ({ path, isInDraft }: Issue) =>
    isInDraft || isRefused || isLeft(path) || isSaved(path)
  return {
    isShown,
    hasErrors: check.blocking.some((issue) => issue.file === file && isShown(issue)),
    /** The paths of all that is unfinished, in the order of the form. */
    unfinished: sortByForm(file, unfinishedIn(check, file)).map(({ path }) => path),
    /** Notes that a person has left a field. */
    leave: (path: Path) =>
      afterPress(() => isLeft(path) || setLeft((latest) => [...latest, { file, path }])),
  }
}
