import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageHead } from "../layout/PageHead"
import type { Loaded } from "../types"
import { CallToAction } from "../sections/CallToAction"
import { Hero } from "../sections/Hero"
import { Ventures } from "../sections/Ventures"
import { Vision } from "../sections/Vision"

type Data = Loaded<Queries.HomeQuery>

export default function Home({ data: { page, website, services } }: PageProps<Data>) {
  return (
    <>
      <Hero {...page.hero} brand={website} />
      <Ventures {...page.ventures} services={services.nodes} />
      <Vision {...page.vision} />
      <CallToAction {...page.callToAction} />
    </>
  )
}

export const Head = ({ data: { page, website } }: HeadProps<Data>) => (
  <PageHead page={page} website={website} />
)

export const query = graphql`
  query Home {
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
        ...CallToAction
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
