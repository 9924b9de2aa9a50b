import { graphql, type PageProps } from "gatsby"
import type { Loaded } from "../types"
import { FixedSections } from "../templates/FixedSections"
import { CallToAction } from "../sections/CallToAction/CallToAction"
import { Hero } from "../sections/Hero/Hero"
import { Ventures } from "../sections/Ventures/Ventures"
import { Vision } from "../sections/Vision/Vision"

type Data = Loaded<Queries.HomeQuery>

export default function Home({ data: { page, services, ...shared } }: PageProps<Data>) {
  return (
    <>
      <Hero {...page.hero} brand={shared.website} />
      <Ventures {...page.ventures} services={services.nodes} />
      <Vision {...page.vision} />
      {page.sections && <FixedSections sections={page.sections} shared={shared} below="paper" />}
      <CallToAction {...page.callToAction}>
        <p>{page.callToAction.text}</p>
      </CallToAction>
    </>
  )
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query Home(
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
    page: homePage {
      title
      description
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      ventures {
        ...Ventures
      }
      vision {
        ...Vision
      }
      sections @include(if: $hasSections) {
        ...Section
      }
      callToAction {
        ...HomeCallToAction
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...Venture
      }
    }
    website {
      ...Brand
      ...PageHead
    }
  }
`
