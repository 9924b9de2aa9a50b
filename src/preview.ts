// The queries of the pages use these fragments.
import "./components/fragments"
import * as notFound from "./pages/404"
import * as about from "./pages/about"
import * as contact from "./pages/contact"
import * as home from "./pages/index"
import * as services from "./pages/services"
import * as article from "./templates/Article"
import * as news from "./templates/News"
import * as page from "./templates/Page"

// What the editor's preview shows of the site.
export { Layout } from "./layout/Layout"
export { colour } from "./theme/tokens"

/** The pages, by the name of their content type. */
export const pages = {
  HomePage: home,
  AboutPage: about,
  ServicesPage: services,
  ContactPage: contact,
  NotFoundPage: notFound,
  NewsPage: news,
  Page: page,
  Article: article,
}
