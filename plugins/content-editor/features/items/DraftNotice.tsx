import { useState } from "react"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { isDraft } from "../../../content-model/read/content"
import { Button } from "../../ui/Button"
import { Notice } from "../../ui/Notice"
import { navigate } from "../../ui/route"
import { refusedDrafts, savedText } from "../../drafts/merge/drafts"
import { canBeDraft, linksToItem, showItem } from "../../drafts/items/links"
import { contentValues } from "../../drafts/values/contentValues"
import { missingIn } from "../../drafts/values/unfinished"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { sortByForm } from "../../form/parts/sections"
import { IssueList } from "../../form/parts/Unfinished"
import { RemoveDialog, useRemove } from "./RemoveDialog"

/** Returns a function that shows and saves a draft, or leads to the first thing that is missing. */
export function useShowDraft(file: string) {
  const state = useEditorState()
  const { save } = useWorkspace()
  const { change } = useUndoableChange()
  return () => {
    const [missing] = sortByForm(file, missingIn(state.check, file))
    if (missing) return navigate({ view: "edit", file, path: missing.path })
    const values = contentValues(state)
    const title = titleOf(file, values.get(file))
    change(showItem(values, file), file, text("draft.shown", { title }))
    void save()
  }
}

/** Says what a draft needs before it can be shown, or offers to keep an unfinished item as a draft. */
export function DraftNotice({ file }: { file: string }) {
  const state = useEditorState()
  const values = contentValues(state)
  const show = useShowDraft(file)
  const remove = useRemove(file)
  const [isAsked, setIsAsked] = useState(false)
  const isRefused = refusedDrafts(state).some((draft) => draft.file === file)
  const missing = sortByForm(file, missingIn(state.check, file))
  if (isDraft(values.get(file)))
    return (
      <Notice kind="info" role="status">
        <p>{text(missing.length > 0 ? "draft.incomplete" : "draft.complete")}</p>
        {isAsked && <IssueList issues={missing} isOfOneFile />}
        <Button
          look="primary"
          icon="eye"
          onPress={() => {
            setIsAsked(true)
            show()
          }}
        >
          {text("start.show")}
        </Button>
      </Notice>
    )
  const isUnsaved = isRefused || savedText(state.snapshot, file) === null
  if (!values.has(file) || !isUnsaved || !canBeDraft(values, file)) return null
  const hasLinks = linksToItem(values, file).length > 0
  return (
    <Notice kind="info" role="status">
      <p>{text("draft.new")}</p>
      <Button icon="file-pen" onPress={() => (hasLinks ? setIsAsked(true) : remove("draft"))}>
        {text("draft.save")}
      </Button>
      {isAsked && <RemoveDialog file={file} kind="draft" onClose={() => setIsAsked(false)} />}
    </Notice>
  )
}
