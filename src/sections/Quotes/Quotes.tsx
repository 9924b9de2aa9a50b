import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { Action } from "../../components/Action"
import { PlainCard } from "../../components/containers/Cards"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { lengthOf, Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { colour, from, space, type } from "../../theme/tokens"

/** Several quotations are cards. A single one is large, and the title a line above it. */
export const Quotes = ({ title, entries }: Queries.QuotesFragment) =>
  entries.length === 1 ? (
    <Section>
      <Quotation {...entries[0]} title={title} letters={lengthOf(entries[0].text)} />
    </Section>
  ) : (
    <Section>
      <SectionHeading title={title} />
      <List $count={entries.length}>
        {entries.map((entry, index) => (
          <PlainCard key={index}>
            <Quotation {...entry} />
          </PlainCard>
        ))}
      </List>
    </Section>
  )

type Props = Queries.QuotesFragment["entries"][number] & {
  /** Those of a single quotation. */
  title?: string | null
  letters?: number
}

const Quotation = ({ title, letters, text, who, role, picture, source }: Props) => (
  <Figure $letters={letters}>
    {title && <h2>{title}</h2>}
    <blockquote>
      <Paragraphs {...text} />
    </blockquote>
    <figcaption>
      {picture && <Picture {...picture} />}
      <span>
        <strong>{source === null ? who : <Action to={source}>{who}</Action>}</strong>
        {role && <small>{role}</small>}
      </span>
    </figcaption>
  </Figure>
)

/* The mark and the name stand at the left, the words are the larger the fewer they are. */
const large = css<Look>`
  gap: ${space.l};
  grid-template-rows: none;

  blockquote {
    font: ${({ $letters = 0 }) => type[$letters > 180 ? "minor" : $letters > 60 ? "major" : "page"]};
    line-height: 1.25;
  }

  h2 {
    color: ${colour.muted};
    font: ${type.lead};
  }

  strong {
    font: ${type.minor};
  }

  small {
    font: ${type.body};
  }

  &::before {
    font-size: 2.5rem;
  }

  ${from.desktop} {
    grid-template-columns: 1fr 3fr;

    &::before {
      font-size: 6rem;
    }

    > blockquote {
      grid-row: span 2;
    }

    > figcaption {
      align-self: end;
    }
  }
`

type Look = { $letters?: number }

/* Columns, so that a short quotation leaves no empty space beside a long one. */
const List = styled.ul.attrs({ role: "list" })<{ $count: number }>`
  columns: ${({ $count }) => ($count === 3 ? 3 : 2)} 16rem;
  gap: ${space.l};

  > li {
    break-inside: avoid;
  }

  > li + li {
    margin-top: ${space.l};
  }
`

const Figure = styled.figure<Look>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space.m};

  /* The quotation mark: two drops. */
  &::before {
    content: "";
    width: 1em;
    height: 1em;
    border-radius: 0 50% 50% 50%;
    background: ${colour.accent};
    box-shadow: 1.25em 0 ${colour.accent};
  }

  blockquote {
    display: grid;
    gap: ${space.m};
    color: ${colour.ink};
    font: ${type.lead};
  }

  figcaption {
    display: flex;
    gap: ${space.s};
    align-items: center;
  }

  figcaption img {
    min-width: 3.5rem;
    aspect-ratio: 1;
    border-radius: 50%;
  }

  strong {
    color: ${colour.ink};
    font: ${type.label};
  }

  small {
    display: block;
    font: ${type.small};
  }

  a {
    color: inherit;
  }

  ${({ $letters }) => $letters !== undefined && large}
`

export const fragment = graphql`
  fragment Quotes on Quotes {
    title
    entries {
      text {
        ...Markdown
      }
      who
      role
      source
      picture {
        ...PictureDetails
        file {
          gatsbyImageData(width: 56, aspectRatio: 1, sizes: "3.5rem", breakpoints: [56, 112, 168])
        }
      }
    }
  }
`
