import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { colour, size, space, type } from "../theme/tokens"
import { Action } from "./Action"
import { countLetters } from "./countLetters"

type Block = Queries.MarkdownFragment["blocks"][number]

type Props = Queries.MarkdownFragment & {
  /** The beginning of the ids of its headings, if links lead to them. */
  id?: string
  /** The level of its headings. Only a long text may have some. */
  heading?: "h2" | "h3"
}

type LongTextProps = Props & {
  /** What stands above it. */
  children?: ReactNode
  className?: string
}

/** A long text, within the measure of lines. */
export const Markdown = ({ children, className, ...text }: LongTextProps) => (
  <Words className={className}>
    {children}
    <Paragraphs {...text} />
  </Words>
)

/** The paragraphs and lists of a text, with bold words and links. They look as what is around them. */
export const Paragraphs = ({ blocks, id, heading = "h3" }: Props) =>
  blocks.map((block, index) => (
    <Part key={index} {...block} id={id && `${id}-${index}`} Heading={heading} />
  ))

/** The number of letters that visitors read. */
export const lengthOf = ({ blocks }: Props) =>
  countLetters(
    blocks
      .flatMap(({ lines }) => lines.flatMap(({ spans }) => spans.map(({ text }) => text)))
      .join(""),
  )

function Part({ kind, lines, id, Heading }: Block & { id?: string; Heading: "h2" | "h3" }) {
  const [first] = lines.map(wordsOf)
  if (kind === "heading") return <Heading id={id}>{first}</Heading>
  if (kind === "paragraph") return <p>{first}</p>
  return (
    <List as={kind === "numbers" ? "ol" : "ul"}>
      {lines.map((line, index) => (
        <li key={index}>{wordsOf(line)}</li>
      ))}
    </List>
  )
}

/* Plain words have no element of their own. */
const wordsOf = ({ spans }: Block["lines"][number]) =>
  spans.map(({ text, isBold, isItalic, to }, index) => {
    const emphasised = isItalic ? <em key={index}>{text}</em> : text
    const words = isBold ? <strong key={index}>{emphasised}</strong> : emphasised
    return to === null ? (
      words
    ) : (
      <Action key={index} to={to}>
        {words}
      </Action>
    )
  })

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: 1.5em;
  list-style: disc;

  ol& {
    list-style: decimal;
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

  strong {
    color: ${colour.ink};
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
