import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled, { css } from "styled-components"
import { Actions } from "../../components/Button"
import { SectionHeader } from "../../components/containers/Section"
import { TopSection } from "../../components/containers/TopSection"
import { Split } from "../../components/containers/Split"
import { Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { radius, size, space } from "../../theme/tokens"
import { Sunrise } from "./Sunrise"

type Props = Queries.PageTopFragment & {
  /** What stands above the heading. */
  children?: ReactNode
}

/** The top of a composed page, with its only h1. The shape of its picture decides where that stands. */
export function PageTop({ title, introduction, actions, picture, children }: Props) {
  const { width = 4, height = 3 } = { ...picture?.file.gatsbyImageData }
  const isWide = width / height > 1.7
  const header = (
    <SectionHeader>
      {children}
      <h1>{title}</h1>
      {introduction && <Paragraphs {...introduction} />}
      {actions && actions.length > 0 && <Actions actions={actions} variant="primary" />}
    </SectionHeader>
  )
  if (picture && isWide)
    return (
      <TopSection>
        {header}
        <Panorama>
          <Picture {...picture} sizes="100vw" priority />
        </Panorama>
      </TopSection>
    )
  return (
    <TopSection>
      <Halves $isUpright={width < height}>
        {header}
        {picture ? <Picture {...picture} priority /> : <Sunrise />}
      </Halves>
    </TopSection>
  )
}

/* An upright picture has the frame of that on the home page, and is no higher than the screen. */
const Halves = styled(Split)<{ $isUpright: boolean }>`
  ${({ $isUpright }) =>
    $isUpright &&
    css`
      img {
        aspect-ratio: 4 / 5;
        width: auto;
        max-height: calc(100svh - ${size.bar} - 2 * ${space.l});
        margin-inline: auto;
        border-radius: ${radius.doorway};
      }
    `}
`

/* From edge to edge. */
const Panorama = styled.div`
  grid-column: 1 / -1;
  margin-top: ${space.xl};

  img {
    aspect-ratio: 21 / 9;
    max-height: 80svh;
  }
`

export const fragment = graphql`
  fragment PageTop on PageTop {
    title
    introduction {
      ...Markdown
    }
    actions {
      ...Action
    }
    picture {
      ...PictureDetails
      file {
        gatsbyImageData(
          width: 1000
          sizes: "(min-width: 90rem) calc(18rem + 20vw), (min-width: 64rem) calc(43.2vw - 1.7rem), (min-width: 48rem) and (orientation: landscape) calc(45vw - 1.1rem), calc(92.4vw - 0.8rem)"
          breakpoints: [570, 652, 680, 1000, 1300, 1600]
        )
      }
    }
  }
`
