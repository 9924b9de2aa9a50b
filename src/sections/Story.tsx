import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Picture } from "../elements/Picture"
import { Sides } from "../elements/Sides"
import { type } from "../theme/tokens"

export function Story({ title, paragraphs, picture }: Queries.StoryFragment) {
  return (
    <Band>
      <Sides $isTurned>
        <Picture {...picture} isMain />
        <Words>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
      </Sides>
    </Band>
  )
}

const Words = styled(Opening)`
  > p {
    font: ${type.body};
  }
`

export const fragment = graphql`
  fragment Story on Story {
    title
    paragraphs
    picture {
      description
      decorative
      file {
        ...HalfPicture
      }
    }
  }
  fragment HalfPicture on ImageSharp {
    gatsbyImageData(
      width: 800
      aspectRatio: 1.3333
      sizes: "(min-width: 88rem) 36rem, (min-width: 64rem) 42vw, calc(100vw - 2.5rem)"
      breakpoints: [360, 560, 800, 1200, 1600]
      placeholder: DOMINANT_COLOR
      formats: [AUTO, WEBP, AVIF]
    )
  }
`
