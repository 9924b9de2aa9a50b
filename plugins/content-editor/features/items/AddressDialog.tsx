import { useState } from "react"
import { composedPageAddress, isComposedPage } from "../../../content-model/read/pageAddress"
import { contentTypeOf, schemas, typeName } from "../../../content-model/model/model"
import { sectionSchema } from "../../../content-model/model/jsonSchema"
import { addressIssues } from "../../../content-model/validate/rules/pages/composedPages"
import { navigate, useRoute } from "../../ui/route"
import { FormDialog } from "../../ui/Dialog"
import { FieldIssue, Hint, Input, Label } from "../../ui/fields"
import { contentValues } from "../../drafts/values/contentValues"
import { savedValue } from "../../drafts/merge/drafts"
import { addressOfItem, changeId, renamePage } from "../../drafts/items/links"
import { idsIn, idsOf } from "../../drafts/items/newItem"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { useUndoableChange } from "../../drafts/useUndoableChange"

/** Changes the id of an item or the name of a page, which is the end of its address. */
export function AddressDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const state = useEditorState()
  const { change } = useUndoableChange()
  const { view } = useRoute()
  const values = contentValues(state)
  const isPage = isComposedPage(file)
  const [current] = isPage ? [composedPageAddress(file).slice(1, -1)] : idsOf(values.get(file))
  const [id, setId] = useState(current)

  const type = contentTypeOf(file)
  const name = type ? typeName(type) : ""
  const { id: itemId, anchor } = { ...sectionSchema().properties, ...schemas[name].properties }
  const { pattern = "", maxLength = 60 } = itemId ?? anchor
  const renamed = (schemas[name].files ?? "").replace("*", id)
  const isTaken = isPage
    ? values.has(renamed) || addressIssues(renamed, state.snapshot.staticFiles).length > 0
    : idsIn(values, name, file).includes(id)
  const problem = !new RegExp(pattern).test(id)
    ? "start.badId"
    : isTaken
      ? "start.takenId"
      : undefined
  const submit = () => {
    const saved = savedValue(state.snapshot, file)
    const changes = isPage
      ? renamePage(values, file, renamed, saved !== null)
      : changeId(values, file, id, idsOf(saved).at(0))
    const address = addressOfItem(isPage ? renamed : file, { id }) ?? ""
    // Before its message, which stays in this view.
    if (isPage && view === "edit") navigate({ view, file: renamed, path: [] })
    change(changes, file, text("start.newAddress", { address }))
  }
  return (
    <FormDialog
      title={text("start.address")}
      submit={text("start.changeAddress")}
      isDisabled={id === current || problem !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Label>
        {isPage
          ? text("start.pageAddress")
          : text("start.addressEnd", { page: schemas[name].anchorsOn ?? "" })}
        <Input
          value={id}
          maxLength={maxLength}
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby="address-notes"
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
      </Label>
      <div id="address-notes" role="status">
        {problem && <FieldIssue $isError>{text(problem)}</FieldIssue>}
        <Hint>{text("start.addressHint")}</Hint>
      </div>
    </FormDialog>
  )
}
