import { Menu, MenuItem, MenuTrigger, Text, type PopoverProps } from "react-aria-components"
import styled from "styled-components"
import { Button } from "./Button"
import { Options, optionStyle } from "./options"
import type { SymbolName } from "./Symbol"

type Entry = { label: string; description?: string; onAction: () => void }

type Props = {
  label: string
  icon: SymbolName
  look?: "plain" | "danger"
  placement: PopoverProps["placement"]
  entries: Entry[]
}

/** A button that opens a menu. */
export const MenuButton = ({ label, icon, look, placement, entries }: Props) => (
  <MenuTrigger>
    <Button look={look} icon={icon}>
      {label}
    </Button>
    <Options placement={placement}>
      <Menu aria-label={label}>
        {entries.map((entry, index) => (
          <Item key={index} id={index} onAction={entry.onAction}>
            <Text slot="label">{entry.label}</Text>
            {entry.description && <Text slot="description">{entry.description}</Text>}
          </Item>
        ))}
      </Menu>
    </Options>
  </MenuTrigger>
)

const Item = styled(MenuItem)`
  ${optionStyle}
  max-width: 30rem;
`
