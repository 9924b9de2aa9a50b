import { diffWordsWithSpace } from "diff"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { colour, radius } from "../../components/theme"
import { text } from "../../words"

/** The difference between two values of a field, word by word. */
export const FieldDiff = ({ before, after }: { before: unknown; after: unknown }) => (
  <Words>
    {diffWordsWithSpace(plainText(before), plainText(after)).map((part, index) => {
      const Part = part.added ? "ins" : part.removed ? "del" : "span"
      return <Part key={index}>{part.value}</Part>
    })}
  </Words>
)

/** A value as a person reads it: a line for each entry of a list or field of a group. */
function plainText(value: unknown): string {
  if (value === true) return text("changes.yes")
  if (value === false || value === undefined || value === null) return ""
  if (typeof value !== "object") return String(value)
  const parts = Object.entries(value).map(([key, part]) =>
    key === "$schema" ? "" : plainText(part),
  )
  return parts.filter(Boolean).join(isRecord(value) ? " · " : "\n")
}

const Words = styled.p`
  white-space: pre-wrap;

  ins,
  del {
    border-radius: ${radius.small};
    background: ${colour.successGround};
    color: ${colour.success};
  }

  del {
    background: ${colour.dangerGround};
    color: ${colour.danger};
  }
`
