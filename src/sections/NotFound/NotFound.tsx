import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Actions } from "../../components/Button"
import { Picture } from "../../components/Picture"
import { Split } from "../../components/containers/Split"
import { size, space, type } from "../../theme/tokens"

export function NotFound({ title, text, actions, picture }: Queries.NotFoundFragment) {
  return (
    <Header>
      <Split $reverse>
        <Picture {...picture} priority />
        <SectionHeader>
          <h1>{title}</h1>
          <p>{text}</p>
          <Actions actions={actions} variant="primary" />
        </SectionHeader>
      </Split>
    </Header>
  )
}

const Header = styled(Section)`
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
