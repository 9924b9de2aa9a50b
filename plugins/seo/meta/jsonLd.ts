import type {
  BlogPosting,
  BreadcrumbList,
  Event,
  FAQPage,
  Graph,
  Offer,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts"
import { contactPoint, localBusiness, organizationId, postalAddress } from "./contactPoints"
import type { Contact } from "../data/description"
import { parseMarkdown, textOf } from "../../content-model/fields/markdown/parseMarkdown"
import { dateOf } from "../../content-model/fields/period/publicationDate"
import { logoPath } from "../images/favicons"
import type { PageData, SiteData } from "../data/siteData"

/**
 * The JSON-LD of a page: the organization, its places, the site, the page, its breadcrumb and its
 * services. `modified` is when its content was last changed.
 */
export function jsonLd(site: SiteData, page: PageData, imageUrl: string, modified?: string) {
  const { contacts = [] } = page
  const things: Thing[] = [
    organization(site, contacts),
    ...contacts.flatMap((contact) => localBusiness(site, contact)),
    website(site),
    { ...webPage(site, page, imageUrl), ...(modified && { dateModified: modified }) },
    ...(page.path === "/" ? [] : [breadcrumb(site, page)]),
    ...services(site, page),
    ...questions(page),
    ...offers(site, page),
    ...events(site, page, imageUrl),
    ...posting(site, page, imageUrl),
  ]
  const graph: Graph = { "@context": "https://schema.org", "@graph": things }
  return escapeJson(JSON.stringify(graph))
}

/** JSON without a text that ends its script, and without entities, which Gatsby decodes. */
const escapeJson = (json: string) => json.replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")

const websiteId = ({ url }: SiteData) => ({ "@id": `${url}/#website` })

function organization(site: SiteData, contacts: Contact[]): Organization {
  const { name, slogan, profiles } = site
  const points = contacts.flatMap((contact) => contactPoint(site, contact))
  const addresses = contacts.flatMap(({ postal }) => (postal ? [postalAddress(postal)] : []))
  return {
    "@type": "Organization",
    ...organizationId(site),
    name,
    slogan,
    url: `${site.url}/`,
    logo: site.url + logoPath,
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(points.length > 0 && { contactPoint: points }),
    ...(addresses.length > 0 && { address: addresses }),
  }
}

const website = (site: SiteData): WebSite => ({
  "@type": "WebSite",
  ...websiteId(site),
  name: site.name,
  url: `${site.url}/`,
  inLanguage: site.language,
  publisher: organizationId(site),
})

const webPage = (site: SiteData, page: PageData, imageUrl: string): WebPage => ({
  "@type": page.schemaType ?? "WebPage",
  "@id": page.url,
  url: page.url,
  name: page.title,
  description: page.description,
  isPartOf: websiteId(site),
  primaryImageOfPage: { "@type": "ImageObject", url: imageUrl },
  ...(page.path !== "/" && { breadcrumb: { "@id": `${page.url}#breadcrumb` } }),
})

function breadcrumb({ labels, pages }: SiteData, page: PageData): BreadcrumbList {
  const trail = [...pages.filter(({ path }) => path !== page.path), page].filter(({ path }) =>
    page.path.startsWith(path),
  )
  return {
    "@type": "BreadcrumbList",
    "@id": `${page.url}#breadcrumb`,
    itemListElement: trail.map(({ path, url, heading }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: labels.find(({ to }) => to === path)?.label ?? heading,
      item: url,
    })),
  }
}

const services = (site: SiteData, { url, services: all = [] }: PageData) =>
  all.map(({ id, title, description }): Service => ({
    "@type": "Service",
    "@id": `${url}#${id}`,
    url: `${url}#${id}`,
    name: title,
    description,
    provider: organizationId(site),
  }))

const questions = ({ url, questions: entries = [] }: PageData): FAQPage[] =>
  entries.length === 0
    ? []
    : [
        {
          "@type": "FAQPage",
          "@id": `${url}#questions`,
          mainEntity: entries.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: wordsOf(answer) },
          })),
        },
      ]

/** A text without its signs, each paragraph and each entry of a list on a line. */
const wordsOf = (text: string) =>
  parseMarkdown(text, "RichText")
    .flatMap(({ lines }) => lines.map(({ spans }) => textOf(spans)))
    .join("\n")

function posting(site: SiteData, page: PageData, imageUrl: string): BlogPosting[] {
  if (!page.article) return []
  const { date, updated, author } = page.article
  const url = author?.to?.startsWith("/") ? site.url + author.to : author?.to
  return [
    {
      "@type": "BlogPosting",
      "@id": `${page.url}#article`,
      headline: page.heading,
      image: imageUrl,
      datePublished: dateOf(date, site).iso,
      ...(updated && { dateModified: updated }),
      author: author ? { "@type": "Person", name: author.name, url } : organizationId(site),
      publisher: organizationId(site),
      mainEntityOfPage: { "@id": page.url },
      inLanguage: site.language,
    },
  ]
}

const offers = (site: SiteData, { url, offers: entries = [] }: PageData) =>
  entries.map(({ name, amount, currency }): Offer => ({
    "@type": "Offer",
    name,
    url,
    price: amount,
    priceCurrency: currency,
    offeredBy: organizationId(site),
  }))

const events = (site: SiteData, page: PageData, image: string) =>
  (page.events ?? []).map(({ starts, ends, address }): Event => ({
    "@type": "Event",
    name: page.heading,
    description: page.description,
    url: page.url,
    image,
    startDate: dateOf(starts, site).iso,
    ...(ends && { endDate: dateOf(ends, site).iso }),
    location: { "@type": "Place", address },
    organizer: organizationId(site),
  }))
