import { useState } from "react"
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { Button } from "../../components/Button"
import { Symbol } from "../../components/Symbol"
import { colour, depth, radius, size, space, type } from "../../components/theme"
import { contentValues } from "../../state/contentValues"
import { titleOf } from "../../state/describe"
import { addressOfItem, linksToItem } from "../../state/items/links"
import { useEditorState } from "../../state/useWorkspace"
import { text, type WordKey } from "../../words"
import { VersionsDialog } from "../versions/VersionsDialog"
import { AddressDialog } from "./AddressDialog"
import { RemoveDialog } from "./RemoveDialog"
import { useItemActions } from "./useItemActions"

type Props = {
  /** A path below content/. */
  file: string
  onMoveUp?: () => void
  onMoveDown?: () => void
}

/** What a person can do with a whole file. */
export function ItemMenu({ file, onMoveUp, onMoveDown }: Props) {
  const values = contentValues(useEditorState())
  const value = values.get(file)
  const [dialog, setDialog] = useState<"delete" | "hide" | "address" | "versions">()
  const { canRemove, copy, remove, show } = useItemActions(file)
  const close = () => setDialog(undefined)

  const isItem = contentTypeOf(file)?.meta()?.files !== file
  const isHidden = isRecord(value) && value.hidden === true
  const isRemovable = isItem && canRemove()
  // Without links there is no question to ask.
  const ask = (kind: "delete" | "hide") => () =>
    linksToItem(values, file).length > 0 ? setDialog(kind) : remove(kind)
  const actions: [WordKey, icon: string, isShown: boolean, onAction?: () => void][] = [
    ["start.moveUp", "arrow-up", onMoveUp !== undefined, onMoveUp],
    ["start.moveDown", "arrow-down", onMoveDown !== undefined, onMoveDown],
    ["start.copy", "copy", isItem, copy],
    ["start.show", "eye", isHidden, show],
    ["start.hide", "eye-off", isRemovable && !isHidden, ask("hide")],
    ["start.address", "link", addressOfItem(file, value) !== undefined, () => setDialog("address")],
    ["versions.title", "rotate-ccw-clock", true, () => setDialog("versions")],
    ["start.delete", "trash", isRemovable, ask("delete")],
  ]
  return (
    <>
      <MenuTrigger>
        <Button
          look="quiet"
          icon="ellipsis-vertical"
          aria-label={text("start.menu", { title: titleOf(file, value) })}
        />
        <Window placement="bottom end">
          <List>
            {actions.map(
              ([label, icon, isShown, onAction]) =>
                isShown && (
                  <Entry key={label} onAction={onAction}>
                    <Symbol name={icon} />
                    {text(label)}
                  </Entry>
                ),
            )}
          </List>
        </Window>
      </MenuTrigger>
      {(dialog === "delete" || dialog === "hide") && (
        <RemoveDialog
          file={file}
          kind={dialog}
          onRemove={(newTarget) => remove(dialog, newTarget)}
          onClose={close}
        />
      )}
      {dialog === "address" && <AddressDialog file={file} onClose={close} />}
      {dialog === "versions" && <VersionsDialog file={file} isOpen onClose={close} />}
    </>
  )
}

const Window = styled(Popover)`
  min-width: 14rem;
  padding: ${space.xs};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};
  box-shadow: ${depth.high};
  overflow: auto;
`

const List = styled(Menu<object>)`
  outline: none;
`

const Entry = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${size.target};
  padding-inline: ${space.m};
  border-radius: ${radius.small};
  font: ${type.body};
  outline-offset: -3px;
  cursor: pointer;

  &[data-focused] {
    background: ${colour.hover};
  }
`
