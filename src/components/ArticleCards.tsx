import { graphql } from "gatsby"
import { PictureCard } from "./containers/PictureCard"
import { Rows } from "./containers/Rows"

/** Articles with their dates, pictures and introductions. */
export const ArticleCards = ({
  articles,
}: {
  articles: readonly Queries.ArticleItemFragment[]
}) => (
  <Rows $count={articles.length}>
    {articles.map(({ address, date, top }) => (
      <PictureCard
        key={address}
        picture={top.picture}
        detail={<time dateTime={date.iso}>{date.words}</time>}
        title={top.title}
        text={top.introduction}
        to={address}
        isBeside={articles.length === 2}
      />
    ))}
  </Rows>
)

export const fragment = graphql`
  fragment ArticleItem on Article {
    address
    venture
    date {
      iso
      words
    }
    top {
      title
      introduction {
        ...Markdown
      }
      picture {
        ...CardPicture
      }
    }
  }
`
