import styled from "styled-components"
import { iconNames } from "../../../content-model/fields/icon/iconPaths"
import { contentTypeOf } from "../../../content-model/model/model"
import { ContentIcon } from "../../ui/Icon"
import { colour, radius } from "../../ui/theme"
import { imageFinder } from "../../drafts/values/contentValues"
import { textsIn } from "../../drafts/items/textsIn"
import { useEditorState } from "../../drafts/useWorkspace"

const knownIcons = new Set(iconNames)

/** The icons of destinations, by their beginning. */
const destinationIcons = {
  "mailto:": "mail",
  "tel:": "phone",
  "https://wa.me/": "message-circle",
  "upi:": "qr-code",
}

/** The first picture of a file, else its icon in its colour, else that of its destination or type. */
export function Thumbnail({ file, value }: { file: string; value: unknown }) {
  const findImage = imageFinder(useEditorState())
  const texts = textsIn(file, value)
  const named = (...types: string[]) =>
    texts.flatMap(({ schema, text }) => (types.includes(schema.$ref ?? "") ? [text] : []))
  const [image] = named("PictureFile", "LogoFile").flatMap((name) => findImage(name) ?? [])
  const [destination = ""] = named("Destination")
  const icon =
    named("IconName").find((name) => knownIcons.has(name)) ??
    Object.entries(destinationIcons).find(([start]) => destination.startsWith(start))?.[1] ??
    contentTypeOf(file)?.meta()?.icon ??
    "file-text"
  const [background] = named("Colour")
  return (
    <ThumbnailFrame style={image || !background ? undefined : { background }}>
      {image ? <SmallPicture url={image.url} /> : <ContentIcon name={icon} />}
    </ThumbnailFrame>
  )
}

/** A small picture in a list. */
export const SmallPicture = ({ url }: { url: string }) => (
  <img src={url} alt="" loading="lazy" draggable={false} />
)

/** The ground of a thumbnail, perhaps of an icon. */
export const ThumbnailFrame = styled.span`
  display: grid;
  grid-template-rows: 100%;
  place-items: center;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${colour.hover};
  color: ${colour.muted};

  &[style] {
    color: white;
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  > img[src*=".svg"] {
    object-fit: contain;
  }
`
