import type { ReactNode } from "react"
import styled, { css } from "styled-components"
import { colour, depth, from, space, type } from "../../theme/tokens"
import { Action } from "../Action"
import { IconBadge } from "../icons/IconBadge"
import { Paragraphs } from "../Markdown"
import { Picture } from "../Picture"
import { PlainCard } from "./Cards"

type Props = {
  /** It stands in place of the picture. */
  icon?: Queries.CardsFragment["entries"][number]["icon"]
  picture: Queries.CardPictureFragment | null
  /** What stands above the title, such as a price or a day. */
  detail: ReactNode
  title: string
  text: Queries.MarkdownFragment | null
  /** Where the whole card leads. */
  to: string | null
  isUpright?: boolean
  /** Whether the picture is beside the words where there is room. */
  isBeside: boolean
}

/** A card with a picture or an icon, a title and a text. */
export const PictureCard = ({ icon, picture, detail, title, text, to, ...look }: Props) => (
  <Box $isUpright={look.isUpright} $isBeside={look.isBeside}>
    {picture && <Picture {...picture} />}
    <div>
      {icon && !picture && <IconBadge icon={icon} />}
      {detail && <p>{detail}</p>}
      <h3>{to === null ? title : <Action to={to}>{title}</Action>}</h3>
      {text && <Paragraphs {...text} />}
    </div>
  </Box>
)

/* Of two cards with pictures above their words, each would be as high as a screen. */
const pictureBeside = css`
  ${from.desktop} {
    &:has(picture) {
      grid-template: auto / 2fr 3fr;
    }

    img {
      height: 100%;
    }

    > div {
      align-content: center;
    }
  }
`

const Box = styled(PlainCard)<{ $isUpright?: boolean; $isBeside: boolean }>`
  --tint-fill: ${colour.brand};
  --tint-on-fill: ${colour.onBrand};
  position: relative;
  grid-template-rows: auto 1fr;
  gap: 0;
  overflow: hidden;
  padding: 0;

  img {
    aspect-ratio: ${({ $isUpright }) => ($isUpright ? "3 / 4" : "4 / 3")};
  }

  > div {
    display: grid;
    align-content: start;
    gap: ${space.s};
    padding: ${space.l};
  }

  ${({ $isBeside }) => $isBeside && pictureBeside}

  p:has(+ h3) {
    color: ${colour.brandInk};
    font: ${type.label};
  }

  /* The whole card is clickable, below the links in its text. */
  h3 > a {
    color: inherit;
    outline: none;
    box-shadow: none;

    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }

  h3 ~ * a {
    position: relative;
  }

  &:has(h3 > a:focus-visible) {
    outline: 3px solid ${colour.ink};
    outline-offset: 2px;
  }

  &:has(h3 > a):hover {
    box-shadow: ${depth.high};
  }
`
