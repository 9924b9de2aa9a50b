import { graphql, type PageProps } from "gatsby"
import { Columns } from "../components/containers/Columns"
import type { Loaded } from "../types"
import { ContactPanel } from "../sections/ContactPanel/ContactPanel"
import { MessageForm } from "../sections/Message/MessageForm"
import { PageHeader } from "../sections/PageHeader/PageHeader"

type Data = Loaded<Queries.ContactQuery>

export default function Contact({ data: { page, website, items } }: PageProps<Data>) {
  return (
    <>
      <PageHeader {...page.header} />
      <Columns>
        <MessageForm {...page.form} delivery={website.delivery} items={items.nodes} />
        <ContactPanel {...page.panel} items={items.nodes} />
      </Columns>
    </>
  )
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query Contact($isTranslated: Boolean = false) {
    ...LayoutData @include(if: $isTranslated)
    page: contactPage {
      title
      description
      meta {
        ...PageMeta
      }
      header {
        ...PageHeader
      }
      form {
        ...MessageForm
      }
      panel {
        ...ContactPanel
      }
    }
    items: allContactInfo(sort: { position: ASC }) {
      nodes {
        ...ContactInfo
      }
    }
    website {
      delivery {
        ...Delivery
      }
      ...PageHead
    }
  }
`
