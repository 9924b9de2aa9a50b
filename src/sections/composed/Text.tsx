import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Section } from "../../components/containers/Section"
import { colour, size, space, type } from "../../theme/tokens"

type Block = Queries.TextFragment["body"]["blocks"][number]

/** A long text with headings, lists and links. */
export const Text = ({ title, body }: Queries.TextFragment) => (
  <Section>
    <Words>
      {title && <Title>{title}</Title>}
      {body.blocks.map((block, index) => (
        <Part key={index} {...block} isBelowHeading={title !== null} />
      ))}
    </Words>
  </Section>
)

function Part({ kind, lines, isBelowHeading }: Block & { isBelowHeading: boolean }) {
  const [first] = lines.map((line, index) => <Line key={index} {...line} />)
  const Heading = isBelowHeading ? "h3" : "h2"
  if (kind === "heading") return <Heading>{first}</Heading>
  if (kind === "paragraph") return <p>{first}</p>
  const List = kind === "numbers" ? "ol" : "ul"
  return (
    <List>
      {lines.map((line, index) => (
        <li key={index}>
          <Line {...line} />
        </li>
      ))}
    </List>
  )
}

const Line = ({ spans }: Block["lines"][number]) =>
  spans.map(({ text, isBold, isItalic, to }, index) => {
    const emphasised = isItalic ? <em>{text}</em> : text
    const words = isBold ? <strong>{emphasised}</strong> : emphasised
    return to === null ? (
      <span key={index}>{words}</span>
    ) : (
      <Action key={index} to={to}>
        {words}
      </Action>
    )
  })

const Title = styled.h2`
  && {
    font: ${type.major};
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${size.measure});
  gap: ${space.m};

  h2,
  h3 {
    font: ${type.minor};
  }

  > * + :is(h2, h3) {
    margin-top: ${space.m};
  }

  ul,
  ol {
    display: grid;
    gap: ${space.xs};
    padding-inline-start: 1.5em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  strong {
    color: ${colour.ink};
  }

  a {
    color: ${colour.brandInk};
  }
`

export const fragment = graphql`
  fragment Text on Text {
    title
    body {
      blocks {
        kind
        lines {
          spans {
            text
            isBold
            isItalic
            to
          }
        }
      }
    }
  }
`
