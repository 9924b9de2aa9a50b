import type { ComponentProps, HTMLAttributes, ReactNode } from "react"
import styled from "styled-components"
import { FieldIssue } from "../../ui/fields"
import { Card, Stack } from "../../ui/layout"
import { Icon } from "../../ui/Icon"
import { colour, size } from "../../ui/theme"
import { formMessageOf } from "../../drafts/values/describe"
import { useIssues } from "../../drafts/useWorkspace"
import { EntryHeader } from "../lists/EntryHeader"
import { useForm } from "../parts/types"
import { KindIcon } from "./KindPicker"

type Props = Pick<
  ComponentProps<typeof EntryHeader>,
  "title" | "value" | "path" | "list" | "canCopy"
> & {
  kind?: string
  gripProps: HTMLAttributes<HTMLElement>
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** The fields, which are rendered while the row is open. */
  children: ReactNode
}

/** A section of a page: what it is, its menu, and its fields while it is open. */
export function SectionRow({ kind, gripProps, isOpen, onToggle, children, ...entry }: Props) {
  const { file, isShown } = useForm()
  const issues = useIssues(file, entry.path).filter(isShown)
  return (
    <Card data-path={entry.path.join(".")} $gap="m">
      <EntryHeader
        {...entry}
        fold={{ isOpen, onToggle, icon: <KindIcon kind={kind} /> }}
        grip={
          <Grip {...gripProps} aria-hidden>
            <Icon name="grip-vertical" />
          </Grip>
        }
      />
      {issues.map((issue) => (
        <FieldIssue key={issue.message} $isError={issue.severity === "error"}>
          {formMessageOf(issue)}
        </FieldIssue>
      ))}
      {isOpen && <Stack $gap="xl">{children}</Stack>}
    </Card>
  )
}

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
