import { graphql, type PageProps } from "gatsby"
import type { Loaded } from "../types"
import { Closing } from "../sections/Closing/Closing"
import { NoServices } from "../sections/ServiceSection/NoServices"
import { PageHeader } from "../sections/PageHeader/PageHeader"
import { ServiceSection } from "../sections/ServiceSection/ServiceSection"

type Data = Loaded<Queries.ServicesQuery>

export default function Services({ data: { page, services } }: PageProps<Data>) {
  return (
    <>
      <PageHeader {...page.header} />
      {services.nodes.map((service, index) => (
        <ServiceSection
          key={service.id}
          {...service}
          labels={page.serviceWords}
          isFirst={index === 0}
        />
      ))}
      {services.nodes.length === 0 && <NoServices {...page.serviceWords} />}
      <Closing {...page.closing} />
    </>
  )
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query Services($isTranslated: Boolean = false) {
    ...LayoutData @include(if: $isTranslated)
    page: servicesPage {
      title
      description
      meta {
        ...PageMeta
      }
      header {
        ...PageHeader
      }
      serviceWords {
        ...ServiceLabels
      }
      closing {
        ...Closing
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...ServiceSection
      }
    }
    website {
      ...PageHead
    }
  }
`
