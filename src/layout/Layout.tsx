import { graphql, useStaticQuery } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { LanguageBase, NotAvailable } from "../components/Action"
import type { LanguageContext, Loaded } from "../types"
import { GlobalStyle } from "../theme/GlobalStyle"
import { isTall } from "../theme/isTall"
import { colour, layer, print, radius, space, type } from "../theme/tokens"
import { Announcement } from "./Announcement"
import { ErrorBoundary } from "./ErrorScreen"
import { ContactBar } from "./ContactBar"
import { Footer } from "./footer/Footer"
import { NavBar } from "./NavBar"
import { Notifications } from "../components/notifications/Notifications"

// Ids of ventures cannot contain an underscore, so ids of the layout do.
const contentId = "page_content"

export type LayoutData = Loaded<Queries.LayoutQuery>

type Props = LanguageContext & {
  /** The page's path and title. */
  path: string
  title: string
  /** The data of a page in another language than the first. */
  data?: Partial<LayoutData>
  children: ReactNode
}

/** Surrounds every page. It stays mounted during navigation. */
export function Layout({ path, title, data, language: tag, otherVersions = [], children }: Props) {
  const first = useStaticQuery<LayoutData>(query)
  // A static query knows the first language only.
  const { website, services, contacts, site } = tag ? { ...first, ...data } : first
  const { language, announcements, navigation, footer, notifications, errorScreen, palette } =
    website
  return (
    <>
      <GlobalStyle $light={palette.light} $dark={palette.dark} $isTall={isTall(language)} />
      <ErrorBoundary path={path} texts={errorScreen}>
        <LanguageBase value={tag ? `/${tag.toLowerCase()}` : ""}>
          <NotAvailable value={notifications.notAvailable}>
            <SkipLink href={`#${contentId}`}>{navigation.skip}</SkipLink>
            {/* One child, so that the ids that React makes do not depend on the announcement. */}
            <>
              <Announcement all={announcements} path={path} close={notifications.close} />
              <NavBar
                {...navigation}
                links={[...navigation.links, ...otherVersions]}
                brand={website}
                failure={errorScreen.text}
              />
            </>
            <main id={contentId} tabIndex={-1}>
              <ErrorBoundary path={path} texts={errorScreen}>
                {children}
              </ErrorBoundary>
            </main>
            <Footer
              {...footer}
              brand={website}
              services={services.nodes}
              builtIn={site.builtIn}
              more={[...(footer.more ?? []), ...otherVersions]}
            />
            <ContactBar title={title} items={contacts.nodes} />
            <Notifications {...notifications} />
          </NotAvailable>
        </LanguageBase>
      </ErrorBoundary>
    </>
  )
}

const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.skip};
  inset: ${space.s} auto auto ${space.s};
  padding: ${space.s} ${space.l};
  border-radius: ${radius.full};
  background: ${colour.card};
  color: ${colour.ink};
  font: ${type.label};

  &:not(:focus) {
    translate: 0 -200%;
  }

  ${print} {
    display: none;
  }
`

const query = graphql`
  query Layout {
    ...LayoutData
  }
`

export const fragment = graphql`
  fragment LayoutData on Query {
    website {
      ...Brand
      language
      palette {
        light {
          ...Scheme
        }
        dark {
          ...Scheme
        }
      }
      announcements {
        ...Announcement
      }
      navigation {
        ...NavBar
      }
      footer {
        ...Footer
      }
      notifications {
        ...Notifications
      }
      errorScreen {
        ...ErrorScreen
      }
    }
    services: allService(sort: { position: ASC }) {
      ...FooterServices
    }
    contacts: allContactInfo(sort: { position: ASC }) {
      ...ContactBar
    }
    site {
      builtIn: buildTime(formatString: "YYYY")
    }
  }
  fragment Scheme on Scheme {
    paper
    mist
    card
    line
    control
    ink
    muted
    brand
    onBrand
    brandInk
    accent
    onAccent
    deep
    onDeep
    mutedOnDeep
    accentOnDeep
    danger
  }
`
