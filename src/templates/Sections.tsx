import styled, { css } from "styled-components"
import { untilOf } from "../../plugins/hosting/names/period"
import { DarkSection } from "../sections/CallToAction/CallToAction"
import { colour, forcedColours, from, space, type } from "../theme/tokens"
import { compose, type Ground, type Look } from "./composition"
import { PageSection, type Shared } from "./kinds"

type Props = {
  sections: readonly Queries.SectionFragment[]
  shared: Shared
  /** The ground of what is above them on a fixed page. Without it, they follow the top of the page. */
  below?: Ground
  /** Whether the first picture in them is the first one of the page. */
  isFirst?: boolean
}

/** The sections of a page, on alternate grounds. */
export function Sections({ sections, shared, below, isFirst = false }: Props) {
  const looks = compose(sections, below)
  return sections.map((section, index) => (
    <Part
      key={index}
      id={section.anchor || undefined}
      $look={looks[index]}
      {...untilOf(section.shown)}
    >
      <PageSection
        section={section}
        shared={shared}
        number={index + 1}
        isFirst={isFirst && index === 0}
        isLeft={looks[index].isLeft}
      />
    </Part>
  ))
}

/* Every kind has the same distance below its heading, and the colours of its ground. */
const Part = styled.div<{ $look: Look }>`
  --ground: ${({ $look }) => colour[$look.ground]};
  ${({ $look }) => ($look.ground === "deep" ? onDeep : onPale)}
  ${({ $look }) => $look.isJoined && joined}

  > section > * + * {
    margin-top: ${space.xl};
  }

  ${forcedColours} {
    border-top: 1px solid;
  }
`

/* Words alone stand closer. A call is plain: without the sun, its button at the end of the line. */
const onPale = css`
  &:not(:has(picture, form, iframe)) {
    --band: ${space.lightBand};
  }

  > ${DarkSection} {
    background: var(--ground);
    color: inherit;

    h2 {
      color: ${colour.ink};
      font: ${type.major};
    }

    > div > :last-child > * {
      background: ${colour.brand};
      color: ${colour.onBrand};
    }

    ${from.desktop} {
      > div {
        grid-template-columns: minmax(0, 1fr) auto;
        max-width: none;
      }

      > div > :last-child {
        grid-area: 1 / 2 / span 2;
        align-self: center;
      }
    }
  }
`

const joined = css`
  > section {
    padding-top: 0;
  }

  /* Below the top, which is no div, it is close enough. */
  div + & {
    margin-top: calc(${space.xl} - ${space.lightBand});
  }
`

const onDeep = css`
  --ink: ${colour.onDeep};
  --muted: ${colour.mutedOnDeep};
  --brandInk: ${colour.accentOnDeep};
  --line: color-mix(in srgb, ${colour.mutedOnDeep} 35%, transparent);
  color: ${colour.mutedOnDeep};
`
