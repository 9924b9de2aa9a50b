import { graphql, useStaticQuery, type GatsbyBrowser } from "gatsby"
import type { ReactNode } from "react"
import { createGlobalStyle } from "styled-components"

/** Two of the colours that the engine derives from the palette. */
const GlobalStyle = createGlobalStyle<{ $paper: string; $ink: string }>`
  :root {
    --paper: ${({ $paper }) => $paper};
    --ink: ${({ $ink }) => $ink};
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
      <GlobalStyle $paper={bakery.palette.light.paper} $ink={bakery.palette.light.ink} />
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
          paper
          ink
        }
      }
    }
  }
`
