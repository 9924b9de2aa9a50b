import { graphql, type PageProps } from "gatsby"
import { ArticleCards } from "../components/ArticleCards"
import { Section } from "../components/containers/Section"
import { SectionHeading } from "../components/containers/SectionHeading"
import { Byline } from "../sections/Article/Byline"
import { Neighbours } from "../sections/Article/Neighbours"
import type { Loaded } from "../types"
import { Composed } from "./Composed"

/** News: a composed page with a date, between its neighbours. */
export default function Article({ data }: PageProps<Loaded<Queries.ArticleQuery>>) {
  const { page, newsPage, ...shared } = data
  const { words } = newsPage
  const articles = shared.articles?.nodes ?? []
  const index = articles.findIndex(({ address }) => address === page.address)
  const isOfVenture = ({ venture }: { venture: string | null }) => venture === page.venture
  const more = page.venture === null ? [] : articles.slice(index + 1).filter(isOfVenture)
  return (
    <Composed page={page} shared={shared} byline={<Byline {...page} words={words} />}>
      {more.length > 0 && (
        <Section>
          <SectionHeading title={words.more} />
          <ArticleCards articles={more.slice(0, 3)} />
        </Section>
      )}
      <Neighbours newer={articles[index - 1]} older={articles[index + 1]} words={words} />
    </Composed>
  )
}

export { NewsHead as Head } from "../layout/NewsHead"

export const query = graphql`
  query Article(
    $address: String!
    $showsVentures: Boolean!
    $showsValues: Boolean!
    $showsContacts: Boolean!
    $showsForm: Boolean!
    $showsArticles: Boolean!
    $articles: [String!]
    $isTranslated: Boolean = false
  ) {
    ...LayoutData @include(if: $isTranslated)
    page: article(address: { eq: $address }) {
      title
      description
      meta {
        ...PageMeta
      }
      shown {
        until
      }
      afterwards
      address
      venture
      top {
        ...PageTop
      }
      ...Byline
      sections {
        ...Section
      }
    }
    newsPage {
      words {
        ...NewsWords
      }
    }
    ...Shared
  }
`
