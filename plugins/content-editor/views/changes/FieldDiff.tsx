import { diffWordsWithSpace } from "diff"
import styled from "styled-components"
import { plainText, schemaAt } from "../../../content-model/compare/fieldChanges"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { colour, radius } from "../../components/theme"
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
