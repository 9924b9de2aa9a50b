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
  const letters = lengthOf({ blocks: paragraphs.flatMap(({ blocks }) => blocks) })
  return (
    <Section>
      <Halves $reverse={!isLeft} $letters={letters}>
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

/* The picture stays in view beside a long text. Beside a short one it is lower, and the words are larger. */
const Halves = styled(Split)<{ $letters: number }>`
  && p {
    font: ${({ $letters }) => type[$letters > 300 ? "body" : "lead"]};
  }

  ${from.halves} {
    > picture {
      position: sticky;
      top: calc(${size.bar} + ${space.l});
    }
  }

  ${from.desktop} {
    align-items: ${({ $letters }) => ($letters > 900 ? "start" : "center")};

    img {
      aspect-ratio: ${({ $letters }) => ($letters > 300 ? "4 / 3" : "16 / 9")};
    }
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
