import { graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../../components/containers/Section"
import { Markdown } from "../../components/Markdown"
import { type } from "../../theme/tokens"

/** A long text with headings, lists and links. */
export const Text = ({ title, body }: Queries.TextFragment) => (
  <Section>
    <Markdown {...body} heading={title === null ? "h2" : "h3"}>
      {title && <Title>{title}</Title>}
    </Markdown>
  </Section>
)

const Title = styled.h2`
  && {
    font: ${type.major};
  }
`

export const fragment = graphql`
  fragment Text on Text {
    title
    body {
      ...Markdown
    }
  }
`
