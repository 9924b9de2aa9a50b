import { diffWordsWithSpace, type Change } from "diff"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { colour, radius, size, space } from "../../components/theme"
import { imageFinder } from "../../state/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"

type Props = { before: unknown; after: unknown }

/** The difference between two values of a field, word by word. Pictures are shown. */
export function FieldDiff({ before, after }: Props) {
  const state = useEditorState()
  const [old, now] = [plainText(before), plainText(after)]
  const saved = state.snapshot.images[old]
  const oldUrl = (saved ?? imageFinder(state)(old))?.url
  const newUrl = imageFinder(state)(now)?.url
  return (
    <Words>
      {oldUrl && <img src={oldUrl} alt={text("changes.before")} />}
      {newUrl && <img src={newUrl} alt={text("changes.after")} />}
      <p>
        {wordChanges(old, now).map(({ value, added, removed }, index) => {
          const Part = added ? "ins" : removed ? "del" : "span"
          return <Part key={index}>{value}</Part>
        })}
      </p>
    </Words>
  )
}

/** The changed words; the whole texts if they have less than half of their words in common. */
function wordChanges(before: string, after: string): Pick<Change, "value" | "added" | "removed">[] {
  const changes = diffWordsWithSpace(before, after)
  const common = changes.filter(({ added, removed }) => !added && !removed)
  const length = common.reduce((sum, { value }) => sum + value.length, 0)
  if (!before || !after || 2 * length >= Math.min(before.length, after.length)) return changes
  return [
    { value: before, added: false, removed: true },
    { value: `\n${after}`, added: true, removed: false },
  ]
}

/** A value as a person reads it: a line for each entry of a list or field of a group. */
export function plainText(value: unknown): string {
  if (value === true) return text("changes.yes")
  if (value === false || value === undefined || value === null) return ""
  if (typeof value !== "object") return String(value)
  const parts = Object.entries(value).map(([key, part]) =>
    key === "$schema" ? "" : plainText(part),
  )
  return parts.filter(Boolean).join(isRecord(value) ? " · " : "\n")
}

const Words = styled.div`
  > p {
    white-space: pre-wrap;
  }

  ins {
    border-radius: ${radius.small};
    background: ${colour.successGround};
    color: ${colour.success};
  }

  del {
    border-radius: ${radius.small};
    background: ${colour.dangerGround};
    color: ${colour.danger};
  }

  img {
    max-width: 100%;
    height: calc(2 * ${size.target});
    margin-right: ${space.s};
    border-radius: ${radius.small};
  }
`
