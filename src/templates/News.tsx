import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ArticleCards } from "../components/ArticleCards"
import { Section } from "../components/containers/Section"
import { VisuallyHidden } from "../components/VisuallyHidden"
import { NewsHead } from "../layout/NewsHead"
import { Years } from "../sections/Article/Years"
import { PageHeader } from "../sections/PageHeader/PageHeader"
import type { Loaded } from "../types"

type Data = Loaded<Queries.NewsPageQuery>
type Context = { title?: string; description?: string; heading?: string; years?: number[] }

/** The newest articles, or all of a year. */
export default function News({ data, pageContext }: PageProps<Data, Context>) {
  const { page, articles } = data
  const { title, introduction } = page.header
  return (
    <>
      <PageHeader title={pageContext?.heading ?? title} introduction={introduction} />
      <Section $background="mist">
        <VisuallyHidden as="h2">{page.words.list}</VisuallyHidden>
        <ArticleCards articles={articles.nodes} />
      </Section>
      <Years years={pageContext?.years ?? []} words={page.words} />
    </>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Data, Context>) => (
  <NewsHead data={{ ...data, page: { ...data.page, ...pageContext } }} pageContext={pageContext} />
)

export const query = graphql`
  query NewsPage(
    $path: String
    $title: String
    $description: String
    $articles: [String!]
    $isTranslated: Boolean = false
  ) {
    ...LayoutData @include(if: $isTranslated)
    page: newsPage {
      title
      description
      meta(path: $path, title: $title, description: $description) {
        ...PageMeta
      }
      header {
        ...PageHeader
      }
      words {
        list
        ...NewsWords
      }
    }
    articles: allArticle(filter: { address: { in: $articles } }, sort: { date: { iso: DESC } }) {
      nodes {
        ...ArticleItem
      }
    }
    website {
      ...PageHead
    }
  }
`
