import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { countLetters } from "../../components/countLetters"
import { Split } from "../../components/containers/Split"
import { from, size, space, type } from "../../theme/tokens"

type Props = Queries.StoryFragment & {
  /** Whether its picture is the main one of the page. */
  priority?: boolean
  /** Whether its picture is at the left. */
  isLeft?: boolean
}

export function Story({ title, paragraphs, picture, priority, isLeft }: Props) {
  return (
    <Section>
      <Halves $reverse={!isLeft} $isLong={countLetters(paragraphs.join()) > 900}>
        <Picture {...picture} priority={priority} />
        <Content>
          <h2>{title}</h2>
          {paragraphs.map((paragraph, index) => (
            <Paragraphs key={index} {...paragraph} />
          ))}
        </Content>
      </Halves>
    </Section>
  )
}

/* The picture stays in view beside a long text. */
const Halves = styled(Split)<{ $isLong: boolean }>`
  ${from.desktop} {
    align-items: ${({ $isLong }) => ($isLong ? "start" : "center")};

    > picture {
      position: sticky;
      top: calc(${size.bar} + ${space.l});
    }
  }
`

const Content = styled(SectionHeader)`
  > p {
    font: ${type.body};
  }
`

export const fragment = graphql`
  fragment Story on Story {
    title
    paragraphs {
      ...Markdown
    }
    picture {
      ...HalfPicture
    }
  }
`
