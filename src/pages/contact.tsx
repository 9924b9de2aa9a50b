import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Columns } from "../components/containers/Columns"
import { PageHead } from "../layout/PageHead"
import type { Loaded } from "../types"
import { ContactPanel } from "../sections/ContactPanel"
import { MessageForm } from "../sections/contact-form/MessageForm"
import { PageHeader } from "../sections/PageHeader"

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

export const Head = ({ data: { page, website } }: HeadProps<Data>) => (
  <PageHead page={page} website={website} />
)

export const query = graphql`
  query Contact {
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
