import { graphql, type PageProps } from "gatsby"
import type { Loaded } from "../types"
import { Composed } from "./Composed"

/** A page that a marketer has composed of sections. */
export default function Page({ data: { page, ...shared } }: PageProps<Loaded<Queries.PageQuery>>) {
  return <Composed page={page} shared={shared} />
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query Page(
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
    page(address: { eq: $address }) {
      title
      description
      meta {
        ...PageMeta
      }
      shown {
        until
      }
      afterwards
      venture
      top {
        ...PageTop
      }
      sections {
        ...Section
      }
    }
    ...Shared
  }
`
