import styled from "styled-components"
import { iconNames, iconPaths } from "../../../content-model/graphql/icons"
import { Drawn } from "../../components/Symbol"
import { colour, radius } from "../../components/theme"
import { imageFinder, thumbnailUrl } from "../../state/contentValues"
import { textsIn } from "../../state/items/textsIn"
import { useEditorState } from "../../state/useWorkspace"

const knownIcons = new Set(iconNames)

/** The first picture of a file, else its icon in its colour, else the icon of a document. */
export function Thumbnail({ file, value }: { file: string; value: unknown }) {
  const findImage = imageFinder(useEditorState())
  const texts = textsIn(file, value)
  const named = (ref: string) => texts.filter(({ schema }) => schema.$ref === ref)
  const picture = [...named("PictureFile"), ...named("LogoFile")].find(({ text }) =>
    findImage(text),
  )
  if (picture)
    return (
      <Image
        src={thumbnailUrl(findImage(picture.text)?.url ?? "")}
        alt=""
        loading="lazy"
        draggable={false}
      />
    )
  const icon = named("IconName").find(({ text }) => knownIcons.has(text))?.text
  const background = named("Colour")[0]?.text
  return (
    <Ground style={background ? { background } : undefined}>
      <Drawn {...iconPaths(icon ?? "file-text")} />
    </Ground>
  )
}

const Image = styled.img`
  width: 100%;
  height: 100%;
  border-radius: ${radius.small};
  object-fit: cover;

  &[src*=".svg"] {
    object-fit: contain;
  }
`

const Ground = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  border-radius: ${radius.small};
  background: ${colour.hover};
  color: ${colour.muted};

  &[style] {
    color: white;
  }
`
