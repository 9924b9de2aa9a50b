import type {
  BreadcrumbList,
  Graph,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts"
import { contactPoint, postalAddress, type Contact } from "./contactPoints"
import type { PageData, SiteData } from "./siteData"

/** What a page tells search engines about the business and itself, as the text of a JSON-LD script. */
export function jsonLd(site: SiteData, page: PageData) {
  const isContact = page.name === "ContactPage"
  const things: Thing[] = [
    organization(site, isContact ? site.contacts : []),
    website(site),
    webPage(site, page),
    ...(page.path === "/" ? [] : [breadcrumb(site, page)]),
    ...(page.name === "ServicesPage" ? services(site, page) : []),
  ]
  const graph: Graph = { "@context": "https://schema.org", "@graph": things }
  return inScript(JSON.stringify(graph))
}

/** JSON that ends no script; and Gatsby reads entities in a script of the page's head. */
const inScript = (json: string) => json.replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")

const business = ({ address }: SiteData) => ({ "@id": `${address}/#organization` })
const whole = ({ address }: SiteData) => ({ "@id": `${address}/#website` })

function organization(site: SiteData, contacts: Contact[]): Organization {
  const { name, slogan, footer } = site.website
  const profiles = footer.social.flatMap(({ to = "" }) => (to.startsWith("https:") ? [to] : []))
  const points = contacts.flatMap(contactPoint)
  const addresses = contacts.flatMap(({ postal }) => (postal ? [postalAddress(postal)] : []))
  return {
    "@type": "Organization",
    ...business(site),
    name,
    slogan,
    url: `${site.address}/`,
    logo: `${site.address}/icon-512.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(points.length > 0 && { contactPoint: points }),
    ...(addresses.length > 0 && { address: addresses }),
  }
}

const website = (site: SiteData): WebSite => ({
  "@type": "WebSite",
  ...whole(site),
  name: site.website.name,
  url: `${site.address}/`,
  inLanguage: site.website.language,
  publisher: business(site),
})

const kinds: Record<string, "AboutPage" | "ContactPage"> = {
  AboutPage: "AboutPage",
  ContactPage: "ContactPage",
}

const webPage = (site: SiteData, { name, path, url, title, description }: PageData): WebPage => ({
  "@type": kinds[name] ?? "WebPage",
  "@id": url,
  url,
  name: title,
  description,
  isPartOf: whole(site),
  ...(path !== "/" && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
})

function breadcrumb({ website: { navigation }, pages }: SiteData, page: PageData): BreadcrumbList {
  const way = pages.filter(({ path }) => path === "/" || path === page.path)
  return {
    "@type": "BreadcrumbList",
    "@id": `${page.url}#breadcrumb`,
    itemListElement: way.map(({ path, url, heading }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: navigation.links.find(({ to }) => to === path)?.label ?? heading,
      item: url,
    })),
  }
}

const services = (site: SiteData, { url }: PageData) =>
  site.services.map(({ id, title, description }): Service => ({
    "@type": "Service",
    "@id": `${url}#${id}`,
    url: `${url}#${id}`,
    name: title,
    description,
    provider: business(site),
  }))
