import type { ReactNode } from "react"
import styled from "styled-components"
import { isRecord } from "../../../content-model/lib/isRecord"
import type { Path } from "../../../content-model/lib/path"
import { Line } from "../../ui/layout"
import { MenuButton, menuEntries } from "../../ui/MenuButton"
import { Icon } from "../../ui/Icon"
import { size, space, type } from "../../ui/theme"
import { text } from "../../ui/words/words"
import { PeriodMark } from "../parts/Marks"
import { focusField, idOf } from "../parts/focusField"
import { IssueMark } from "../parts/IssueMark"
import type { useEntries } from "./useEntries"

type Props = {
  title: string
  value: unknown
  path: Path
  list: ReturnType<typeof useEntries>
  minItems?: number
  /** Whether the list has room for another one of its kind. */
  canCopy: boolean
  /** Of an entry that folds. Without it, the title is the label of a field. */
  fold?: { isOpen: boolean; onToggle: (isOpen: boolean) => void; icon?: ReactNode }
  /** What drags the entry. */
  grip?: ReactNode
}

/** What an entry of a list is, and a menu that moves, copies or deletes it. */
export function EntryHeader(props: Props) {
  const { title, value, path, list, minItems = 0, canCopy, fold, grip } = props
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
  const entries = () =>
    menuEntries([
      ["actions.moveUp", "arrow-up", index > 0 && (() => list.move(index, index - 1))],
      ["actions.moveDown", "arrow-down", index < length - 1 && (() => list.move(index, index + 1))],
      ["actions.copy", "copy", isRecord(value) && canCopy && copy],
      ["actions.delete", "trash", length > minItems && remove],
    ])
  return (
    <Header>
      {fold ? (
        <button
          type="button"
          aria-expanded={fold.isOpen}
          onClick={() => fold.onToggle(!fold.isOpen)}
        >
          {fold.icon}
          <span>
            {title} <PeriodMark value={value} />
          </span>
          <IssueMark paths={[path]} />
          <Icon name={fold.isOpen ? "chevron-up" : "chevron-down"} />
        </button>
      ) : (
        <label htmlFor={idOf(path)}>{title}</label>
      )}
      {grip}
      <MenuButton
        label={text("actions.menu", { title })}
        icon="ellipsis-vertical"
        isSmall
        entries={entries}
      />
    </Header>
  )
}

const Header = styled(Line)`
  flex-wrap: nowrap;
  gap: 0;
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
