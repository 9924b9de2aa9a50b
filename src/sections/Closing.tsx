import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Actions } from "../elements/Button"
import { colour } from "../theme/tokens"

export function Closing({ title, text, actions }: Queries.ClosingFragment) {
  return (
    <Ground $ground="deep">
      <Opening>
        <h2>{title}</h2>
        <p>{text}</p>
        <Actions actions={actions} first="spark" />
      </Opening>
    </Ground>
  )
}

const Ground = styled(Band)`
  color: ${colour.onDeep};

  h2 {
    color: inherit;
  }
`

export const fragment = graphql`
  fragment Closing on Closing {
    title
    text
    actions {
      ...Action
    }
  }
`
