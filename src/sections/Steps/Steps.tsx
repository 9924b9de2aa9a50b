import { graphql } from "gatsby"
import styled from "styled-components"
import { rows, type RowsProps } from "../../components/containers/Rows"
import { Section, SectionHeading } from "../../components/containers/Section"
import { colour, space, type } from "../../theme/tokens"

export const Steps = ({ entries, ...heading }: Queries.StepsFragment) => (
  <Section>
    <SectionHeading {...heading} />
    <List $count={entries.length} $most={[4, 5]}>
      {entries.map(({ title, text }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  </Section>
)

const List = styled.ol.attrs({ role: "list" })<RowsProps>`
  ${rows}
  list-style: none;
  counter-reset: step;

  > li {
    display: grid;
    align-content: start;
    gap: ${space.s};
    padding-top: ${space.m};
    border-top: 2px solid ${colour.brandInk};
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    color: ${colour.brandInk};
    font: ${type.major};
  }

  h3 {
    font: ${type.minor};
  }
`

export const fragment = graphql`
  fragment Steps on Steps {
    title
    introduction
    entries {
      title
      text
    }
  }
`
