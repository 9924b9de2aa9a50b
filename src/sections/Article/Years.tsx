import { Link, withPrefix } from "gatsby"
import styled from "styled-components"
import { Aside } from "../../components/containers/Aside"
import { space, type } from "../../theme/tokens"

type Props = { years: readonly number[]; words: Queries.NewsWordsFragment }

/** Links to the news of each year, and to the feed. */
export const Years = ({ years, words }: Props) => (
  <Aside title={words.years}>
    <List>
      {years.map((year) => (
        <li key={year}>
          <Link to={`/news/${year}/`}>{year}</Link>
        </li>
      ))}
      <li>
        <a href={withPrefix("/news/feed.xml")}>{words.feed}</a>
      </li>
    </List>
  </Aside>
)

const List = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l};
  font: ${type.lead};
`
