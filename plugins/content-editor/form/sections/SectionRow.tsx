import type { HTMLAttributes, ReactNode } from "react"
import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { FieldIssue } from "../../components/fields"
import { Card, Line, Stack } from "../../components/layout"
import { MenuButton, menuEntries } from "../../components/MenuButton"
import { Symbol } from "../../components/Symbol"
import { colour, size, space, type } from "../../components/theme"
import { messageOf } from "../../state/content/describe"
import { useEditorState, useIssues } from "../../state/useWorkspace"
import { text } from "../../words"
import { PeriodMark } from "../../views/start/Marks"
import { focusField } from "../parts/focusField"
import type { useEntries } from "../parts/useEntries"
import { useForm } from "../types"
import { Sketch } from "./Sketch"

type Props = {
  title: string
  section: unknown
  kind?: string
  path: Path
  gripProps: HTMLAttributes<HTMLElement>
  list: ReturnType<typeof useEntries>
  /** Whether the list can have no more sections. */
  isFull: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** The fields, which are rendered while the row is open. */
  children: ReactNode
}

/** A section of a page: what it is, its menu, and its fields while it is open. */
export function SectionRow(props: Props) {
  const { title, section, kind, path, gripProps, list, isFull, isOpen, onToggle, children } = props
  const { file, isShown } = useForm()
  const { check } = useEditorState()
  const issues = useIssues(file, path).filter(isShown)
  const hasErrors = check.blocking.some(
    (issue) =>
      issue.file === file && path.every((key, at) => issue.path[at] === key) && isShown(issue),
  )
  const index = Number(path.at(-1))
  const last = list.entries.length - 1
  const copy = () => {
    const { anchor: _unique, ...others } = Object(section)
    list.insert(index + 1, others)
  }
  const remove = () => {
    list.remove(index, title)
    // After the menu has given the focus back.
    requestAnimationFrame(() => focusField([...path.slice(0, -1), Math.min(index, last - 1)]))
  }
  const entries = () =>
    menuEntries([
      ["start.moveUp", "arrow-up", index > 0 && (() => list.move(index, index - 1))],
      ["start.moveDown", "arrow-down", index < last && (() => list.move(index, index + 1))],
      ["start.copy", "copy", !isFull && copy],
      ["start.delete", "trash", remove],
    ])
  return (
    <Card data-path={path.join(".")} $gap="m">
      <Header>
        <button type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
          <Sketch kind={kind} />
          <span>
            {title} <PeriodMark value={section} />
          </span>
          {hasErrors && <Mark role="img" aria-label={text("start.errors")} />}
          <Symbol name={isOpen ? "chevron-up" : "chevron-down"} />
        </button>
        <span {...gripProps} aria-hidden>
          <Symbol name="grip-vertical" />
        </span>
        <MenuButton
          label={text("start.menu", { title })}
          icon="ellipsis-vertical"
          isSmall
          entries={entries}
        />
      </Header>
      {issues.map((issue) => (
        <FieldIssue key={issue.message} $isError>
          {messageOf(issue)}
        </FieldIssue>
      ))}
      {isOpen && <Stack $gap="xl">{children}</Stack>}
    </Card>
  )
}

const Header = styled(Line)`
  flex-wrap: nowrap;
  gap: 0;

  > button:first-child {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-height: ${size.target};
    padding: 0;
    border: 0;
    background: none;
    font: ${type.label};
    text-align: start;
    cursor: pointer;

    > :last-child {
      margin-inline-start: auto;
    }
  }

  > [draggable] {
    display: grid;
    place-items: center;
    width: ${size.target};
    height: ${size.target};
    color: ${colour.muted};
    cursor: grab;

    @media (hover: none) {
      display: none;
    }
  }
`

const Mark = styled.span`
  flex: none;
  width: ${space.s};
  height: ${space.s};
  border-radius: 50%;
  background: ${colour.danger};
`
