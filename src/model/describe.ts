import type * as z from "zod"
import type { Content } from "../../plugins/content-model/read/content"
import { ContactInfo } from "./contactInfo"
import { Service } from "./items"
import { AboutPage } from "./pages/about"
import { Page } from "./pages/composed"
import { ContactPage } from "./pages/contact"
import { HomePage } from "./pages/home"
import { ServicesPage } from "./pages/services"
import { Website } from "./site/website"
import type { Prices } from "../sections/Prices/schema"
import type { Description } from "../../plugins/seo/data/description"

/** What search engines and other programs read about this site and its pages. */
export function describe({ one, all, files }: Content): Description {
  const { name, slogan, address, language, logo, icon, palette, footer, navigation } = one(Website)
  const home = one(HomePage)
  const about = one(AboutPage)
  const servicesPage = one(ServicesPage)
  const contact = one(ContactPage)
  const services = all(Service)
  const ventures = services.map((value) => ({ type: Service, value }))
  return {
    name,
    slogan,
    address,
    language,
    logo,
    icon,
    palette,
    profiles: footer.social.flatMap(({ to = "" }) => (to.startsWith("https:") ? [to] : [])),
    labels: [...navigation.links, ...footer.links, ...(footer.more ?? [])],
    pages: [
      { type: HomePage, value: home, heading: slogan, picture: home.hero.picture, parts: ventures },
      {
        type: AboutPage,
        value: about,
        heading: about.header.title,
        picture: about.story.picture,
        schemaType: "AboutPage",
      },
      {
        type: ServicesPage,
        value: servicesPage,
        heading: servicesPage.header.title,
        picture: services[0]?.image,
        parts: ventures,
        services,
      },
      {
        type: ContactPage,
        value: contact,
        heading: contact.header.title,
        picture: home.hero.picture,
        schemaType: "ContactPage",
        contacts: all(ContactInfo),
      },
      ...files(Page)
        .toSorted((a, b) => (a.file < b.file ? -1 : 1))
        .map(({ file, value }) => ({
          type: Page,
          file,
          value,
          heading: value.top.title,
          picture: value.top.picture ?? home.hero.picture,
          isInSearch: value.inSearch,
          questions: value.sections.flatMap(({ questions }) => questions?.entries ?? []),
          offers: value.sections.flatMap(({ prices }) => offersIn(prices)),
        })),
    ],
  }
}

/** The entries of a price list that have an amount. */
const offersIn = (prices?: z.output<typeof Prices>) =>
  (prices?.entries ?? []).flatMap(({ name, amount }) =>
    prices && amount ? [{ name, amount, currency: prices.currency }] : [],
  )
