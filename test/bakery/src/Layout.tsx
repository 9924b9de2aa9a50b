import { graphql, Link, useStaticQuery, withPrefix, type GatsbyBrowser } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { yearAttribute } from "../plugins/hosting/names/hydration"
import { GlobalStyle, space, type, wide } from "./theme"

/** Surrounds every page of the bakery. */
export function Layout({ children }: { path: string; title: string; children: ReactNode }) {
  const { bakery, site } = useStaticQuery<Loaded<Queries.LayoutQuery>>(query)
  const { name, logo, navigation, palette, copyright } = bakery
  const [beforeYear, afterYear] = copyright.split("{year}")
  return (
    <>
      <GlobalStyle $light={palette.light} $dark={palette.dark} />
      <Skip href="#inhalt">{navigation.skip}</Skip>
      <Header>
        <Home to="/">
          <img src={logo.url} width={56} height={56} alt="" />
          {name}
        </Home>
        <nav aria-label={navigation.label}>
          {navigation.links.map(({ label, to }) =>
            to.startsWith("/") ? (
              <Link key={label} to={to}>
                {label}
              </Link>
            ) : (
              <a key={label} href={to}>
                {label}
              </a>
            ),
          )}
        </nav>
      </Header>
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer>
        {beforeYear}
        <span {...{ [yearAttribute]: true }} suppressHydrationWarning>
          {site.builtIn}
        </span>
        {afterYear}
      </Footer>
    </>
  )
}

type Loaded<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> }

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname} title="">
    {element}
  </Layout>
)

type HeadData = {
  page: { title: string; description: string; meta: Queries.MetaFragment }
  bakery: { language: string } | null
}

/** The head of a page with an address of its own. */
export function PageHead({ data: { page, bakery } }: { data: HeadData }) {
  const { title, description, meta } = page
  const { url, isHidden, icon, jsonLd, shareImage } = meta
  return (
    <>
      <html lang={bakery?.language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {icon && <link rel="icon" href={withPrefix(icon)} type="image/svg+xml" />}
      <link rel="manifest" href={withPrefix("/site.webmanifest")} />
      <meta property="og:title" content={title} />
      {shareImage && <meta property="og:image" content={shareImage.url} />}
      {/* The page's policy lets no script that React adds run. */}
      {jsonLd && typeof window === "undefined" && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      )}
    </>
  )
}

const Skip = styled.a`
  position: fixed;
  z-index: 1;
  padding: ${space.s};
  background: var(--card);

  &:not(:focus) {
    translate: 0 -200%;
  }
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  width: min(100% - 2 * ${space.m}, 76rem);
  margin-inline: auto;
  padding-block: ${space.m};
  border-bottom: 2px solid var(--ink);

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
  }

  nav a {
    padding-block: ${space.s};
    font: ${type.label};
  }
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: var(--ink);
  font: ${type.label};
  text-decoration: none;

  ${wide} {
    font-size: 1.5rem;
  }
`

const Footer = styled.footer`
  padding: ${space.l} ${space.m};
  background: var(--deep);
  color: var(--mutedOnDeep);
  font: ${type.small};
  text-align: center;
`

const query = graphql`
  query Layout {
    bakery {
      name
      copyright
      logo {
        url
      }
      navigation {
        label
        skip
        links {
          label
          to
        }
      }
      palette {
        light {
          ...Scheme
        }
        dark {
          ...Scheme
        }
      }
    }
    site {
      builtIn: buildTime(formatString: "YYYY")
    }
  }
`

export const fragments = graphql`
  fragment Scheme on Scheme {
    paper
    card
    line
    ink
    muted
    brand
    onBrand
    brandInk
    accent
    deep
    onDeep
    mutedOnDeep
    accentOnDeep
  }
  fragment Meta on PageMeta {
    url
    isHidden
    icon
    jsonLd
    shareImage {
      url
    }
  }
`
