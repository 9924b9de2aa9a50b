import { Menu, MenuItem } from "react-aria-components"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { Symbol, type SymbolName } from "../../components/Symbol"
import { colour, radius, size, space, type } from "../../components/theme"
import { contentValues } from "../../state/contentValues"
import { addressOfItem, linksToItem } from "../../state/items/links"
import { useEditorState } from "../../state/useWorkspace"
import { text, type WordKey } from "../../words"
import { useItemActions } from "./useItemActions"

export type ItemDialog = "delete" | "hide" | "address" | "versions"

type Props = {
  file: string
  onAsk: (dialog: ItemDialog) => void
  onMoveUp?: () => void
  onMoveDown?: () => void
}

/** The entries of an item's menu that are possible now. */
export function MenuEntries({ file, onAsk, onMoveUp, onMoveDown }: Props) {
  const values = contentValues(useEditorState())
  const value = values.get(file)
  const { canRemove, copy, remove, show } = useItemActions(file)
  const isItem = contentTypeOf(file)?.meta()?.files !== file
  const isHidden = isRecord(value) && value.hidden === true
  const isRemovable = isItem && canRemove()
  // Without links there is no question to ask.
  const askOrRemove = (kind: "delete" | "hide") => () =>
    linksToItem(values, file).length > 0 ? onAsk(kind) : remove(kind)
  const entries: [WordKey, icon: SymbolName, isShown: boolean, onAction?: () => void][] = [
    ["start.moveUp", "arrow-up", onMoveUp !== undefined, onMoveUp],
    ["start.moveDown", "arrow-down", onMoveDown !== undefined, onMoveDown],
    ["start.copy", "copy", isItem, copy],
    ["start.show", "eye", isHidden, show],
    ["start.hide", "eye-off", isRemovable && !isHidden, askOrRemove("hide")],
    ["start.address", "link", addressOfItem(file, value) !== undefined, () => onAsk("address")],
    ["versions.title", "rotate-ccw-clock", true, () => onAsk("versions")],
    ["start.delete", "trash", isRemovable, askOrRemove("delete")],
  ]
  return (
    <List>
      {entries.map(
        ([label, icon, isShown, onAction]) =>
          isShown && (
            <Entry key={label} onAction={onAction}>
              <Symbol name={icon} />
              {text(label)}
            </Entry>
          ),
      )}
    </List>
  )
}

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
