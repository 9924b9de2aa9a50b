import { useId, useState } from "react"
import { Button } from "../../components/Button"
import { Dialog } from "../../components/Dialog"
import { Label, Select } from "../../components/fields"
import { contentValues } from "../../state/contentValues"
import { labelOf, titleOf } from "../../state/describe"
import { linkTargets } from "../../state/items/links"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { linksToItem, useItemActions } from "./useItemActions"

type Props = { file: string; kind: "delete" | "hide"; onClose: () => void }

/** Asks where the links to an item lead once it is deleted or hidden. */
export function RemoveDialog({ file, kind, onClose }: Props) {
  const values = contentValues(useEditorState())
  const { remove } = useItemActions(file)
  const targets = linkTargets(values, file)
  const [target, setTarget] = useState(targets[0].address)
  const id = useId()
  const links = linksToItem(file, values)
  const title = titleOf(file, values.get(file))
  return (
    <Dialog
      title={text(`start.${kind}Item`, { title })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text("start.cancel")}</Button>
          <Button
            look={kind === "delete" ? "danger" : "primary"}
            onPress={() => {
              remove(kind, target)
              onClose()
            }}
          >
            {text(`start.${kind}`)}
          </Button>
        </>
      }
    >
      <div>
        <p>{text("start.links", { count: links.length })}</p>
        <ul>
          {links.map((link) => (
            <li key={`${link.file} ${link.path.join(".")}`}>
              {`${titleOf(link.file, values.get(link.file))} › ${labelOf(link.file, link.path)}`}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Label htmlFor={id}>{text("start.newTarget")}</Label>
        <Select
          id={id}
          value={target}
          onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        >
          {targets.map((one) => (
            <option key={one.address} value={one.address}>
              {`${one.title} (${one.address})`}
            </option>
          ))}
        </Select>
      </div>
    </Dialog>
  )
}
