import { graphql } from "gatsby"
import styled from "styled-components"
import { Columns, Heading, space } from "../../theme"

type Block = Queries.NoteFragment["body"]["blocks"][number]

/** A text with lists, bold words and links. */
export const Note = ({ title, body }: Queries.NoteFragment) => (
  <Columns>
    <Heading>
      <h2>{title}</h2>
    </Heading>
    <Words>
      {body.blocks.map((block, index) => (
        <Part key={index} {...block} />
      ))}
    </Words>
  </Columns>
)

function Part({ kind, lines }: Block) {
  const texts = lines.map(({ spans }) =>
    spans.map(({ text, isBold, to }, index) => {
      if (to !== null)
        return (
          <a key={index} href={to}>
            {text}
          </a>
        )
      return isBold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>
    }),
  )
  if (kind === "heading") return <h3>{texts[0]}</h3>
  if (kind === "paragraph") return <p>{texts[0]}</p>
  return (
    <ul>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${space.m};
  max-width: 40rem;

  strong {
    color: var(--ink);
  }

  li {
    padding-inline-start: ${space.m};
    border-inline-start: 4px solid var(--accent);
  }

  ul {
    display: grid;
    gap: ${space.s};
  }
`

export const fragment = graphql`
  fragment Note on Note {
    title
    body {
      blocks {
        kind
        lines {
          spans {
            text
            isBold
            to
          }
        }
      }
    }
  }
`
