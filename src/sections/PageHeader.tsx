import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../components/containers/Section"
import { size, space, type } from "../theme/tokens"

export function PageHeader({ title, introduction }: Queries.PageHeaderFragment) {
  return (
    <Header>
      <SectionHeader>
        <h1>{title}</h1>
        <p>{introduction}</p>
      </SectionHeader>
    </Header>
  )
}

const Header = styled(Section)`
  padding-block: calc(${size.bar} + ${space.band}) ${space.xl};

  h1 {
    font: ${type.page};
    letter-spacing: -0.04em;
  }
`

export const fragment = graphql`
  fragment PageHeader on PageHeader {
    title
    introduction
  }
`
