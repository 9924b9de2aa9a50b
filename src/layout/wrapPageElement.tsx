import type { GatsbyBrowser } from "gatsby"
import type { LanguageContext } from "../types"
import { Layout, type LayoutData } from "./Layout"

// Gatsby's own pages of the development server have no data.
type Data = ({ page?: { title: string } } & Partial<LayoutData>) | undefined

// Gatsby requires the same wrapper in gatsby-browser and gatsby-ssr. The layout wraps here and not
// in each page, so that bar, footer and notifications stay mounted during navigation.
export const wrapPageElement: GatsbyBrowser<Data, LanguageContext>["wrapPageElement"] = ({
  element,
  props,
}) => (
  <Layout
    path={props.location.pathname}
    title={props.data?.page?.title || ""}
    data={props.data}
    {...props.pageContext}
  >
    {element}
  </Layout>
)
