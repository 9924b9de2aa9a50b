import { graphql, withPrefix, type PageProps } from "gatsby"
import styled from "styled-components"
import { afterwardsAttribute, untilOf } from "../../plugins/hosting/names/period"
import { PageTop } from "../sections/PageTop/PageTop"
import { colour, space } from "../theme/tokens"
import { PageSection } from "./PageSection"
import type { Data } from "./types"

/** A page that a marketer has composed of sections. */
export default function ComposedPage({ data: { page, ...shared } }: PageProps<Data>) {
  const afterwards = page.afterwards ?? "/"
  return (
    <>
      {page.shown?.until && (
        <span
          hidden
          {...untilOf(page.shown)}
          {...{
            [afterwardsAttribute]: afterwards.startsWith("/") ? withPrefix(afterwards) : afterwards,
          }}
        />
      )}
      <PageTop {...page.top} />
      {page.sections.map((section, index) => (
        <Ground key={index} id={section.anchor ?? undefined} {...untilOf(section.shown)}>
          <PageSection
            section={section}
            shared={shared}
            isFirst={index === 0 && page.top.picture === null}
          />
        </Ground>
      ))}
    </>
  )
}

/* The grounds of the sections alternate. Every kind has the same distance below its heading. */
const Ground = styled.div`
  > section > * + * {
    margin-top: ${space.xl};
  }

  &:nth-of-type(even) {
    --ground: ${colour.mist};
  }
`

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query ComposedPage(
    $address: String!
    $showsVentures: Boolean!
    $showsValues: Boolean!
    $showsContact: Boolean!
    $showsForm: Boolean!
  ) {
    page(address: { eq: $address }) {
      title
      description
      meta {
        ...PageMeta
      }
      shown {
        until
      }
      afterwards
      top {
        ...PageTop
      }
      sections {
        anchor
        shown {
          until
        }
        ...SectionKinds
      }
    }
    ventures: allService(sort: { position: ASC }) @include(if: $showsVentures) {
      nodes {
        ...VentureItem
      }
    }
    values: allValue(sort: { position: ASC }) @include(if: $showsValues) {
      nodes {
        ...Value
      }
    }
    contactInfo: allContactInfo(sort: { position: ASC }) @include(if: $showsContact) {
      nodes {
        ...ContactInfo
      }
    }
    contactPage @include(if: $showsForm) {
      form {
        ...MessageForm
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
