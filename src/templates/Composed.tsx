import { withPrefix } from "gatsby"
import { useContext, type ReactNode } from "react"
import styled from "styled-components"
import { LanguageBase } from "../components/Action"
import { afterwardsAttribute, untilOf } from "../../plugins/hosting/names/period"
import { PageTop } from "../sections/PageTop/PageTop"
import { itemColour, pictureName } from "../theme/itemColour"
import { item } from "../theme/tokens"
import type { Shared } from "./kinds"
import { Sections } from "./Sections"

type Props = {
  page: Pick<
    Queries.PageQuery["page"] & object,
    "shown" | "afterwards" | "venture" | "top" | "sections"
  >
  shared: Shared
  /** What stands above the heading. */
  byline?: ReactNode
  /** What stands below the sections. */
  children?: ReactNode
}

/** The top and the sections of a page that a marketer has composed. */
export function Composed({ page, shared, byline, children }: Props) {
  const base = useContext(LanguageBase)
  const venture = shared.ventures.nodes.find(({ id }) => page.venture?.endsWith(`#${id}`))
  const afterwards = page.afterwards || `${base}/`
  const content = (
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
      <PageTop {...page.top}>{byline}</PageTop>
      <Sections sections={page.sections} shared={shared} isFirst={page.top.picture === null} />
      {children}
    </>
  )
  return venture ? (
    <VentureTones $id={venture.id} $colour={venture.colour}>
      {content}
    </VentureTones>
  ) : (
    content
  )
}

/* The page of a venture has its colour where others have that of the brand. */
const VentureTones = styled.div<{ $id: string; $colour: Queries.ColourFragment }>`
  ${({ $colour }) => itemColour($colour)}
  --brand: ${item.fill};
  --onBrand: ${item.onFill};
  --brandInk: ${item.ink};
  --mist: ${item.wash};

  > section {
    ${({ $id }) => pictureName($id)}
  }

  /* As dark as that of the brand, see themeColours.ts. */
  @supports (color: light-dark(oklch(from red l c h), red)) {
    --deep: light-dark(
      oklch(from ${item.fill} 0.27 min(c, 0.055) h),
      oklch(from ${item.fill} 0.145 min(c, 0.022) h)
    );
  }
`
