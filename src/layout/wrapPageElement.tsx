import type { GatsbyBrowser } from "gatsby"
import { Layout } from "./Layout"

// Gatsby wants the same in the browser and in the built HTML. Here, not in each page, so that bar,
// footer and notifications stay while one goes from page to page.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
)
