import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import styled, { css } from "styled-components"
import { text, type WordKey } from "./words/words"
import { Button } from "./Button"
import { Icon, type IconName } from "./Icon"
import { colour, depth, radius, size, space, type } from "./theme"

/** Without an action, the entry is left out. */
export type MenuEntry = [label: WordKey, icon: IconName, onAction?: (() => void) | false]

type Props = {
  /** What the menu is for. */
  title: string
  /** The entries. It is called when the menu opens. */
  entries: () => MenuEntry[]
}

/** A button with three dots that opens a menu. */
export const MenuButton = ({ title, entries }: Props) => (
  <MenuTrigger>
    <Button look="quiet" icon="ellipsis-vertical" aria-label={text("actions.menu", { title })} />
    <Options placement="bottom end">
      <Entries entries={entries} />
    </Options>
  </MenuTrigger>
)

const Entries = ({ entries }: Pick<Props, "entries">) => (
  <Menu>
    {entries().map(
      ([label, icon, onAction]) =>
        onAction && (
          <Item key={label} onAction={onAction}>
            <Icon name={icon} />
            {text(label)}
          </Item>
        ),
    )}
  </Menu>
)

const Options = styled(Popover)`
  min-width: min(16rem, 90vw);
  overflow: auto;
  padding: ${space.xs};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};
  box-shadow: ${depth.high};

  > * {
    outline: none;
  }
`

/** The look of an entry that can be chosen. */
export const optionStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  min-height: ${size.target};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.small};
  font: ${type.body};
  cursor: pointer;

  &[data-hovered],
  &[data-focused] {
    background: ${colour.hover};
  }

  &[data-selected] {
    background: ${colour.selected};
  }
`

const Item = styled(MenuItem)`
  ${optionStyle}
`
