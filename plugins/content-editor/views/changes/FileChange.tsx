import type { ReactNode } from "react"
import styled from "styled-components"
import { addressOf } from "../../admin/route"
import { Disclosure } from "../../components/Disclosure"
import { Card, Cluster, Small, Stack } from "../../components/layout"
import { fieldChanges, labelOf, titleOf, type FieldChange } from "../../state/describe"
import { isPicturePath } from "../../state/drafts"
import { textsIn } from "../../state/items/textsIn"
import { text } from "../../words"
import { FieldDiff } from "./FieldDiff"

type Props = {
  file: string
  /** Null if the file does not exist. */
  before: unknown
  after: unknown
  /** Buttons for the whole file, and for one field. */
  actions?: ReactNode
  fieldActions?: (change: FieldChange) => ReactNode
  /** What is shown instead of the fields. */
  children?: ReactNode
}

/** The change of a file in words: each text before and after. */
export function FileChange({ file, before, after, actions, fieldActions, children }: Props) {
  const isChanged = before !== null && after !== null
  const isPicture = isPicturePath(file)
  const title = isPicture ? file.slice("images/".length) : titleOf(file, after ?? before)
  const changes =
    isChanged && !isPicture
      ? fieldChanges(file, before, after)
      : textsIn(file, before ?? after).map(({ path, text: words }) => ({
          path,
          label: labelOf(file, path),
          before: before && words,
          after: after && words,
        }))
  const lines = changes.map((change) => (
    <Line key={change.path.join(".")}>
      <div>
        <Small>
          {after === null ? (
            change.label
          ) : (
            <a href={addressOf({ view: "edit", file, path: change.path })}>
              {change.label || title}
            </a>
          )}
        </Small>
        <FieldDiff {...change} />
      </div>
      {isChanged && fieldActions?.(change)}
    </Line>
  ))
  return (
    <Card as="article" aria-label={title} tabIndex={-1}>
      <Line>
        <h3>{title}</h3>
        {!isChanged && <Small>{text(before === null ? "changes.new" : "changes.gone")}</Small>}
        {actions}
      </Line>
      {children ||
        (isChanged || isPicture ? (
          lines
        ) : (
          <Disclosure summary={text("changes.texts")}>
            <Stack>{lines}</Stack>
          </Disclosure>
        ))}
    </Card>
  )
}

const Line = styled(Cluster)`
  > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`
