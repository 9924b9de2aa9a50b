import { graphql } from "gatsby"
import styled from "styled-components"
import { Actions } from "../../components/Button"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Split } from "../../components/containers/Split"
import { Picture } from "../../components/Picture"
import { size, space, type } from "../../theme/tokens"

/** The top of a composed page, with its only h1. */
export function PageTop({ title, introduction, actions, picture }: Queries.PageTopFragment) {
  const words = (
    <SectionHeader>
      <h1>{title}</h1>
      {introduction && <p>{introduction}</p>}
      {actions && actions.length > 0 && <Actions actions={actions} variant="primary" />}
    </SectionHeader>
  )
  return (
    <Top>
      {picture ? (
        <Split>
          {words}
          <Picture {...picture} priority />
        </Split>
      ) : (
        words
      )}
    </Top>
  )
}

const Top = styled(Section)`
  padding-block: calc(${size.bar} + ${space.band}) ${space.xl};

  h1 {
    font: ${type.page};
    letter-spacing: -0.04em;
  }
`

export const fragment = graphql`
  fragment PageTop on PageTop {
    title
    introduction
    actions {
      ...Action
    }
    picture {
      ...HalfPicture
    }
  }
`
