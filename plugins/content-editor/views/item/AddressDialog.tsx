import { useState } from "react"
import { contentTypeOf, schemas, typeName } from "../../../content-model/schema/jsonSchema"
import { FormDialog } from "../../components/Dialog"
import { FieldIssue, Hint, Input, Label } from "../../components/fields"
import { contentValues } from "../../state/content/contentValues"
import { savedValue } from "../../state/drafts/drafts"
import { addressOfItem, changeId } from "../../state/items/links"
import { idsIn, idsOf } from "../../state/items/newItem"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { useUndoableChange } from "./useUndoableChange"

/** Changes the id of an item, which is the end of its address. */
export function AddressDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const state = useEditorState()
  const { change } = useUndoableChange()
  const values = contentValues(state)
  const [current] = idsOf(values.get(file))
  const [id, setId] = useState(current)

  const type = contentTypeOf(file)
  const name = type ? typeName(type) : ""
  const { pattern = "", maxLength } = schemas[name].properties?.id ?? {}
  const isTaken = idsIn(values, name, file).includes(id)
  const problem = !new RegExp(pattern).test(id) ? "badId" : isTaken ? "takenId" : undefined
  const submit = () => {
    const [savedId] = idsOf(savedValue(state.snapshot, file))
    const address = addressOfItem(file, { id }) ?? ""
    change(changeId(values, file, id, savedId), file, text("start.newAddress", { address }))
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
        {text("start.addressEnd", { page: schemas[name].anchorsOn ?? "" })}
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
        {problem && <FieldIssue $isError>{text(`start.${problem}`)}</FieldIssue>}
        <Hint>{text("start.addressHint")}</Hint>
      </div>
    </FormDialog>
  )
}
