import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { colour, size, space, type } from "../theme/tokens"
import { Action } from "./Action"

type Block = Queries.MarkdownFragment["blocks"][number]

type Props = Queries.MarkdownFragment & {
  /** The level of its headings. */
  heading: "h2" | "h3"
  /** What stands above it. */
  children?: ReactNode
  className?: string
}

/** A text with headings, lists, bold words and links. */
export const Markdown = ({ blocks, heading, children, className }: Props) => (
  <Words className={className}>
    {children}
    {blocks.map((block, index) => (
      <Part key={index} {...block} Heading={heading} />
    ))}
  </Words>
)

function Part({ kind, lines, Heading }: Block & { Heading: Props["heading"] }) {
  const [first] = lines.map((line, index) => <Line key={index} {...line} />)
  if (kind === "heading") return <Heading>{first}</Heading>
  if (kind === "paragraph") return <p>{first}</p>
  const List = kind === "numbers" ? "ol" : "ul"
  return (
    <List role="list">
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
  fragment Markdown on Markdown {
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
`
