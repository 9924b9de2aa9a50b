import { contentTypeOf, schemas } from "../../../content-model/model/model"
import { FormDialog } from "../../ui/Dialog"
import { Hint, Input, Label, Select } from "../../ui/fields"
import { contentValues } from "../../drafts/values/contentValues"
import { newItem, newPage, takenNames } from "../../drafts/items/newItem"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"

type Props = {
  /** The name of the content type. */
  name: string
  label: string
  /** A title to start with. */
  words?: string
  /** The file with the link to the new page. */
  from?: string
  onCreate: (file: string) => void
  onClose: () => void
}

/** Asks for the title of a new item, and for what a new page starts from. */
export function NewItemDialog({ name, label, words = "", from = "", onCreate, onClose }: Props) {
  const state = useEditorState()
  const workspace = useWorkspace()
  const { properties, startingPoints = [] } = schemas[name]
  const title = properties?.title
  const linked = startingPoints.find(
    ({ linkedFrom }) => linkedFrom && linkedFrom === contentTypeOf(from)?.meta()?.id,
  )
  const create = (fields: FormData) => {
    const [values, taken] = [contentValues(state), takenNames(state)]
    const named = String(fields.get("title")).trim()
    const chosen = startingPoints.find(({ title: one }) => one === fields.get("start"))
    const start = chosen ?? startingPoints.at(0)
    const { file, changes } = start
      ? newPage(values, name, start, named, taken)
      : newItem(values, name, named, taken)
    workspace.change(changes, file)
    onCreate(file)
  }
  return (
    <FormDialog title={label} submit={text("start.create")} onSubmit={create} onClose={onClose}>
      <Label>
        {startingPoints.length > 0 ? text("start.pageTitle") : title?.title}
        <Input
          name="title"
          defaultValue={words}
          aria-describedby="new-item"
          required
          pattern=".*\S.*"
          maxLength={title?.maxLength}
        />
      </Label>
      {startingPoints.length > 1 && (
        <Label>
          {text("start.startFrom")}
          <Select name="start" defaultValue={linked?.title}>
            {startingPoints.map((point) => (
              <option key={point.title} value={point.title}>
                {point.title}
              </option>
            ))}
          </Select>
        </Label>
      )}
      <Hint id="new-item">{text("start.newHint")}</Hint>
    </FormDialog>
  )
}
