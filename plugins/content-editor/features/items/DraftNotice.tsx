import { useState } from "react"
import type { Path } from "../../../content-model/lib/path"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { isDraft } from "../../../content-model/read/content"
import { Button } from "../../ui/Button"
import { Notice } from "../../ui/Notice"
import { savedText } from "../../drafts/merge/drafts"
import { canBeDraft, linksToItem, showItem } from "../../drafts/items/links"
import { contentValues } from "../../drafts/values/contentValues"
import { missingIn } from "../../drafts/values/unfinished"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { sortByForm } from "../../form/parts/sections"
import { IssueList } from "../../form/parts/Unfinished"
import { RemoveDialog, useRemove } from "./RemoveDialog"

/** What a draft needs before it can be shown, and the function that shows and saves it. */
export function useShowDraft(file: string) {
  const state = useEditorState()
  const { save } = useWorkspace()
  const { change } = useUndoableChange()
  const values = contentValues(state)
  const show = () => {
    const title = titleOf(file, values.get(file))
    change(showItem(values, file), file, text("draft.shown", { title }))
    void save()
  }
  return { missing: sortByForm(file, missingIn(state.check, file)), show }
}

/** Keeps an item as a draft, and saves it. Asks first where the links to it shall lead. */
export function SaveAsDraft({ file }: { file: string }) {
  const values = contentValues(useEditorState())
  const remove = useRemove(file)
  const [isAsking, setIsAsking] = useState(false)
  if (!canBeDraft(values, file)) return null
  const hasLinks = linksToItem(values, file).length > 0
  return (
    <>
      <Button icon="file-pen" onPress={() => (hasLinks ? setIsAsking(true) : remove("draft"))}>
        {text("draft.save")}
      </Button>
      {isAsking && <RemoveDialog file={file} kind="draft" onClose={() => setIsAsking(false)} />}
    </>
  )
}

type Props = { file: string; onLead: (path: Path) => void }

/** Says that an item is a draft and how to show it, or that a new one can be a draft. */
export function DraftNotice({ file, onLead }: Props) {
  const state = useEditorState()
  const value = contentValues(state).get(file)
  const { missing, show } = useShowDraft(file)
  const [isAsked, setIsAsked] = useState(false)
  const isNew = savedText(state.snapshot, file) === null
  if (value === undefined || !(isDraft(value) || isNew)) return null
  const count = missing.length
  const press = () => {
    setIsAsked(true)
    if (count > 0) onLead(missing[0].path)
    else show()
  }
  return (
    <Notice kind="info" role="status">
      {isDraft(value) ? (
        <>
          <p>{text(count > 0 ? "draft.incomplete" : "draft.complete", { count })}</p>
          {isAsked && count > 0 && (
            <>
              <p>{text("draft.missing")}</p>
              <IssueList issues={missing} isOfOneFile />
            </>
          )}
          <Button look="primary" icon="eye" onPress={press}>
            {text("start.show")}
          </Button>
        </>
      ) : (
        <>
          <p>{text("draft.new")}</p>
          <SaveAsDraft file={file} />
        </>
      )}
    </Notice>
  )
}
