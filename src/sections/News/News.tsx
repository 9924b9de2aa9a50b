import { graphql } from "gatsby"
import { ArticleCards } from "../../components/ArticleCards"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"

type Props = Queries.NewsFragment & {
  /** The articles of the page, the newest first. */
  articles?: { nodes: readonly Queries.ArticleItemFragment[] }
}

/** The newest articles, perhaps of one venture. */
export function News({ venture, count, articles, ...heading }: Props) {
  const newest = (articles?.nodes ?? [])
    .filter((article) => venture === null || article.venture === venture)
    .slice(0, count ?? 3)
  if (newest.length === 0) return null
  return (
    <Section>
      <SectionHeading {...heading} />
      <ArticleCards articles={newest} />
    </Section>
  )
}

export const fragment = graphql`
  fragment News on News {
    title
    introduction {
      ...Markdown
    }
    venture
    count
  }
`
