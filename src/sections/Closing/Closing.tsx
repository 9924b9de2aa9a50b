import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Actions } from "../../components/Button"
import { colour } from "../../theme/tokens"

export function Closing({ title, text, actions }: Queries.ClosingFragment) {
  return (
    <Background $background="deep">
      <SectionHeader>
        <h2>{title}</h2>
        <p>{text}</p>
        <Actions actions={actions} variant="accent" />
      </SectionHeader>
    </Background>
  )
}

const Background = styled(Section)`
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
