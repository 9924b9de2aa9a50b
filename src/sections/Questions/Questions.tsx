import { graphql } from "gatsby"
import styled from "styled-components"
import { HeadedSection } from "../../components/containers/Aside"
import { Markdown } from "../../components/Markdown"
import { colour, print, size, space, type } from "../../theme/tokens"

export const Questions = ({ entries, firstOpen, ...heading }: Queries.QuestionsFragment) => (
  <HeadedSection {...heading} isAside={entries.length < 7}>
    <List>
      {entries.map(({ question, answer }, index) => (
        <details key={index} open={index === 0 && Boolean(firstOpen)}>
          <summary>{question}</summary>
          <Answer {...answer} />
        </details>
      ))}
    </List>
  </HeadedSection>
)

const List = styled.div`
  display: grid;
  border-top: 1px solid ${colour.line};

  > details {
    border-bottom: 1px solid ${colour.line};
  }

  summary {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-height: ${size.target};
    padding-block: ${space.m};
    color: ${colour.ink};
    font: ${type.minor};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: "+";
    /* Screen readers say that an answer is shown, so they skip the sign. */
    content: "+" / "";
    margin-inline-start: auto;
    color: ${colour.brandInk};
  }

  [open] > summary::after {
    content: "−";
    content: "−" / "";
  }

  /* On paper every answer is shown. */
  ${print} {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`

const Answer = styled(Markdown)`
  padding-bottom: ${space.l};

  /* A single line break is shown as one, as in an address. */
  > p {
    white-space: pre-line;
  }
`

export const fragment = graphql`
  fragment Questions on Questions {
    title
    introduction {
      ...Markdown
    }
    entries {
      question
      answer {
        ...Markdown
      }
    }
    firstOpen
  }
`
