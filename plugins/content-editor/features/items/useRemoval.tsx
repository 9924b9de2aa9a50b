import { useState } from "react"
import { contentTypeOf } from "../../../content-model/model/model"
import { isCollectionPage } from "../../../content-model/read/pageAddress"
import { currentRoute, navigate } from "../../ui/route"
import { FormDialog } from "../../ui/Dialog"
import { Label, Select } from "../../ui/fields"
import { contentValues } from "../../drafts/values/contentValues"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { savedValue } from "../../drafts/merge/drafts"
import { deleteItem, hideItem, linksToItem, linkTargets } from "../../drafts/items/links"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { UseList } from "../../form/parts/Unfinished"
import { useUndoableChange } from "../../drafts/useUndoableChange"

type Removal = "delete" | "hide" | "draft"

const words = {
  delete: { title: "start.deleteItem", submit: "actions.delete", look: "danger" },
  hide: { title: "start.hideItem", submit: "start.hide", look: "primary" },
  draft: { title: "draft.ask", submit: "draft.save", look: "primary" },
} as const

/**
 * Deletes or hides an item, or saves it as a draft. First asks in a dialog where the links to it shall lead, and
 * the visitors of a deleted page. Without either there is no question.
 */
export function useRemoval(file: string) {
  const state = useEditorState()
  const { save } = useWorkspace()
  const { change } = useUndoableChange()
  const [asked, setAsked] = useState<Removal>()
  const values = contentValues(state)
  const title = titleOf(file, values.get(file))
  const isSavedPage = isCollectionPage(file) && savedValue(state.snapshot, file) !== null

  function removeNow(kind: Removal, newTarget?: string) {
    if (kind === "hide")
      return change(hideItem(values, file, newTarget), file, text("start.wasHidden", { title }))
    if (kind === "draft") {
      change(hideItem(values, file, newTarget, kind), file, text("draft.saved", { title }))
      return void save()
    }
    if (currentRoute().view === "edit") navigate({ view: "start" })
    const changes = deleteItem(values, file, newTarget, isSavedPage)
    change(changes, file, text("start.wasDeleted", { title }))
  }
  const remove = (kind: Removal) =>
    linksToItem(values, file).length > 0 || (kind === "delete" && isSavedPage)
      ? setAsked(kind)
      : removeNow(kind)
  // Each row of a list has this hook, and a search over all content takes time.
  const links = asked ? linksToItem(values, file) : []
  const dialog = asked && (
    <FormDialog
      title={text(words[asked].title, { title })}
      submit={text(words[asked].submit)}
      look={words[asked].look}
      onSubmit={(fields) => removeNow(asked, String(fields.get("target")))}
      onClose={() => setAsked(undefined)}
    >
      {links.length > 0 && <p>{text("start.links", { count: links.length })}</p>}
      <UseList uses={links} />
      <Label>
        {text(asked === "delete" && isSavedPage ? "start.newPage" : "start.newTarget")}
        <Select name="target" defaultValue={contentTypeOf(file)?.meta()?.anchorsOn}>
          {linkTargets(values, file).map((target) => (
            <option key={target.address} value={target.address}>
              {`${target.title} (${target.address})`}
            </option>
          ))}
        </Select>
      </Label>
    </FormDialog>
  )
  return { remove, dialog }
}
