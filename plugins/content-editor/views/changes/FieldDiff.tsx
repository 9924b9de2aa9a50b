import { diffWordsWithSpace } from "diff"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { colour, radius } from "../../components/theme"
import { schemaAt } from "../../state/content/describe"
import { text } from "../../words"
import { Sample, samplesIn } from "./Samples"

type Props = { file: string; path: Path; before: unknown; after: unknown }

/** The difference between two values of a field: word by word, and in colours and pictures. */
export function FieldDiff({ file, path, before, after }: Props) {
  const schema = schemaAt(file, path)
  const [old, now] = [before, after].map((value) => samplesIn(schema, value))
  const [textBefore, textAfter] = [before, after].map((value) => plainText(value, [...old, ...now]))
  return (
    <Words>
      {diffWordsWithSpace(textBefore, textAfter).map((part, index) => {
        const Part = part.added ? "ins" : part.removed ? "del" : "span"
        return <Part key={index}>{part.value}</Part>
      })}
      {old.map((name) => !now.includes(name) && <Sample key={name} as="del" name={name} />)}
      {now.map((name) => !old.includes(name) && <Sample key={name} as="ins" name={name} />)}
    </Words>
  )
}

/** A value as a person reads it: a line for each entry of a list or field of a group. */
function plainText(value: unknown, omitted: string[]): string {
  if (value === true) return text("changes.yes")
  if (value === false || value === undefined || value === null) return ""
  if (typeof value !== "object") return omitted.includes(String(value)) ? "" : String(value)
  const parts = Object.entries(value).map(([key, part]) =>
    key === "$schema" ? "" : plainText(part, omitted),
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
