import type { GatsbyBrowser } from "gatsby"
import { Layout } from "./Layout"

// Gatsby's own pages of the development server have no data.
type Data = { page?: { title: string } } | undefined

// Gatsby requires the same wrapper in gatsby-browser and gatsby-ssr. The layout wraps here and not
// in each page, so that bar, footer and notifications stay mounted during navigation.
export const wrapPageElement: GatsbyBrowser<Data>["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname} title={props.data?.page?.title || ""}>
    {element}
  </Layout>
)
