import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { Action } from "../../components/Action"
import { HeadedSection } from "../../components/containers/Aside"
import { PlainCard } from "../../components/containers/Cards"
import { Rows } from "../../components/containers/Rows"
import { IconBadge } from "../../components/icons/IconBadge"
import { Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { colour, depth, from, space, type } from "../../theme/tokens"

export function Cards({ entries, ...heading }: Queries.CardsFragment) {
  const count = entries.length
  const pictures = entries.flatMap(({ picture }) => picture?.file.gatsbyImageData ?? [])
  // One shape for all, and no upright picture loses its top and bottom.
  const isUpright = pictures.some(({ width, height }) => width <= height)
  return (
    <HeadedSection {...heading} isAside={count === 2 && pictures.length === 0}>
      <Rows $count={count} $most={[3, count === 5 && pictures.length > 0 ? 5 : 4]}>
        {entries.map(({ icon, picture, detail, title, text, to }, index) => (
          <Entry key={index} $isUpright={isUpright} $isBeside={count === 2}>
            {picture && <Picture {...picture} />}
            <div>
              {icon && !picture && <IconBadge icon={icon} />}
              {detail && <p>{detail}</p>}
              <h3>{to === null ? title : <Action to={to}>{title}</Action>}</h3>
              <Paragraphs {...text} />
            </div>
          </Entry>
        ))}
      </Rows>
    </HeadedSection>
  )
}

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

const Entry = styled(PlainCard)<{ $isUpright: boolean; $isBeside: boolean }>`
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

export const fragment = graphql`
  fragment Cards on Cards {
    title
    introduction {
      ...Markdown
    }
    entries {
      icon {
        paths
      }
      picture {
        ...CardPicture
      }
      detail
      title
      text {
        ...Markdown
      }
      to
    }
  }
`
