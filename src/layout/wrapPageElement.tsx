import type { GatsbyBrowser } from "gatsby"
import { Layout } from "./Layout"

// Gatsby requires the same wrapper in gatsby-browser and gatsby-ssr. The layout wraps here and not
// in each page, so that bar, footer and notifications stay mounted during navigation.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
)
