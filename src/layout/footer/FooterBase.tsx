import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import type { LinkIn } from "../../types"
import { colour, space, type } from "../../theme/tokens"
import { yearAttribute } from "../../../plugins/hosting/names/hydration"

type Props = Pick<Queries.FooterBaseFragment, "copyright"> & {
  more: readonly LinkIn<Queries.FooterBaseFragment["more"]>[]
  builtIn: string | null
}

/** The copyright line, and more links beside it. */
export function FooterBase({ copyright, more, builtIn }: Props) {
  const [beforeYear, afterYear] = copyright.split("{year}")
  return (
    <Base>
      <p>
        {beforeYear}
        {/* The loader of plugins/hosting may have corrected the year before hydration. */}
        <span {...{ [yearAttribute]: true }} suppressHydrationWarning>
          {builtIn}
        </span>
        {afterYear}
      </p>
      {more.map(({ label, to, shown, lang }) => (
        <Action key={label} to={to} shown={shown} lang={lang}>
          {label}
        </Action>
      ))}
    </Base>
  )
}

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  align-items: center;
  margin-top: ${space.xl};
  padding-top: ${space.l};
  border-top: 1px solid color-mix(in srgb, ${colour.mutedOnDeep} 30%, transparent);
  font: ${type.small};

  > p {
    margin-inline-end: auto;
  }
`

export const fragment = graphql`
  fragment FooterBase on Footer {
    more {
      label
      to
      shown {
        until
      }
    }
    copyright
  }
`
