import { graphql, type PageProps } from "gatsby"
import { PageBody } from "./PageBody"
import type { Data } from "./types"

/** A composed page without a form and without a gallery. */
export default function ComposedPage({ data }: PageProps<Data>) {
  return <PageBody data={data} />
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query ComposedPage(
    $address: String!
    $showsVentures: Boolean!
    $showsValues: Boolean!
    $showsContact: Boolean!
  ) {
    ...PageBody
  }
`
