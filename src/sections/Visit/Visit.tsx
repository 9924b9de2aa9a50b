import { graphql } from "gatsby"
import styled from "styled-components"
import { Actions } from "../../components/Button"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Split } from "../../components/containers/Split"
import { Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { type } from "../../theme/tokens"

export function Visit(visit: Queries.VisitFragment) {
  const { title, introduction, address, hours, map, directions } = visit
  const words = (
    <Words>
      <h2>{title}</h2>
      {introduction && <Paragraphs {...introduction} />}
      <address>{address}</address>
      {hours && <Hours>{hours}</Hours>}
      {directions && <Actions actions={[directions]} variant="primary" />}
    </Words>
  )
  return (
    <Section>
      {map ? (
        <Split>
          {words}
          <Picture {...map} />
        </Split>
      ) : (
        words
      )}
    </Section>
  )
}

const Words = styled(SectionHeader)`
  address {
    font: ${type.lead};
    white-space: pre-line;
  }
`

const Hours = styled.p`
  && {
    font: ${type.body};
    white-space: pre-line;
  }
`

export const fragment = graphql`
  fragment Visit on Visit {
    title
    introduction {
      ...Markdown
    }
    address
    hours
    map {
      ...HalfPicture
    }
    directions {
      ...Action
    }
  }
`
