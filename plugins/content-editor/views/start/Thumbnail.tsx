import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { iconNames } from "../../../content-model/graphql/icons"
import { Symbol } from "../../components/Symbol"
import { colour, radius } from "../../components/theme"
import { imageFinder } from "../../state/contentValues"
import { textsIn } from "../../state/items/textsIn"
import { useEditorState } from "../../state/useWorkspace"

const knownIcons = new Set(iconNames)

/** The first picture of a file, else its icon in its colour, else the icon of a page. */
export function Thumbnail({ file, value }: { file: string; value: unknown }) {
  const findImage = imageFinder(useEditorState())
  for (const { schema, text } of textsIn(file, value)) {
    const isImage = schema.$ref === "PictureFile" || schema.$ref === "LogoFile"
    const url = isImage ? findImage(text)?.url : undefined
    if (url) return <Image src={url} alt="" loading="lazy" decoding="async" draggable={false} />
  }
  const { icon, colour: ground } = isRecord(value) ? value : {}
  const name = typeof icon === "string" && knownIcons.has(icon) ? icon : "file-text"
  return (
    <Ground style={typeof ground === "string" ? { background: ground } : undefined}>
      <Symbol name={name} />
    </Ground>
  )
}

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: ${radius.small};
  background: ${colour.hover};
  object-fit: cover;
`

const Ground = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: ${radius.small};
  background: ${colour.hover};
  color: ${colour.muted};

  &[style] {
    color: white;
  }
`
