import { titleOf } from "../../../content-model/compare/fieldChanges"
import { isDraft } from "../../../content-model/read/content"
import { Button } from "../../ui/Button"
import { Notice } from "../../ui/Notice"
import { navigate } from "../../ui/route"
import { refusedDrafts, savedText } from "../../drafts/merge/drafts"
import { canBeDraft, showItem } from "../../drafts/items/links"
import { contentValues } from "../../drafts/values/contentValues"
import { missingIn } from "../../drafts/values/unfinished"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { sortByForm } from "../../form/parts/sections"
import { useRemoval } from "./useRemoval"

/** Returns a function that shows an item. A draft it also saves, or leads to the first thing that is missing. */
export function useShow(file: string) {
  const state = useEditorState()
  const { save } = useWorkspace()
  const { change } = useUndoableChange()
  return () => {
    const [missing] = sortByForm(file, missingIn(state.check, file))
    if (missing) return navigate({ view: "edit", file, path: missing.path })
    const values = contentValues(state)
    const wasDraft = isDraft(values.get(file))
    const title = titleOf(file, values.get(file))
    change(showItem(values, file), file, text(wasDraft ? "draft.shown" : "start.shown", { title }))
    if (wasDraft) void save()
  }
}

/** Says that a draft can be shown, or offers to keep an unfinished item as a draft. */
export function DraftNotice({ file }: { file: string }) {
  const state = useEditorState()
  const values = contentValues(state)
  const show = useShow(file)
  const { remove, dialog } = useRemoval(file)
  if (isDraft(values.get(file)))
    return (
      <Notice kind="info" role="status">
        <p>
          {text(missingIn(state.check, file).length > 0 ? "draft.incomplete" : "draft.complete")}
        </p>
        <Button look="primary" icon="eye" onPress={show}>
          {text("start.show")}
        </Button>
      </Notice>
    )
  const isUnsaved =
    savedText(state.snapshot, file) === null ||
    refusedDrafts(state).some((draft) => draft.file === file)
  if (!values.has(file) || !isUnsaved || !canBeDraft(values, file)) return null
  return (
    <Notice kind="info" role="status">
      <p>{text("draft.new")}</p>
      <Button icon="file-pen" onPress={() => remove("draft")}>
        {text("draft.save")}
      </Button>
      {dialog}
    </Notice>
  )
}
