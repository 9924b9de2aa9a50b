import { graphql, withPrefix, type PageProps } from "gatsby"
import styled, { css } from "styled-components"
import { afterwardsAttribute, untilOf } from "../../plugins/hosting/names/period"
import { PageTop } from "../sections/PageTop/PageTop"
import { colour, forcedColours, space } from "../theme/tokens"
import { compose, type Ground } from "./composition"
import { PageSection, type Data } from "./kinds"

/** A page that a marketer has composed of sections. */
export default function Page({ data: { page, ...shared } }: PageProps<Data>) {
  const looks = compose(page.sections)
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
        <Part
          key={index}
          id={section.anchor ?? undefined}
          $ground={looks[index].ground}
          {...untilOf(section.shown)}
        >
          <PageSection
            section={section}
            shared={shared}
            isFirst={index === 0 && page.top.picture === null}
            isLeft={looks[index].isLeft}
          />
        </Part>
      ))}
    </>
  )
}

/* Every kind has the same distance below its heading, and the colours of its ground. */
const Part = styled.div<{ $ground: Ground }>`
  --ground: ${({ $ground }) => colour[$ground]};
  ${({ $ground }) => $ground === "deep" && onDeep}

  > section > * + * {
    margin-top: ${space.xl};
  }

  ${forcedColours} {
    border-top: 1px solid;
  }
`

const onDeep = css`
  --ink: ${colour.onDeep};
  --muted: ${colour.mutedOnDeep};
  --brandInk: ${colour.accentOnDeep};
  --line: color-mix(in srgb, ${colour.mutedOnDeep} 35%, transparent);
  color: ${colour.mutedOnDeep};
`

export { PageHead as Head } from "../layout/PageHead"

export const query = graphql`
  query Page($address: String!) {
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
        ...Section
      }
    }
    ventures: allService(sort: { position: ASC }) {
      nodes {
        ...VentureItem
      }
    }
    values: allValue(sort: { position: ASC }) {
      nodes {
        ...Value
      }
    }
    contactInfo: allContactInfo(sort: { position: ASC }) {
      nodes {
        ...ContactInfo
      }
    }
    contactPage {
      form {
        ...MessageForm
      }
    }
    website {
      ...PageHead
      delivery {
        ...Delivery
      }
      largeView {
        ...LargeViewWords
      }
    }
  }
`
