import { graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../../components/containers/Section"
import { colour, radius, space, type } from "../../theme/tokens"

export function Quote({ title, text, attribution }: Queries.QuoteFragment) {
  return (
    <Section>
      <Figure>
        <h2>{title}</h2>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>{attribution}</figcaption>
      </Figure>
    </Section>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: ${space.l};
  padding: ${space.xl};
  border-radius: ${radius.large};
  background: ${colour.deep};
  color: ${colour.mutedOnDeep};

  h2 {
    color: ${colour.accentOnDeep};
    font: ${type.label};
  }

  p {
    max-width: 24em;
    color: ${colour.onDeep};
    font: ${type.major};
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`

export const fragment = graphql`
  fragment Quote on Quote {
    title
    text
    attribution
  }
`
