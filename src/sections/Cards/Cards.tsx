import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Cards as Grid, PlainCard } from "../../components/containers/Cards"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { Icon } from "../../components/Icon"
import { Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { colour } from "../../theme/tokens"

export const Cards = ({ entries, ...heading }: Queries.CardsFragment) => (
  <Section>
    <SectionHeading {...heading} />
    <Grid $minWidth="16rem">
      {entries.map(({ icon, picture, title, text, to }, index) => (
        <PlainCard key={index}>
          {picture && <Picture {...picture} />}
          {icon && !picture && <Badge {...icon} />}
          <h3>{to === null ? title : <Action to={to}>{title}</Action>}</h3>
          <Paragraphs {...text} />
        </PlainCard>
      ))}
    </Grid>
  </Section>
)

const Badge = styled(Icon)`
  width: 2rem;
  height: 2rem;
  color: ${colour.brandInk};
`

export const fragment = graphql`
  fragment Cards on Cards {
    title
    introduction {
      ...Markdown
    }
    entries {
      icon {
        paths
      }
      picture {
        ...CardPicture
      }
      title
      text {
        ...Markdown
      }
      to
    }
  }
`
