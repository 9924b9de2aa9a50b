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
import { NewsPage } from "./pages/news"
import { Article } from "./pages/article"
import { NotFoundPage } from "./pages/notFound"
import { iconTags } from "./iconTags"
import { Translation } from "../../plugins/content-model/fields/groups/translation"
import { Website } from "./site/website"

export const model = {
  types: [
    Website,
    HomePage,
    AboutPage,
    ServicesPage,
    ContactPage,
    NewsPage,
    NotFoundPage,
    // After the pages whose files have a name of their own: the first match counts.
    Page,
    Article,
    Service,
    Value,
    ContactInfo,
    Translation,
  ],
  collections: {
    "": "Site",
    pages: "Pages",
    news: "News",
    services: "Ventures",
    values: "Values",
    "contact-info": "Contact",
    languages: "Languages",
  },
  settings: Website,
  iconTags,
}
