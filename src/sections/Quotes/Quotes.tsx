import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Cards as Grid, PlainCard } from "../../components/containers/Cards"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { colour, space, type } from "../../theme/tokens"

export const Quotes = ({ title, entries }: Queries.QuotesFragment) => (
  <Section>
    <SectionHeading title={title} />
    <Grid $minWidth="18rem">
      {entries.map(({ text, who, role, picture, source }, index) => (
        <PlainCard key={index}>
          <Figure>
            <blockquote>
              <Paragraphs {...text} />
            </blockquote>
            <figcaption>
              {picture && <Portrait {...picture} />}
              <span>
                <strong>{source === null ? who : <Action to={source}>{who}</Action>}</strong>
                {role && <small>{role}</small>}
              </span>
            </figcaption>
          </Figure>
        </PlainCard>
      ))}
    </Grid>
  </Section>
)

const Figure = styled.figure`
  display: grid;
  gap: ${space.m};
  margin: 0;

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

  strong {
    color: ${colour.ink};
    font: ${type.label};
  }

  small {
    display: block;
    font: ${type.small};
  }
`

const Portrait = styled(Picture)`
  && {
    width: 3.5rem;
    aspect-ratio: 1;
    border-radius: 50%;
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
