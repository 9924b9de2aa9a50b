import { withPrefix } from "gatsby"
import { useContext, type ReactNode } from "react"
import styled, { css } from "styled-components"
import { LanguageBase } from "../components/Action"
import { afterwardsAttribute, untilOf } from "../../plugins/hosting/names/period"
import { PageTop } from "../sections/PageTop/PageTop"
import { itemColour, pictureName, type ItemColour } from "../theme/itemColour"
import { colour, forcedColours, item, space } from "../theme/tokens"
import { compose, type Look } from "./composition"
import { PageSection, type Shared } from "./kinds"

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
  const looks = compose(page.sections)
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
      {page.sections.map((section, index) => (
        <Part
          key={index}
          id={section.anchor || undefined}
          $look={looks[index]}
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
const VentureTones = styled.div<{ $id: string; $colour: ItemColour }>`
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

/* Every kind has the same distance below its heading, and the colours of its ground. */
const Part = styled.div<{ $look: Look }>`
  --ground: ${({ $look }) => colour[$look.ground]};
  ${({ $look }) => $look.ground === "deep" && onDeep}
  ${({ $look }) => $look.isLight && `--band: ${space.lightBand};`}
  ${({ $look }) => $look.isJoined && joined}

  > section > * + * {
    margin-top: ${space.xl};
  }

  ${forcedColours} {
    border-top: 1px solid;
  }
`

const joined = css`
  > section {
    padding-top: 0;
  }

  /* Below the top, which is no div, it is close enough. */
  div + & {
    margin-top: calc(${space.xl} - ${space.band});
  }
`

const onDeep = css`
  --ink: ${colour.onDeep};
  --muted: ${colour.mutedOnDeep};
  --brandInk: ${colour.accentOnDeep};
  --line: color-mix(in srgb, ${colour.mutedOnDeep} 35%, transparent);
  color: ${colour.mutedOnDeep};
`
