import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { colour, space, type } from "../../theme/tokens"

type Props = Queries.BylineFragment & { words: Queries.NewsWordsFragment }

/** When an article is from, by whom, and when it was changed. */
export const Byline = ({ date, updated, author, words }: Props) => (
  <Line>
    <time dateTime={date.iso}>{date.words}</time>
    {author && (
      <span>
        {words.by}{" "}
        {author.to === null ? author.name : <Action to={author.to}>{author.name}</Action>}
      </span>
    )}
    {updated && (
      <span>
        {words.updated} <time dateTime={updated.iso}>{updated.words}</time>
      </span>
    )}
  </Line>
)

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  color: ${colour.brandInk};
  font: ${type.label};
`

export const fragment = graphql`
  fragment Byline on Article {
    date {
      iso
      words
    }
    updated {
      iso
      words
    }
    author {
      name
      to
    }
  }
  fragment NewsWords on NewsWords {
    years
    updated
    by
    newer
    older
    more
    feed
  }
`
