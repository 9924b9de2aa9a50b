import { graphql, useStaticQuery, type GatsbyBrowser } from "gatsby"
import type { ReactNode } from "react"
import { createGlobalStyle } from "styled-components"

type Scheme = Record<string, string>

const variables = (scheme: Scheme) =>
  Object.entries(scheme).map(([name, value]) => `--${name}: ${value};`)

/** The colours that the engine derives from the palette. */
const GlobalStyle = createGlobalStyle<{ $light: Scheme; $dark: Scheme }>`
  :root {
    color-scheme: light dark;
    ${({ $light }) => variables($light)}

    @media (prefers-color-scheme: dark) {
      ${({ $dark }) => variables($dark)}
    }
  }

  body {
    background: var(--paper);
    color: var(--ink);
  }
`

export function Layout({ children }: { path: string; title: string; children: ReactNode }) {
  const { bakery } = useStaticQuery<Queries.LayoutQuery>(query)
  if (!bakery) return null
  return (
    <>
      <GlobalStyle $light={bakery.palette.light} $dark={bakery.palette.dark} />
      <header>{bakery.name}</header>
      <main>{children}</main>
    </>
  )
}

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname} title="">
    {element}
  </Layout>
)

const query = graphql`
  query Layout {
    bakery {
      name
      palette {
        light {
          ...Scheme
        }
        dark {
          ...Scheme
        }
      }
    }
  }
`

export const fragments = graphql`
  fragment Scheme on Scheme {
    paper
    ink
  }
`
