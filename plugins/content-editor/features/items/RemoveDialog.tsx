import { contentTypeOf } from "../../../content-model/model/model"
import { isComposedPage } from "../../../content-model/read/pageAddress"
import { navigate, useRoute } from "../../ui/route"
import { FormDialog } from "../../ui/Dialog"
import { Label, Select } from "../../ui/fields"
import { Stack } from "../../ui/layout"
import { contentValues } from "../../drafts/values/contentValues"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { savedValue } from "../../drafts/merge/drafts"
import { deleteItem, hideItem, linksToItem, linkTargets } from "../../drafts/items/links"
import type { State } from "../../drafts/content/types"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { UseList } from "../../form/picture/UseList"
import { useUndoableChange } from "../../drafts/useUndoableChange"

export type Removal = "delete" | "hide" | "draft"

const words = {
  delete: { title: "start.deleteItem", submit: "actions.delete", look: "danger" },
  hide: { title: "start.hideItem", submit: "start.hide", look: "primary" },
  draft: { title: "draft.ask", submit: "draft.save", look: "primary" },
} as const

/** Whether visitors may come to the address of a page. */
export const isSavedPage = ({ snapshot }: State, file: string) =>
  isComposedPage(file) && savedValue(snapshot, file) !== null

/** Deletes or hides an item, or saves it as a draft. Links to it lead to `newTarget`. */
export function useRemove(file: string) {
  const state = useEditorState()
  const { save } = useWorkspace()
  const { change } = useUndoableChange()
  const { view } = useRoute()
  return (kind: Removal, newTarget?: string) => {
    const values = contentValues(state)
    const title = titleOf(file, values.get(file))
    if (kind === "hide")
      return change(hideItem(values, file, newTarget), file, text("start.wasHidden", { title }))
    if (kind === "draft") {
      change(hideItem(values, file, newTarget, kind), file, text("draft.saved", { title }))
      return void save()
    }
    // Before its message, which stays in this view.
    if (view === "edit") navigate({ view: "start" })
    const changes = deleteItem(values, file, newTarget, isSavedPage(state, file))
    change(changes, file, text("start.wasDeleted", { title }))
  }
}

type Props = { file: string; kind: Removal; onClose: () => void }

/** Asks where the links to an item shall lead that is to be deleted or hidden, or to be a draft. */
export function RemoveDialog({ file, kind, onClose }: Props) {
  const state = useEditorState()
  const remove = useRemove(file)
  const values = contentValues(state)
  const title = titleOf(file, values.get(file))
  const links = linksToItem(values, file)
  const hasVisitors = kind === "delete" && isSavedPage(state, file)
  return (
    <FormDialog
      title={text(words[kind].title, { title })}
      submit={text(words[kind].submit)}
      look={words[kind].look}
      onSubmit={(fields) => remove(kind, String(fields.get("target")))}
      onClose={onClose}
    >
      <Stack>
        {links.length > 0 && <p>{text("start.links", { count: links.length })}</p>}
        <UseList uses={links} />
        <Label>
          {text(hasVisitors ? "start.newPage" : "start.newTarget")}
          <Select name="target" defaultValue={contentTypeOf(file)?.meta()?.anchorsOn}>
            {linkTargets(values, file).map((target) => (
              <option key={target.address} value={target.address}>
                {`${target.title} (${target.address})`}
              </option>
            ))}
          </Select>
        </Label>
      </Stack>
    </FormDialog>
  )
}
