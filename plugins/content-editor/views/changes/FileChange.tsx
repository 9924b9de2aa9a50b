import type { ReactNode } from "react"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { addressOf } from "../../admin/route"
import { Card, Cluster, Small, Stack } from "../../components/layout"
import { space } from "../../components/theme"
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
  const lines = changesOf(file, before, after).map((change) => {
    const { path, label } = change
    const href = addressOf({ view: "edit", file, path })
    return (
      <Line key={path.join(".")}>
        <div>
          <Small>{after === null || !label ? label : <a href={href}>{label}</a>}</Small>
          <FieldDiff before={change.before} after={change.after} />
        </div>
        {isChanged && !isPicture && fieldActions?.(change)}
      </Line>
    )
  })
  return (
    <Card as="article" aria-label={title} tabIndex={-1}>
      <Line>
        <h3>{title}</h3>
        <Small>{kindOf(file, before, after)}</Small>
        <Cluster>{actions}</Cluster>
      </Line>
      {children ||
        (isChanged || isPicture ? (
          lines
        ) : (
          <details>
            <summary>{text("changes.texts")}</summary>
            <Stack>{lines}</Stack>
          </details>
        ))}
    </Card>
  )
}

function kindOf(file: string, before: unknown, after: unknown) {
  const from = isRecord(after) && isPicturePath(file) ? after.from : undefined
  if (typeof from === "string" && from !== file) return text("changes.copyOf", { file: from })
  if (before !== null && after !== null) return ""
  return text(before === null ? "changes.new" : "changes.gone")
}

/** The fields that differ; of a new or a deleted file all texts; a picture by its path. */
function changesOf(file: string, before: unknown, after: unknown): FieldChange[] {
  const whereItExists = (words: string) => ({
    before: before === null ? undefined : words,
    after: after === null ? undefined : words,
  })
  if (isPicturePath(file)) return [{ path: [], label: "", ...whereItExists(file) }]
  if (before !== null && after !== null) return fieldChanges(file, before, after)
  return textsIn(file, before ?? after).map(({ path, text: words }) => ({
    path,
    label: labelOf(file, path),
    ...whereItExists(words),
  }))
}

const Line = styled(Cluster)`
  justify-content: space-between;

  > :first-child {
    flex: 1 1 ${`calc(9 * ${space.l})`};
    min-width: 0;
  }
`
