import { graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../../../components/containers/Section"
import { SectionHeading } from "../../../components/containers/SectionHeading"
import { colour, print, size, space, type } from "../../../theme/tokens"

export const Questions = ({ entries, ...heading }: Queries.QuestionsFragment) => (
  <Section>
    <SectionHeading {...heading} />
    <List>
      {entries.map(({ question, answer }, index) => (
        <details key={index}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </List>
  </Section>
)

const List = styled.div`
  display: grid;
  max-width: 52rem;
  margin-top: ${space.xl};

  > details {
    border-bottom: 1px solid ${colour.line};
  }

  summary {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-height: ${size.target};
    padding-block: ${space.m};
    color: ${colour.ink};
    font: ${type.minor};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: "+";
    margin-inline-start: auto;
    color: ${colour.brandInk};
  }

  [open] > summary::after {
    content: "−";
  }

  p {
    max-width: ${size.measure};
    padding-bottom: ${space.l};
    white-space: pre-line;
  }

  /* On paper every answer is shown. */
  ${print} {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`

export const fragment = graphql`
  fragment Questions on Questions {
    title
    introduction
    entries {
      question
      answer
    }
  }
`
