import { Menu, MenuItem, MenuTrigger } from "react-aria-components"
import styled from "styled-components"
import { Button } from "./Button"
import { Options, optionStyle } from "./options"
import { Symbol, type SymbolName } from "./Symbol"

type Entry = { label: string; icon?: SymbolName; onAction?: () => void }

type Props = {
  label: string
  icon: SymbolName
  /** Whether the button shows its icon alone. */
  isSmall?: boolean
  /** The entries. It is called when the menu opens. */
  entries: () => Entry[]
}

/** A button that opens a menu. */
export const MenuButton = ({ label, icon, isSmall = false, entries }: Props) => (
  <MenuTrigger>
    <Button look={isSmall ? "quiet" : "plain"} icon={icon} aria-label={label}>
      {!isSmall && label}
    </Button>
    <Options placement={isSmall ? "bottom end" : "bottom start"}>
      <Entries entries={entries} />
    </Options>
  </MenuTrigger>
)

const Entries = ({ entries }: Pick<Props, "entries">) => (
  <Menu>
    {entries().map((entry) => (
      <Item key={entry.label} onAction={entry.onAction}>
        {entry.icon && <Symbol name={entry.icon} />}
        {entry.label}
      </Item>
    ))}
  </Menu>
)

const Item = styled(MenuItem)`
  ${optionStyle}
`
