import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { FormDialog } from "../../components/Dialog"
import { Label, Select } from "../../components/fields"
import { Stack } from "../../components/layout"
import { contentValues } from "../../state/content/contentValues"
import { titleOf } from "../../state/content/describe"
import { linksToItem, linkTargets } from "../../state/items/links"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { placeOf } from "../pictures/uses"

type Props = {
  file: string
  kind: "delete" | "hide"
  onRemove: (newTarget: string) => void
  onClose: () => void
}

/** Asks where the links to an item lead once it is deleted or hidden. */
export function RemoveDialog({ file, kind, onRemove, onClose }: Props) {
  const values = contentValues(useEditorState())
  const links = linksToItem(values, file)
  return (
    <FormDialog
      title={text(`start.${kind}Item`, { title: titleOf(file, values.get(file)) })}
      submit={text(`start.${kind}`)}
      look={kind === "delete" ? "danger" : "primary"}
      onSubmit={(fields) => onRemove(String(fields.get("target")))}
      onClose={onClose}
    >
      <Stack>
        <p>{text("start.links", { count: links.length })}</p>
        <ul>
          {links.map((link) => (
            <li key={`${link.file} ${link.path.join()}`}>{placeOf(link, values)}</li>
          ))}
        </ul>
        <Label>
          {text("start.newTarget")}
          <Select name="target" defaultValue={contentTypeOf(file)?.meta()?.anchorsOn}>
            {linkTargets(values, file).map(({ address, title }) => (
              <option key={address} value={address}>{`${title} (${address})`}</option>
            ))}
          </Select>
        </Label>
      </Stack>
    </FormDialog>
  )
}
