import styled from "styled-components"
import type { FieldSchema } from "../../../content-model/schema/fieldMeta"
import { textsOf } from "../../../content-model/schema/texts"
import { colour, radius, space } from "../../components/theme"
import { imageFinder, thumbnailUrl } from "../../state/content/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { nameOf } from "../pictures/pictureNames"

const isSample = ({ $ref = "" }: FieldSchema) =>
  ["Colour", "PictureFile", "LogoFile"].includes($ref)

/** The colours and pictures in a value of a field. */
export const samplesIn = (schema: FieldSchema, value: unknown) => [
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
        image && <img src={thumbnailUrl(image.url)} alt="" loading="lazy" />
      )}
      {nameOf(name)}
    </Framed>
  )
}

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
