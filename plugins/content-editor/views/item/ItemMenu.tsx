import { useState } from "react"
import { filesOfType } from "../../../content-model/content"
import { isRecord } from "../../../content-model/isRecord"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { navigate, useRoute } from "../../admin/route"
import { MenuButton } from "../../components/MenuButton"
import type { SymbolName } from "../../components/Symbol"
import { contentValues } from "../../state/content/contentValues"
import { titleOf } from "../../state/content/describe"
import { addressOfItem, deleteItem, hideItem, linksToItem, showItem } from "../../state/items/links"
import { copyItem, takenNames } from "../../state/items/newItem"
import type { Values } from "../../state/types"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text, type WordKey } from "../../words"
import { AddressDialog } from "./AddressDialog"
import { RemoveDialog } from "./RemoveDialog"
import { useUndoToast } from "./useUndoToast"

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
  const tell = useUndoToast()
  const { view } = useRoute()
  const [dialog, setDialog] = useState<"delete" | "hide" | "address">()
  const close = () => setDialog(undefined)
  const values = contentValues(state)
  const value = values.get(file)
  const title = titleOf(file, value)
  const contentType = contentTypeOf(file)
  const { files, minItems = 0 } = contentType?.meta() ?? {}
  if (!contentType || files === file) return null

  const change = (changes: Values, words: WordKey) => {
    workspace.change(changes, file)
    tell(file, text(words, { title }))
  }
  const copy = () => {
    const { file: copied, changes } = copyItem(values, file, takenNames(state))
    workspace.change(changes, copied)
    navigate({ view: "edit", file: copied, path: [] })
  }
  const remove = (kind: "delete" | "hide", newTarget?: string) => {
    if (kind === "hide") return change(hideItem(values, file, newTarget), "start.wasHidden")
    change(deleteItem(values, file, newTarget), "start.wasDeleted")
    if (view === "edit") navigate({ view: "start" })
  }
  // Without links there is no question to ask.
  const askOrRemove = (kind: "delete" | "hide") => () =>
    linksToItem(values, file).length > 0 ? setDialog(kind) : remove(kind)

  const entries = () => {
    const isHidden = isRecord(value) && value.hidden === true
    const isRemovable = filesOfType(values, contentType).length > minItems
    const all: [WordKey, SymbolName, isShown: boolean, onAction?: () => void][] = [
      ["start.moveUp", "arrow-up", onMoveUp !== undefined, onMoveUp],
      ["start.moveDown", "arrow-down", onMoveDown !== undefined, onMoveDown],
      ["start.copy", "copy", true, copy],
      ["start.show", "eye", isHidden, () => change(showItem(values, file), "start.shown")],
      ["start.hide", "eye-off", isRemovable && !isHidden, askOrRemove("hide")],
      ["start.address", "link", Boolean(addressOfItem(file, value)), () => setDialog("address")],
      ["start.delete", "trash", isRemovable, askOrRemove("delete")],
    ]
    return all.flatMap(([key, icon, isShown, onAction]) =>
      isShown ? { label: text(key), icon, onAction } : [],
    )
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
        <RemoveDialog
          file={file}
          kind={dialog}
          onRemove={(newTarget) => remove(dialog, newTarget)}
          onClose={close}
        />
      )}
      {dialog === "address" && <AddressDialog file={file} onClose={close} />}
    </>
  )
}
