import { useId, useState } from "react"
import { schemas } from "../../../content-model/schema/jsonSchema"
import { navigate } from "../../admin/route"
import { Hint, Input, Label } from "../../components/fields"
import { FormDialog } from "../../components/FormDialog"
import { contentValues } from "../../state/content/contentValues"
import { newItem, takenNames } from "../../state/items/newItem"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"

/** Asks for the title of a new item and opens it. */
export function NewItemDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { getState, change } = useWorkspace()
  const [title, setTitle] = useState("")
  const id = useId()
  const { title: label = name, properties = {} } = schemas[name]
  const create = () => {
    const state = getState()
    const { file, changes } = newItem(contentValues(state), name, title.trim(), takenNames(state))
    change(changes, file)
    navigate({ view: "edit", file, path: [] })
  }
  return (
    <FormDialog
      title={text("start.newItem", { type: label.toLowerCase() })}
      submit={text("start.create")}
      isDisabled={!title.trim()}
      onSubmit={create}
      onClose={onClose}
    >
      <Label htmlFor={id}>{properties.title?.title}</Label>
      <Input
        id={id}
        aria-describedby={`${id}-hint`}
        maxLength={properties.title?.maxLength}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Hint id={`${id}-hint`}>{text("start.newHint")}</Hint>
    </FormDialog>
  )
}
