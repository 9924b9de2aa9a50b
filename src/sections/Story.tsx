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
      ...HalfPicture
    }
  }
`
