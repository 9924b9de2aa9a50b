import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageHead } from "../layout/PageHead"
import type { Loaded } from "../types"
import { NotFound } from "../sections/NotFound"

type Data = Loaded<Queries.NotFoundPageQuery>

export default function NotFoundPage({ data: { page } }: PageProps<Data>) {
  return <NotFound {...page.notFound} />
}

export const Head = ({ data: { page, website } }: HeadProps<Data>) => (
  <PageHead page={page} website={website} />
)

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      title
      description
      meta {
        ...PageMeta
      }
      notFound {
        ...NotFound
      }
    }
    website {
      ...PageHead
    }
  }
`
