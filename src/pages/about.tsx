import { graphql, type PageProps } from "gatsby"
import type { Loaded } from "../types"
import { PageHeader } from "../sections/PageHeader/PageHeader"
import { Quote } from "../sections/Quote/Quote"
import { Story } from "../sections/Story/Story"
import { Values } from "../sections/Values/Values"

type Data = Loaded<Queries.AboutQuery>

export default function About({ data: { page, values } }: PageProps<Data>) {
  return (
    <>
      <PageHeader {...page.header} />
      <Story {...page.story} priority />
      <Values {...page.values} values={values.nodes} />
      <Quote {...page.quote} />
    </>
  )
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query About($isTranslated: Boolean = false) {
    ...LayoutData @include(if: $isTranslated)
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
