import { useState } from "react"
import { filesOfType, isHidden } from "../../../content-model/read/content"
import { contentTypeOf } from "../../../content-model/model/model"
import { navigate } from "../../ui/route"
import { MenuButton, type MenuEntry } from "../../ui/MenuButton"
import { contentValues } from "../../drafts/values/contentValues"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { addressOfItem, canBeDraft } from "../../drafts/items/links"
import { copyItem, takenNames } from "../../drafts/items/newItem"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { AddressDialog } from "./AddressDialog"
import { useShow } from "./DraftNotice"
import { useRemoval } from "./useRemoval"

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
  const { remove, dialog } = useRemoval(file)
  const show = useShow(file)
  const [isAddressOpen, setIsAddressOpen] = useState(false)
  const values = contentValues(state)
  const value = values.get(file)
  const title = titleOf(file, value)
  const contentType = contentTypeOf(file)
  const { files, minItems = 0 } = contentType?.meta() ?? {}
  const address = addressOfItem(file, value)
  if (!contentType || files === file) return null

  const copy = () => {
    const { file: copied, changes } = copyItem(values, file, takenNames(state))
    workspace.change(changes, copied)
    navigate({ view: "edit", file: copied, path: [] })
  }
  const entries = (): MenuEntry[] => {
    const isRemovable = filesOfType(values, contentType).length > minItems
    return [
      ["actions.moveUp", "arrow-up", onMoveUp],
      ["actions.moveDown", "arrow-down", onMoveDown],
      ["actions.copy", "copy", copy],
      ["start.show", "eye", isHidden(value) && show],
      ["draft.save", "file-pen", canBeDraft(values, file) && (() => remove("draft"))],
      ["start.hide", "eye-off", isRemovable && !isHidden(value) && (() => remove("hide"))],
      ["start.address", "link", address !== undefined && (() => setIsAddressOpen(true))],
      ["actions.delete", "trash", isRemovable && (() => remove("delete"))],
    ]
  }
  return (
    <>
      <MenuButton title={title} entries={entries} />
      {isAddressOpen && <AddressDialog file={file} onClose={() => setIsAddressOpen(false)} />}
      {dialog}
    </>
  )
}
