import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Actions } from "../elements/Button"
import { Picture } from "../elements/Picture"
import { Sides } from "../elements/Sides"
import { size, space, type } from "../theme/tokens"

export function NotFound({ title, text, actions, picture }: Queries.NotFoundFragment) {
  return (
    <Top>
      <Sides $isTurned>
        <Picture {...picture} isMain />
        <Opening>
          <h1>{title}</h1>
          <p>{text}</p>
          <Actions actions={actions} first="strong" />
        </Opening>
      </Sides>
    </Top>
  )
}

const Top = styled(Band)`
  padding-top: calc(${size.bar} + ${space.xl});

  h1 {
    font: ${type.page};
  }
`

export const fragment = graphql`
  fragment NotFound on NotFound {
    title
    text
    actions {
      ...Action
    }
    picture {
      ...HalfPicture
    }
  }
`
