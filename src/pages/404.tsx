import { graphql, type PageProps } from "gatsby"
import type { Loaded } from "../types"
import { NotFound } from "../sections/NotFound/NotFound"

type Data = Loaded<Queries.NotFoundPageQuery>

export default function NotFoundPage({ data: { page } }: PageProps<Data>) {
  return <NotFound {...page.notFound} />
}

export { PageHead as Head } from "../layout/PageHead"

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
