import { graphql, type PageProps } from "gatsby"
import { Gallery } from "../sections/Gallery/Gallery"
import { Message } from "../sections/Message/Message"
import type { Loaded } from "../types"
import { PageBody } from "./PageBody"

/** A composed page with a form or a gallery. Other pages do not load the script of these kinds. */
export default function InteractivePage({ data }: PageProps<Loaded<Queries.InteractivePageQuery>>) {
  return (
    <PageBody
      data={data}
      renderInteractive={({ message, gallery }) => (
        <>
          {message && <Message {...data} {...message} />}
          {gallery && <Gallery {...data} {...gallery} />}
        </>
      )}
    />
  )
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query InteractivePage(
    $address: String!
    $showsVentures: Boolean!
    $showsValues: Boolean!
    $showsContact: Boolean!
    $showsForm: Boolean!
  ) {
    ...PageBody
    contactPage @include(if: $showsForm) {
      form {
        ...MessageForm
      }
    }
    website {
      delivery {
        ...Delivery
      }
      largeView {
        ...LargeViewWords
      }
    }
  }
`
