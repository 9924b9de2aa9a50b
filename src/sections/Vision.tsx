import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Actions } from "../elements/Button"
import { Picture } from "../elements/Picture"
import { Sides } from "../elements/Sides"

export function Vision({ title, text, action, picture }: Queries.VisionFragment) {
  return (
    <Band>
      <Sides>
        <Picture {...picture} />
        <Words>
          <h2>{title}</h2>
          <p>{text}</p>
          <Actions actions={[action]} first="strong" />
        </Words>
      </Sides>
    </Band>
  )
}

const Words = styled(Opening)`
  align-content: center;
`

export const fragment = graphql`
  fragment Vision on Vision {
    title
    text
    action {
      ...Action
    }
    picture {
      ...HalfPicture
    }
  }
`
