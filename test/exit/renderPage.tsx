import { statSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { PreviewContext } from "../../plugins/content-editor/preview/data/gatsby"
import { pagesIn } from "../../plugins/content-editor/preview/pages"
import { pageAt } from "../../plugins/content-editor/preview/PreviewPage"
import { createQueryRunner } from "../../plugins/content-editor/preview/data/runQuery"
import { createContent, isHidden } from "../../plugins/content-model/read/content"
import { isRecord } from "../../plugins/content-model/lib/isRecord"
import { readDeployment } from "../../plugins/seo/data/environment"
import { createSiteData } from "../../plugins/seo/data/siteData"
import { shareImage } from "../../plugins/seo/images/shareImage"
import { pageMeta } from "../../plugins/seo/meta/pageMeta"
import { staticFile } from "../../plugins/content-model/fields/file/staticFile"
import { Article } from "../../src/model/pages/article"
import { Website } from "../../src/model/site/website"
import { Layout } from "../../src/layout/Layout"
import { NewsHead } from "../../src/layout/NewsHead"
import { PageHead } from "../../src/layout/PageHead"
import { contentValues } from "../../e2e/support/content"
import { prefix } from "../site/builtPages"
import { seoOptions } from "../support/readSite"

const values = contentValues
const site = createSiteData(values, seoOptions, "content", readDeployment(process.env, prefix))
const year = String(new Date().getFullYear())
const anyPicture = { url: "/picture", width: 4, height: 3 }

const { one, all } = createContent(values)
const years = [...new Set(all(Article).map(({ date }) => Number(date.slice(0, 4))))]

/** The path of every page. Without articles there is no list of them. */
const shown = [...values].filter(([, value]) => !isHidden(value))
export const paths = pagesIn(new Map(shown))
  .map(({ path }) => path)
  .filter((path) => path !== "/news/" || years.length > 0)

const files = {
  bytes: (path: string) => statSync(`static${path}`).size,
  site: one(Website),
  image: () => null,
  logo: () => null,
}

const addBytes = (_key: string, value: unknown) =>
  isRecord(value) && value.path && value.icon ? staticFile.resolve(value.path, files) : value

/** The HTML of a page from the content folder, by React and the preview's queries alone. */
export function renderPage(path: string) {
  const { default: Body, query } = pageAt(path)
  const described = site.pages.find((page) => page.path === path)
  const meta = pageMeta(site, described, described && shareImage(site, described))
  const select = createQueryRunner(values, () => anyPicture, path)
  // JSON, like Gatsby's page data; with what the preview does not know.
  const runQuery = (text: string) => {
    const { page, site: ofGatsby, ...data } = JSON.parse(JSON.stringify(select(text)), addBytes)
    return { ...data, page: page && { ...page, meta }, site: ofGatsby && { builtIn: year } }
  }
  const data = runQuery(String(query))
  const Head = path.startsWith("/news/") ? NewsHead : PageHead
  const head = renderToStaticMarkup(<Head data={data} />)
  const body = renderToStaticMarkup(
    <PreviewContext value={{ path, runQuery }}>
      <Layout path={path} title={data.page.title}>
        <Body data={data} pageContext={{ years }} />
      </Layout>
    </PreviewContext>,
  )
  return `<!DOCTYPE html>${head}${body}`
}
