import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { PlainCard } from "../../components/containers/Cards"
import { Rows } from "../../components/containers/Rows"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { lengthOf, Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { colour, from, space, type } from "../../theme/tokens"

/** Several quotations are cards. A single one is large, and the title a line above it. */
export const Quotes = ({ title, entries }: Queries.QuotesFragment) =>
  entries.length === 1 ? (
    <Section>
      <Large $letters={lengthOf(entries[0].text)}>
        {title && <h2>{title}</h2>}
        <Quotation {...entries[0]} />
      </Large>
    </Section>
  ) : (
    <Section>
      <SectionHeading title={title} />
      <Rows $count={entries.length} $most={[2, 3]}>
        {entries.map((entry, index) => (
          <Card key={index}>
            <Quotation {...entry} />
          </Card>
        ))}
      </Rows>
    </Section>
  )

type Entry = Queries.QuotesFragment["entries"][number]

const Quotation = ({ text, who, role, picture, source }: Entry) => (
  <Figure>
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

const Figure = styled.figure`
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
    width: 3.5rem;
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
    color: ${colour.brandInk};
  }
`

const Card = styled(PlainCard)`
  align-content: stretch;
`

const Large = styled.div<{ $letters: number }>`
  display: grid;
  gap: ${space.m};

  > h2 {
    color: ${colour.muted};
    font: ${type.label};
  }

  blockquote {
    font: ${({ $letters }) => type[$letters > 180 ? "minor" : $letters > 60 ? "major" : "page"]};
    line-height: 1.25;
  }

  ${Figure} {
    gap: ${space.l};
  }

  ${Figure}::before {
    font-size: 2.5rem;
  }

  ${from.desktop} {
    position: relative;
    min-height: 6rem;
    padding-inline-start: 25%;

    ${Figure}::before {
      position: absolute;
      inset: 0 auto auto 0;
      font-size: 6rem;
    }
  }
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
