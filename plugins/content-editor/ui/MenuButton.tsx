import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import styled, { css } from "styled-components"
import { text, type WordKey } from "./words/words"
import { Button } from "./Button"
import { Icon, type IconName } from "./Icon"
import { colour, depth, radius, size, space, type } from "./theme"

type Entry = { label: string; icon: IconName; onAction: () => void }

/** Entries by the names of their words. Those without an action are left out. */
export const menuEntries = (all: [WordKey, IconName, onAction?: (() => void) | false][]): Entry[] =>
  all.flatMap(([key, icon, onAction]) => (onAction ? { label: text(key), icon, onAction } : []))

type Props = {
  label: string
  /** The entries. It is called when the menu opens. */
  entries: () => Entry[]
}

/** A button with three dots that opens a menu. */
export const MenuButton = ({ label, entries }: Props) => (
  <MenuTrigger>
    <Button look="quiet" icon="ellipsis-vertical" aria-label={label} />
    <Options placement="bottom end">
      <Entries entries={entries} />
    </Options>
  </MenuTrigger>
)

const Entries = ({ entries }: Pick<Props, "entries">) => (
  <Menu>
    {entries().map(({ label, icon, onAction }) => (
      <Item key={label} onAction={onAction}>
        <Icon name={icon} />
        {label}
      </Item>
    ))}
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
