import { graphql } from "gatsby"
import styled from "styled-components"
import { rows, type RowsProps } from "../../components/containers/Rows"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { Paragraphs } from "../../components/Markdown"
import { colour, space, type } from "../../theme/tokens"

export const Steps = ({ entries, ...heading }: Queries.StepsFragment) => (
  <Section>
    <SectionHeading {...heading} />
    <List
      $count={entries.length}
      $most={[4, 5]}
      $time={entries.some(({ time }) => time && time.length > 8) ? "minor" : "major"}
    >
      {entries.map(({ time, title, text }, index) => (
        <li key={index}>
          {time && <p>{time}</p>}
          <h3>{title}</h3>
          <Paragraphs {...text} />
        </li>
      ))}
    </List>
  </Section>
)

const List = styled.ol.attrs({ role: "list" })<RowsProps & { $time: "minor" | "major" }>`
  ${rows}
  row-gap: ${space.xl};
  list-style: none;
  counter-reset: step;

  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space.s};
    padding-top: ${space.m};
    border-top: 2px solid ${colour.brandInk};
    counter-increment: step;
  }

  > li:has(> h3:first-child)::before {
    content: counter(step);
  }

  > li::before,
  > li > p:first-child {
    color: light-dark(${colour.brandInk}, ${colour.accentOnDeep});
    font: ${({ $time }) => type[$time]};
  }

  /* Along the line of each step, a dot comes nearer to the disc of the last one. */
  > li::after {
    content: "";
    position: absolute;
    inset: calc(-0.5 * ${space.m}) 0 auto auto;
    width: ${space.m};
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${colour.accent};
  }

  > li:last-child::after {
    top: calc(-1 * ${space.l});
    width: calc(2 * ${space.l});
  }

  /* A time does not reach below the disc. */
  > li:last-child > p:first-child {
    padding-inline-end: calc(2 * ${space.l});
  }

  h3 {
    font: ${type.minor};
  }
`

export const fragment = graphql`
  fragment Steps on Steps {
    title
    introduction {
      ...Markdown
    }
    entries {
      time
      title
      text {
        ...Markdown
      }
    }
  }
`
