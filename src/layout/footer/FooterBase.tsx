import { graphql, Link } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import type { Version } from "../../types"
import { colour, space, type } from "../../theme/tokens"
import { yearAttribute } from "../../../plugins/hosting/names/hydration"

type Props = Queries.FooterBaseFragment & {
  builtIn: string | null
  versions?: readonly Version[]
}

/** The copyright line, and more links beside it. */
export function FooterBase({ copyright, more, builtIn, versions }: Props) {
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
      {more?.map(({ label, to, shown }) => (
        <Action key={label} to={to} shown={shown}>
          {label}
        </Action>
      ))}
      {versions?.map(({ tag, name, path }) => (
        <Link key={tag} to={path} lang={tag} hrefLang={tag}>
          {name}
        </Link>
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
