import { graphql, type PageProps } from "gatsby"
import { Message } from "../sections/Message/Message"
import type { Loaded } from "../types"
import { PageBody } from "./PageBody"

/** A composed page with a form, so that the others do not load the script of the form. */
export default function FormPage({ data }: PageProps<Loaded<Queries.FormPageQuery>>) {
  return <PageBody data={data} showMessage={(message) => <Message {...data} {...message} />} />
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query FormPage(
    $address: String!
    $showsVentures: Boolean!
    $showsValues: Boolean!
    $showsContact: Boolean!
  ) {
    ...PageBody
    contactPage {
      form {
        ...MessageForm
      }
    }
    website {
      delivery {
        ...Delivery
      }
    }
  }
`
