import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Picture } from "../../components/Picture"
import { Split } from "../../components/containers/Split"
import { type } from "../../theme/tokens"

type Props = Queries.StoryFragment & {
  /** Whether its picture is the main one of the page. */
  priority?: boolean
}

export function Story({ title, paragraphs, picture, priority }: Props) {
  return (
    <Section>
      <Split $reverse>
        <Picture {...picture} priority={priority} />
        <Content>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Content>
      </Split>
    </Section>
  )
}

const Content = styled(SectionHeader)`
  > p {
    font: ${type.body};
  }
`

export const fragment = graphql`
  fragment Story on Story {
    title
    paragraphs
    picture {
      ...HalfPicture
    }
  }
`
