import { useId, useState } from "react"
import { isRecord } from "../../../content-model/isRecord"
import { contentTypeOf, schemas } from "../../../content-model/schema/jsonSchema"
import { Button } from "../../components/Button"
import { Dialog } from "../../components/Dialog"
import { FieldIssue, Hint, Input, Label } from "../../components/fields"
import { showToast } from "../../components/toast"
import { contentValues } from "../../state/contentValues"
import { savedValue } from "../../state/drafts"
import { addressOfItem, changeId } from "../../state/items/links"
import { idsOf } from "../../state/items/newItem"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"

type Props = { file: string; onClose: () => void }

/** Changes the id of an item, which is the end of its address. */
export function AddressDialog({ file, onClose }: Props) {
  const state = useEditorState()
  const workspace = useWorkspace()
  const values = contentValues(state)
  const current = idOf(values.get(file)) ?? ""
  const [id, setId] = useState(current)
  const inputId = useId()

  const type = contentTypeOf(file)?.meta()
  const { pattern = "", maxLength } = schemas[type?.id ?? ""].properties?.id ?? {}
  const isTaken = [...values].some(
    ([other, value]) =>
      other !== file && contentTypeOf(other)?.meta()?.id === type?.id && idsOf(value).includes(id),
  )
  const problem = !new RegExp(pattern).test(id) ? "badId" : isTaken ? "takenId" : undefined
  const change = () => {
    workspace.change(changeId(values, file, id, idOf(savedValue(state.snapshot, file))), file)
    showToast({
      words: text("start.newAddress", { address: addressOfItem(file, { id }) ?? "" }),
      action: { label: text("start.undo"), onPress: () => workspace.undo(file) },
    })
    onClose()
  }
  return (
    <Dialog
      title={text("start.address")}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text("start.cancel")}</Button>
          <Button look="primary" type="submit" form={`${inputId}-form`} isDisabled={id === current}>
            {text("start.changeAddress")}
          </Button>
        </>
      }
    >
      <form
        id={`${inputId}-form`}
        onSubmit={(event) => {
          event.preventDefault()
          if (!problem && id !== current) change()
        }}
      >
        <Label htmlFor={inputId}>{text("start.addressEnd", { page: type?.anchorsOn ?? "" })}</Label>
        <Input
          id={inputId}
          value={id}
          maxLength={maxLength}
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={`${inputId}-hint`}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
        <div id={`${inputId}-hint`} role="status">
          {problem && <FieldIssue $isError>{text(`start.${problem}`)}</FieldIssue>}
          <Hint>{text("start.addressHint")}</Hint>
        </div>
      </form>
    </Dialog>
  )
}

const idOf = (value: unknown) =>
  isRecord(value) && typeof value.id === "string" ? value.id : undefined
