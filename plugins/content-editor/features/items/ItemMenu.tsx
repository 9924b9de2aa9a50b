import { useState } from "react"
import { filesOfType, isDraft, isHidden } from "../../../content-model/read/content"
import { contentTypeOf } from "../../../content-model/model/model"
import { pageAddress } from "../../../content-model/read/pageAddress"
import { navigate } from "../../ui/route"
import { MenuButton, menuEntries } from "../../ui/MenuButton"
import { contentValues } from "../../drafts/values/contentValues"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { addressOfItem, canBeDraft, linksToItem, showItem } from "../../drafts/items/links"
import { copyItem, takenNames } from "../../drafts/items/newItem"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { AddressDialog } from "./AddressDialog"
import { useShowDraft } from "./DraftNotice"
import { isSavedPage, RemoveDialog, useRemove, type Removal } from "./RemoveDialog"
import { useUndoableChange } from "../../drafts/useUndoableChange"

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
  const remove = useRemove(file)
  const showDraft = useShowDraft(file)
  const [dialog, setDialog] = useState<Removal | "address">()
  const close = () => setDialog(undefined)
  const values = contentValues(state)
  const value = values.get(file)
  const title = titleOf(file, value)
  const contentType = contentTypeOf(file)
  const { files, minItems = 0 } = contentType?.meta() ?? {}
  const address = addressOfItem(file, value) ?? pageAddress(file)
  if (!contentType || files === file) return null

  const copy = () => {
    const { file: copied, changes } = copyItem(values, file, takenNames(state))
    workspace.change(changes, copied)
    navigate({ view: "edit", file: copied, path: [] })
  }
  const show = () => change(showItem(values, file), file, text("start.shown", { title }))
  // Without links and visitors there is no question to ask.
  const askOrRemove = (kind: Removal) => () =>
    linksToItem(values, file).length > 0 || (kind === "delete" && isSavedPage(state, file))
      ? setDialog(kind)
      : remove(kind)

  const entries = () => {
    const isRemovable = filesOfType(values, contentType).length > minItems
    return menuEntries([
      ["actions.moveUp", "arrow-up", onMoveUp],
      ["actions.moveDown", "arrow-down", onMoveDown],
      ["actions.copy", "copy", copy],
      ["start.show", "eye", isHidden(value) && (isDraft(value) ? showDraft : show)],
      ["draft.save", "file-pen", canBeDraft(values, file) && askOrRemove("draft")],
      ["start.hide", "eye-off", isRemovable && !isHidden(value) && askOrRemove("hide")],
      ["start.address", "link", address !== undefined && (() => setDialog("address"))],
      ["actions.delete", "trash", isRemovable && askOrRemove("delete")],
    ])
  }
  return (
    <>
      <MenuButton
        label={text("actions.menu", { title })}
        icon="ellipsis-vertical"
        isSmall
        entries={entries}
      />
      {dialog === "address" && <AddressDialog file={file} onClose={close} />}
      {dialog && dialog !== "address" && (
        <RemoveDialog {...{ file, kind: dialog }} onClose={close} />
      )}
    </>
  )
}
