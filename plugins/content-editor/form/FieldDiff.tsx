import { diffWordsWithSpace } from "diff"
import styled from "styled-components"
import { plainText, schemaAt } from "../../content-model/compare/fieldChanges"
import type { FieldSchema } from "../../content-model/model/fieldMeta"
import type { Path } from "../../content-model/lib/path"
import { textsOf } from "../../content-model/fields/text/texts"
import { colour, radius, space } from "../ui/theme"
import { imageFinder } from "../drafts/values/contentValues"
import { useEditorState } from "../drafts/useWorkspace"
import { momentInWords } from "../ui/words/formatTime"
import { nameOf } from "./picture/pictureNames"

type Props = { file: string; path: Path; before: unknown; after: unknown }

/** The difference between two values of a field: word by word, and in colours and pictures. */
export function FieldDiff({ file, path, before, after }: Props) {
  const schema = schemaAt(file, path)
  const [old, now] = [before, after].map((value) => samplesIn(schema, value))
  const show = (words: string) =>
    [...old, ...now].includes(words) ? "" : (momentInWords(words) ?? words)
  const [textBefore, textAfter] = [before, after].map((value) => plainText(value, show))
  return (
    <DiffWords>
      {diffWordsWithSpace(textBefore, textAfter).map((part, index) => {
        const Part = part.added ? "ins" : part.removed ? "del" : "span"
        return <Part key={index}>{part.value}</Part>
      })}
      {old.map((name) => !now.includes(name) && <Sample key={name} as="del" name={name} />)}
      {now.map((name) => !old.includes(name) && <Sample key={name} as="ins" name={name} />)}
    </DiffWords>
  )
}

const isSample = ({ $ref = "" }: FieldSchema) =>
  ["Colour", "PictureFile", "LogoFile"].includes($ref)

/** The colours and pictures in a value of a field. */
const samplesIn = (schema: FieldSchema, value: unknown) => [
  ...new Set(textsOf(value, schema).flatMap((one) => (isSample(one.schema) ? [one.text] : []))),
]

/** A picture of content/ with its name, or a colour with its code. */
export function Sample({ name, as }: { name: string; as?: "del" | "ins" }) {
  const image = imageFinder(useEditorState())(name)
  return (
    <Framed as={as}>
      {name.startsWith("#") ? (
        <i style={{ background: name }} />
      ) : (
        image && <img src={image.url} alt="" loading="lazy" />
      )}
      {nameOf(name)}
    </Framed>
  )
}

/** Words of which some are gone and some are new. */
const DiffWords = styled.p`
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

const Framed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.xs};

  > i,
  > img {
    width: 3rem;
    height: 3rem;
    border: 1px solid ${colour.line};
    border-radius: ${radius.small};
    object-fit: cover;
  }
`
