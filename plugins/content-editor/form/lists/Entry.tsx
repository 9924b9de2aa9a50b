import type { HTMLAttributes, ReactNode } from "react"
import styled from "styled-components"
import { isRecord } from "../../../content-model/lib/isRecord"
import type { Path } from "../../../content-model/lib/path"
import { Card, Line } from "../../ui/layout"
import { MenuButton, type MenuEntry } from "../../ui/MenuButton"
import { Icon } from "../../ui/Icon"
import { colour, size, space, type } from "../../ui/theme"
import { IssueMark, PeriodMark } from "../parts/Marks"
import { focusField, idOf } from "../parts/focusField"
import type { useEntries } from "./useEntries"

type Props = {
  title: string
  value: unknown
  path: Path
  list: ReturnType<typeof useEntries>
  minItems?: number
  /** Whether the list has room for another one of its kind. */
  canCopy: boolean
  icon?: ReactNode
  /** Whether its field is shown. The title of an entry that does not fold is the label of its field. */
  isOpen: boolean
  onToggle?: () => void
  gripProps: HTMLAttributes<HTMLElement>
  children: ReactNode
}

/** An entry of a list: what it is, a menu that moves, copies or deletes it, and its field. */
export function Entry(props: Props) {
  const {
    title,
    value,
    path,
    list,
    minItems = 0,
    canCopy,
    icon,
    isOpen,
    onToggle,
    gripProps,
    children,
  } = props
  const index = Number(path.at(-1))
  const { length } = list.entries
  const copy = () => {
    const { anchor: _unique, ...others } = Object(value)
    list.insert(index + 1, others)
  }
  const remove = () => {
    list.remove(index, title)
    // After the menu has given the focus back.
    requestAnimationFrame(() => focusField([...path.slice(0, -1), Math.min(index, length - 2)]))
  }
  const entries = (): MenuEntry[] => [
    ["actions.moveUp", "arrow-up", index > 0 && (() => list.move(index, index - 1))],
    ["actions.moveDown", "arrow-down", index < length - 1 && (() => list.move(index, index + 1))],
    ["actions.copy", "copy", isRecord(value) && canCopy && copy],
    ["actions.delete", "trash", length > minItems && remove],
  ]
  return (
    <Card data-path={isOpen ? undefined : path.join(".")} $gap="s">
      <Header>
        {onToggle ? (
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {icon}
            <span>
              {title} <PeriodMark value={value} /> <IssueMark paths={[path]} />
            </span>
            <Icon name={isOpen ? "chevron-up" : "chevron-down"} />
          </button>
        ) : (
          <label htmlFor={idOf(path)}>{title}</label>
        )}
        <Grip {...gripProps} aria-hidden>
          <Icon name="grip-vertical" />
        </Grip>
        <MenuButton title={title} entries={entries} />
      </Header>
      {isOpen && children}
    </Card>
  )
}

const Header = styled(Line)`
  flex-wrap: nowrap;
  gap: 0;
  margin-block: -${space.s};
  font: ${type.label};

  > button:first-child {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-height: ${size.target};
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;

    > :last-child {
      margin-inline-start: auto;
    }
  }
`

const Grip = styled.span`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  color: ${colour.muted};
  cursor: grab;

  @media (hover: none) {
    display: none;
  }
`
