import { graphql, type PageProps } from "gatsby"
import type { Loaded } from "../types"
import { CallToAction } from "../sections/CallToAction/CallToAction"
import { Hero } from "../sections/Hero/Hero"
import { Ventures } from "../sections/Ventures/Ventures"
import { Vision } from "../sections/Vision/Vision"

type Data = Loaded<Queries.HomeQuery>

export default function Home({ data: { page, website, services } }: PageProps<Data>) {
  return (
    <>
      <Hero {...page.hero} brand={website} />
      <Ventures {...page.ventures} services={services.nodes} />
      <Vision {...page.vision} />
      <CallToAction {...page.callToAction}>
        <p>{page.callToAction.text}</p>
      </CallToAction>
    </>
  )
}

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query Home($isTranslated: Boolean = false) {
    ...LayoutData @include(if: $isTranslated)
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
