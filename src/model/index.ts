/**
 * The model of content/: every type and field, defined once. The check, the GraphQL types, the
 * TypeScript types, the JSON Schemas, the form and the guide are derived from it.
 *
 * The `id` of a type is also the name of its GraphQL type, its fragment and its component. `title`
 * is its label for editors, `description` its purpose.
 */
import { ContactInfo } from "./contactInfo"
import { Service, Value } from "./items"
import { HomePage } from "./pages/home"
import { AboutPage } from "./pages/about"
import { ServicesPage } from "./pages/services"
import { ContactPage } from "./pages/contact"
import { Page } from "./pages/composed"
import { NotFoundPage } from "./pages/notFound"
import { startingPoints } from "./startingPoints"
import { Website } from "./site/website"

export const model = {
  types: [
    Website,
    HomePage,
    AboutPage,
    ServicesPage,
    ContactPage,
    NotFoundPage,
    // After the pages whose files have a name of their own: the first match counts.
    Page,
    Service,
    Value,
    ContactInfo,
  ],
  collections: {
    "": "Site",
    pages: "Pages",
    services: "Ventures",
    values: "Values",
    "contact-info": "Contact",
  },
  settings: Website,
  page: Page,
  pageContext,
  pageTemplate,
  startingPoints,
}

const sectionsOf = (page: object) =>
  Page.pick({ sections: true }).parse({ sections: Object(page).sections }).sections

/** The file in src/composed/ that shows a composed page. */
function pageTemplate(page: object) {
  const isInteractive = sectionsOf(page).some(({ message, gallery }) => message || gallery)
  return isInteractive ? "InteractivePage" : "ComposedPage"
}

/** The lists and the form that the query of a composed page selects. */
function pageContext(page: object) {
  const sections = sectionsOf(page)
  const lists = sections.map(({ items }) => items?.list)
  const showsForm = sections.some(({ message }) => message)
  return {
    showsVentures: lists.includes("ventures"),
    showsValues: lists.includes("values"),
    showsContact: lists.includes("contact") || showsForm,
    showsForm,
  }
}
