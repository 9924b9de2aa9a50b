import { useId, useState } from "react"
import { schemas } from "../../../content-model/schema/jsonSchema"
import { navigate } from "../../admin/route"
import { Button } from "../../components/Button"
import { Dialog } from "../../components/Dialog"
import { Hint, Input, Label } from "../../components/fields"
import { contentValues } from "../../state/contentValues"
import { newItem, takenNames } from "../../state/items/newItem"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"

type Props = { name: string; onClose: () => void }

/** Asks for the title of a new item and opens it. */
export function NewItemDialog({ name, onClose }: Props) {
  const workspace = useWorkspace()
  const [title, setTitle] = useState("")
  const id = useId()
  const { title: type = name, properties = {} } = schemas[name]
  const create = () => {
    const state = workspace.getState()
    const { file, changes } = newItem(contentValues(state), name, title.trim(), takenNames(state))
    workspace.change(changes, file)
    onClose()
    navigate({ view: "edit", file, path: [] })
  }
  return (
    <Dialog
      title={text("start.newItem", { type: type.toLowerCase() })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text("start.cancel")}</Button>
          <Button look="primary" type="submit" form={id} isDisabled={!title.trim()}>
            {text("start.create")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <Label htmlFor={`${id}-title`}>{properties.title?.title}</Label>
        <Input
          id={`${id}-title`}
          aria-describedby={`${id}-hint`}
          autoFocus
          required
          pattern=".*\S.*"
          maxLength={properties.title?.maxLength}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Hint id={`${id}-hint`}>{text("start.newHint")}</Hint>
      </form>
    </Dialog>
  )
}
