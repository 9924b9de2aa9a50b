import { useState } from "react"
import { filesOfType, isHidden } from "../../../content-model/content"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { isComposedPage } from "../../../content-model/validate/rules/linkTargets"
import { navigate, useRoute } from "../../admin/route"
import { FormDialog } from "../../components/Dialog"
import { Label, Select } from "../../components/fields"
import { Stack } from "../../components/layout"
import { MenuButton, menuEntries } from "../../components/MenuButton"
import { contentValues } from "../../state/content/contentValues"
import { titleOf } from "../../state/content/describe"
import { savedValue } from "../../state/drafts/drafts"
import {
  addressOfItem,
  deleteItem,
  hideItem,
  linksToItem,
  linkTargets,
  showItem,
} from "../../state/items/links"
import { copyItem, takenNames } from "../../state/items/newItem"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { UseList } from "../pictures/PictureDialog"
import { AddressDialog } from "./AddressDialog"
import { useUndoableChange } from "./useUndoableChange"

type Props = {
  /** A path below content/. */
  file: string
  onMoveUp?: () => void
  onMoveDown?: () => void
}

/** What a person can do with a whole item. Each can be undone. */
export function ItemMenu({ file, onMoveUp, onMoveDown }: Props) {
  const state = useEditorState()
  const workspace = useWorkspace()
  const { change } = useUndoableChange()
  const { view } = useRoute()
  const [dialog, setDialog] = useState<"delete" | "hide" | "address">()
  const close = () => setDialog(undefined)
  const values = contentValues(state)
  const value = values.get(file)
  const title = titleOf(file, value)
  const contentType = contentTypeOf(file)
  const { files, minItems = 0, anchorsOn } = contentType?.meta() ?? {}
  if (!contentType || files === file) return null

  const copy = () => {
    const { file: copied, changes } = copyItem(values, file, takenNames(state))
    workspace.change(changes, copied)
    navigate({ view: "edit", file: copied, path: [] })
  }
  const show = () => change(showItem(values, file), file, text("start.shown", { title }))
  const remove = (kind: "delete" | "hide", newTarget?: string) => {
    if (kind === "hide")
      return change(hideItem(values, file, newTarget), file, text("start.wasHidden", { title }))
    // Before its message, which stays in this view.
    if (view === "edit") navigate({ view: "start" })
    change(
      deleteItem(values, file, newTarget, isSavedPage),
      file,
      text("start.wasDeleted", { title }),
    )
  }
  const links = () => linksToItem(values, file)
  const isSavedPage = isComposedPage(file) && savedValue(state.snapshot, file) !== null
  // Without links and visitors there is no question to ask.
  const askOrRemove = (kind: "delete" | "hide") => () =>
    links().length > 0 || (kind === "delete" && isSavedPage) ? setDialog(kind) : remove(kind)

  const entries = () => {
    const isRemovable = filesOfType(values, contentType).length > minItems
    const hasAddress = addressOfItem(file, value) !== undefined
    return menuEntries([
      ["start.moveUp", "arrow-up", onMoveUp],
      ["start.moveDown", "arrow-down", onMoveDown],
      ["start.copy", "copy", copy],
      ["start.show", "eye", isHidden(value) && show],
      ["start.hide", "eye-off", isRemovable && !isHidden(value) && askOrRemove("hide")],
      ["start.address", "link", hasAddress && (() => setDialog("address"))],
      ["start.delete", "trash", isRemovable && askOrRemove("delete")],
    ])
  }
  return (
    <>
      <MenuButton
        label={text("start.menu", { title })}
        icon="ellipsis-vertical"
        isSmall
        entries={entries}
      />
      {(dialog === "delete" || dialog === "hide") && (
        <FormDialog
          title={text(`start.${dialog}Item`, { title })}
          submit={text(`start.${dialog}`)}
          look={dialog === "delete" ? "danger" : "primary"}
          onSubmit={(fields) => remove(dialog, String(fields.get("target")))}
          onClose={close}
        >
          <Stack>
            {links().length > 0 && <p>{text("start.links", { count: links().length })}</p>}
            <UseList uses={links()} />
            <Label>
              {text(isSavedPage && dialog === "delete" ? "start.newPage" : "start.newTarget")}
              <Select name="target" defaultValue={anchorsOn}>
                {linkTargets(values, file).map((target) => (
                  <option key={target.address} value={target.address}>
                    {`${target.title} (${target.address})`}
                  </option>
                ))}
              </Select>
            </Label>
          </Stack>
        </FormDialog>
      )}
      {dialog === "address" && <AddressDialog file={file} onClose={close} />}
    </>
  )
}
