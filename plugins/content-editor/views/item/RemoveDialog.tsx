import { useId, useState } from "react"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { Label, Select } from "../../components/fields"
import { FormDialog } from "../../components/FormDialog"
import { contentValues } from "../../state/contentValues"
import { labelOf, titleOf } from "../../state/describe"
import { linksToItem, linkTargets } from "../../state/items/links"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"

type Props = {
  file: string
  kind: "delete" | "hide"
  onRemove: (newTarget: string) => void
  onClose: () => void
}

/** Asks where the links to an item lead once it is deleted or hidden. */
export function RemoveDialog({ file, kind, onRemove, onClose }: Props) {
  const values = contentValues(useEditorState())
  const targets = linkTargets(values, file)
  const [target, setTarget] = useState(contentTypeOf(file)?.meta()?.anchorsOn ?? "/")
  const id = useId()
  const links = linksToItem(values, file)
  return (
    <FormDialog
      title={text(`start.${kind}Item`, { title: titleOf(file, values.get(file)) })}
      submit={text(`start.${kind}`)}
      look={kind === "delete" ? "danger" : "primary"}
      onSubmit={() => onRemove(target)}
      onClose={onClose}
    >
      <p>{text("start.links", { count: links.length })}</p>
      <ul>
        {links.map(({ file: other, path }) => (
          <li key={`${other} ${path.join(".")}`}>
            {`${titleOf(other, values.get(other))} › ${labelOf(other, path)}`}
          </li>
        ))}
      </ul>
      <br />
      <Label htmlFor={id}>{text("start.newTarget")}</Label>
      <Select
        id={id}
        value={target}
        onChange={({ currentTarget }) => setTarget(currentTarget.value)}
      >
        {targets.map(({ address, title }) => (
          <option key={address} value={address}>{`${title} (${address})`}</option>
        ))}
      </Select>
    </FormDialog>
  )
}
