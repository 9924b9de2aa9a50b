import { graphql, type PageProps } from "gatsby"
import type { Loaded } from "../types"
import { FixedSections } from "../templates/FixedSections"
import { PageHeader } from "../sections/PageHeader/PageHeader"
import { Quote } from "../sections/Quote/Quote"
import { Story } from "../sections/Story/Story"
import { Values } from "../sections/Values/Values"

type Data = Loaded<Queries.AboutQuery>

export default function About({ data: { page, ...shared } }: PageProps<Data>) {
  return (
    <>
      <PageHeader {...page.header} />
      <Story {...page.story} priority />
      <Values {...page.values} values={shared.values.nodes} />
      {page.sections && <FixedSections sections={page.sections} shared={shared} below="mist" />}
      <Quote {...page.quote} />
    </>
  )
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query About(
    $hasSections: Boolean = false
    $showsVentures: Boolean = false
    $showsValues: Boolean = false
    $showsContacts: Boolean = false
    $showsForm: Boolean = false
    $showsArticles: Boolean = false
    $articles: [String!]
    $isTranslated: Boolean = false
  ) {
    ...LayoutData @include(if: $isTranslated)
    ...Shared @include(if: $hasSections)
    page: aboutPage {
      title
      description
      meta {
        ...PageMeta
      }
      header {
        ...PageHeader
      }
      story {
        ...Story
      }
      values {
        ...Values
      }
      sections @include(if: $hasSections) {
        ...Section
      }
      quote {
        ...Quote
      }
    }
    values: allValue(sort: { position: ASC }) {
      nodes {
        ...Value
      }
    }
    website {
      ...PageHead
    }
  }
`
