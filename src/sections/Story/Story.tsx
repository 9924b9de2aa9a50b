import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { lengthOf, Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { Split } from "../../components/containers/Split"
import { from, size, space, type } from "../../theme/tokens"

type Props = Queries.StoryFragment & {
  /** Whether its picture is the main one of the page. */
  priority?: boolean
  /** Whether its picture is at the left. */
  isLeft?: boolean
}

export function Story({ title, paragraphs, picture, priority, isLeft }: Props) {
  const isLong = lengthOf({ blocks: paragraphs.flatMap(({ blocks }) => blocks) }) > 900
  return (
    <Section>
      <Halves $reverse={!isLeft} $isLong={isLong}>
        <Picture {...picture} priority={priority} />
        <SectionHeader>
          <h2>{title}</h2>
          {paragraphs.map((paragraph, index) => (
            <Paragraphs key={index} {...paragraph} />
          ))}
        </SectionHeader>
      </Halves>
    </Section>
  )
}

/* The picture stays in view beside a long text. */
const Halves = styled(Split)<{ $isLong: boolean }>`
  && p {
    font: ${type.body};
  }

  ${from.halves} {
    > picture {
      position: sticky;
      top: calc(${size.bar} + ${space.l});
    }
  }

  ${from.desktop} {
    align-items: ${({ $isLong }) => ($isLong ? "start" : "center")};
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
