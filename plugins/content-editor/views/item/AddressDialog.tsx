import { useId, useState } from "react"
import { contentTypeOf, schemas, typeName } from "../../../content-model/schema/jsonSchema"
import { FieldIssue, Hint, Input, Label } from "../../components/fields"
import { FormDialog } from "../../components/FormDialog"
import { contentValues } from "../../state/content/contentValues"
import { savedValue } from "../../state/drafts/drafts"
import { addressOfItem, changeId } from "../../state/items/links"
import { idsIn, idsOf } from "../../state/items/newItem"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { useUndoToast } from "./useUndoToast"

/** Changes the id of an item, which is the end of its address. */
export function AddressDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const state = useEditorState()
  const { change } = useWorkspace()
  const tell = useUndoToast()
  const values = contentValues(state)
  const [current] = idsOf(values.get(file))
  const [id, setId] = useState(current)
  const hintId = useId()

  const type = contentTypeOf(file)
  const name = type ? typeName(type) : ""
  const { pattern = "", maxLength } = schemas[name].properties?.id ?? {}
  const isTaken = idsIn(values, name, file).includes(id)
  const problem = !new RegExp(pattern).test(id) ? "badId" : isTaken ? "takenId" : undefined
  const submit = () => {
    const [savedId] = idsOf(savedValue(state.snapshot, file))
    change(changeId(values, file, id, savedId), file)
    tell(file, text("start.newAddress", { address: addressOfItem(file, { id }) ?? "" }))
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
          aria-describedby={hintId}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
      </Label>
      <div id={hintId} role="status">
        {problem && <FieldIssue $isError>{text(`start.${problem}`)}</FieldIssue>}
        <Hint>{text("start.addressHint")}</Hint>
      </div>
    </FormDialog>
  )
}
