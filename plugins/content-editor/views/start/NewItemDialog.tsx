import { schemas } from "../../../content-model/schema/jsonSchema"
import { navigate } from "../../admin/route"
import { FormDialog } from "../../components/Dialog"
import { Hint, Input, Label } from "../../components/fields"
import { contentValues } from "../../state/content/contentValues"
import { newItem, takenNames } from "../../state/items/newItem"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"

/** Asks for the title of a new item and opens it. */
export function NewItemDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { getState, change } = useWorkspace()
  const { title: label = name, properties = {} } = schemas[name]
  const create = (fields: FormData) => {
    const state = getState()
    const title = String(fields.get("title")).trim()
    const { file, changes } = newItem(contentValues(state), name, title, takenNames(state))
    change(changes, file)
    navigate({ view: "edit", file, path: [] })
  }
  return (
    <FormDialog
      title={text("start.newItem", { type: label.toLowerCase() })}
      submit={text("start.create")}
      onSubmit={create}
      onClose={onClose}
    >
      <Label>
        {properties.title?.title}
        <Input
          name="title"
          aria-describedby="new-item"
          required
          pattern=".*\S.*"
          maxLength={properties.title?.maxLength}
        />
      </Label>
      <Hint id="new-item">{text("start.newHint")}</Hint>
    </FormDialog>
  )
}
