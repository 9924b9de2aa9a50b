import { diffWordsWithSpace } from "diff"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { colour, radius, size, space, type } from "../../components/theme"
import { imageFinder } from "../../state/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"

type Props = { before: unknown; after: unknown }

/** The difference between two values of a field, word by word. Pictures are shown. */
export function FieldDiff({ before, after }: Props) {
  const [old, now] = [plainText(before), plainText(after)]
  const findImage = imageFinder(useEditorState())
  const [oldUrl, newUrl] = [findImage(old)?.url, findImage(now)?.url]
  return (
    <Words>
      {(oldUrl ?? newUrl) && (
        <Pictures>
          {oldUrl && <img src={oldUrl} alt={text("changes.before")} />}
          {newUrl && <img src={newUrl} alt={text("changes.after")} />}
        </Pictures>
      )}
      {diffWordsWithSpace(old, now).map(({ value, added, removed }, index) =>
        added ? <ins key={index}>{value}</ins> : removed ? <del key={index}>{value}</del> : value,
      )}
    </Words>
  )
}

/** A value as a person reads it: a line for each entry of a list or field of a group. */
export function plainText(value: unknown): string {
  if (value === true) return text("changes.yes")
  if (value === false || value === undefined || value === null) return ""
  if (Array.isArray(value)) return value.map(plainText).join("\n")
  if (isRecord(value)) return Object.values(value).map(plainText).filter(Boolean).join(" · ")
  return String(value)
}

const Words = styled.div`
  white-space: pre-wrap;

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
`

export const Pictures = styled.span`
  display: flex;
  gap: ${space.s};
  font: ${type.small};

  > img {
    width: calc(2 * ${size.target});
    height: calc(2 * ${size.target});
    border-radius: ${radius.small};
    object-fit: cover;
  }
`
