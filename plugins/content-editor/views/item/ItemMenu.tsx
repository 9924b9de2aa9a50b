import { useState } from "react"
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { Button } from "../../components/Button"
import { Symbol } from "../../components/Symbol"
import { colour, depth, radius, size, space, type } from "../../components/theme"
import { contentValues } from "../../state/contentValues"
import { titleOf } from "../../state/describe"
import { addressOfItem } from "../../state/items/links"
import { useEditorState } from "../../state/useWorkspace"
import { text, type WordKey } from "../../words"
import { VersionsDialog } from "../versions/VersionsDialog"
import { AddressDialog } from "./AddressDialog"
import { RemoveDialog } from "./RemoveDialog"
import { useItemActions } from "./useItemActions"

type Action = { label: WordKey; icon: string; onAction: () => void }

type Props = {
  /** A path below content/. */
  file: string
  onMoveUp?: () => void
  onMoveDown?: () => void
}

/** What a person can do with a whole file. */
export function ItemMenu({ file, onMoveUp, onMoveDown }: Props) {
  const value = contentValues(useEditorState()).get(file)
  const [dialog, setDialog] = useState<"delete" | "hide" | "address" | "versions">()
  const { isItem, canRemove, hasLinks, copy, remove, show } = useItemActions(file)
  const close = () => setDialog(undefined)
  const isHidden = isRecord(value) && value.hidden === true

  // Without links there is no question to ask.
  const ask = (kind: "delete" | "hide") => () => (hasLinks() ? setDialog(kind) : remove(kind))
  const when = (isShown: boolean, label: WordKey, icon: string, onAction = () => {}): Action[] =>
    isShown ? [{ label, icon, onAction }] : []
  const actions = [
    ...when(onMoveUp !== undefined, "start.moveUp", "arrow-up", onMoveUp),
    ...when(onMoveDown !== undefined, "start.moveDown", "arrow-down", onMoveDown),
    ...when(isItem, "start.copy", "copy", copy),
    ...when(isItem && isHidden, "start.show", "eye", show),
    ...when(canRemove && !isHidden, "start.hide", "eye-off", ask("hide")),
    ...when(addressOfItem(file, value) !== undefined, "start.address", "link", () =>
      setDialog("address"),
    ),
    ...when(true, "versions.title", "history", () => setDialog("versions")),
    ...when(canRemove, "start.delete", "trash-2", ask("delete")),
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
            {actions.map(({ label, icon, onAction }) => (
              <Entry key={label} onAction={onAction}>
                <Symbol name={icon} />
                {text(label)}
              </Entry>
            ))}
          </List>
        </Window>
      </MenuTrigger>
      {(dialog === "delete" || dialog === "hide") && (
        <RemoveDialog file={file} kind={dialog} onClose={close} />
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
