import { graphql, type PageProps } from "gatsby"
import type { Loaded } from "../types"
import { FixedSections } from "../templates/FixedSections"
import { Closing } from "../sections/Closing/Closing"
import { PageHeader } from "../sections/PageHeader/PageHeader"
import { NoServices, ServiceSection } from "../sections/ServiceSection/ServiceSection"

type Data = Loaded<Queries.ServicesQuery>

export default function Services({ data: { page, services, ...shared } }: PageProps<Data>) {
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
      {page.sections && <FixedSections sections={page.sections} shared={shared} below="mist" />}
      <Closing {...page.closing} />
    </>
  )
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query Services(
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
      sections @include(if: $hasSections) {
        ...Section
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
