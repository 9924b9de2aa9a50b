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
import { Website } from "./site/website"

/** The types that are files, in the order in which the guide lists them. */
export const contentTypes = [
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
]

/** The labels of the folders below content/, in the order in which the editor lists them. */
export const collections = {
  "": "Site",
  pages: "Pages",
  services: "Ventures",
  values: "Values",
  "contact-info": "Contact",
}
