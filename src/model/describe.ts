import type * as z from "zod"
import type { Content } from "../../plugins/content-model/read/content"
import type { Picture } from "../../plugins/content-model/fields/picture/picture"
import { ContactInfo } from "./contactInfo"
import { Service } from "./items"
import { AboutPage } from "./pages/about"
import { Article } from "./pages/article"
import { NewsPage, newsOfYear } from "./pages/news"
import { Page } from "./pages/composed"
import { ContactPage } from "./pages/contact"
import { HomePage } from "./pages/home"
import { ServicesPage } from "./pages/services"
import type { Section } from "./section"
import { Website } from "./site/website"
import type { Prices } from "../sections/Prices/schema"
import type { Description } from "../../plugins/seo/data/description"

/** What search engines and other programs read about this site and its pages. */
export function describe({ one, all, files }: Content): Description {
  const website = one(Website)
  const { footer, navigation } = website
  const home = one(HomePage)
  const about = one(AboutPage)
  const servicesPage = one(ServicesPage)
  const contact = one(ContactPage)
  const services = all(Service)
  const articles = files(Article)
  const ventures = services.map((value) => ({ type: Service, value }))
  return {
    ...website,
    profiles: footer.social.flatMap(({ to = "" }) => (to.startsWith("https:") ? [to] : [])),
    labels: [...navigation.links, ...footer.links, ...(footer.more ?? [])],
    pages: [
      {
        type: HomePage,
        value: home,
        heading: website.slogan,
        picture: home.hero.picture,
        parts: ventures,
        ...factsIn(home.sections),
      },
      {
        type: AboutPage,
        value: about,
        heading: about.header.title,
        picture: about.story.picture,
        schemaType: "AboutPage",
        ...factsIn(about.sections),
      },
      {
        type: ServicesPage,
        value: servicesPage,
        heading: servicesPage.header.title,
        picture: services[0]?.image,
        parts: ventures,
        services,
        ...factsIn(servicesPage.sections),
      },
      {
        type: ContactPage,
        value: contact,
        heading: contact.header.title,
        picture: home.hero.picture,
        schemaType: "ContactPage",
        contacts: all(ContactInfo),
      },
      ...files(NewsPage).flatMap(({ value }) => newsPages(value, articles)),
      ...files(Page)
        .toSorted((a, b) => (a.file < b.file ? -1 : 1))
        .map((page) => ({ type: Page, ...composed(page, home.hero.picture) })),
      ...articles.map((page) => ({
        type: Article,
        ...composed(page, home.hero.picture),
        article: page.value,
      })),
    ],
  }
}

/** What both types of composed pages have. `picture` is that of pages without one. */
const composed = (
  { file, value }: { file: string; value: z.output<typeof Page> | z.output<typeof Article> },
  picture: z.output<typeof Picture>,
) => ({
  file,
  value,
  heading: value.top.title,
  picture: value.top.picture ?? picture,
  isInSearch: value.inSearch,
  ...factsIn(value.sections),
})

/** What sections say that programs can read. */
const factsIn = (sections: readonly z.output<typeof Section>[] = []) => ({
  questions: sections.flatMap(({ questions }) => questions?.entries ?? []),
  offers: sections.flatMap(({ prices }) => offersIn(prices)),
  events: sections.flatMap(({ visit }) =>
    visit?.date ? { ...visit.date, address: visit.address } : [],
  ),
})

/** The news page, and those of the years. */
function newsPages(
  value: z.output<typeof NewsPage>,
  articles: { value: z.output<typeof Article> }[],
) {
  const page = { type: NewsPage, value, heading: value.header.title }
  const years = new Set(articles.map(({ value: { date } }) => Number(date.slice(0, 4))))
  const ofYears = [...years].map((year) => {
    const { path, ...words } = newsOfYear(value.words, year)
    return { ...page, value: { ...value, ...words }, path, heading: words.title }
  })
  return [page, ...ofYears]
}

/** The entries of a price list that have an amount. */
const offersIn = (prices?: z.output<typeof Prices>) =>
  (prices?.entries ?? []).flatMap(({ name, amount }) =>
    prices && amount ? [{ name, amount, currency: prices.currency }] : [],
  )
