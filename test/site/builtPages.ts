import { readFileSync } from "node:fs"
import { createdPages, pages, routes, site } from "../../e2e/support/content"
import { readDeployment } from "../../plugins/seo/data/environment"
import { readPathPrefix } from "../../plugins/hosting/pathPrefix"

// Where the build is published. The variables are those with which it was built.
const { siteUrl = site.address } = readDeployment(process.env)
export const prefix = readPathPrefix(process.env)
export const siteRoot = siteUrl + prefix

/** The file in public/ of an address that a page names. */
export function builtFile(address: string) {
  const { pathname } = new URL(address, siteUrl)
  expect(pathname.startsWith(`${prefix}/`)).toBe(true)
  return `public${decodeURI(pathname.slice(prefix.length))}`
}

/** The text of a file in public/. */
export const readBuilt = (file: string) => readFileSync(`public/${file}`, "utf8")

const htmlFile = (path: string) => (isRoute(path) ? `${path.slice(1)}index.html` : "404.html")
const isRoute = (path: string) => [...routes, ...createdPages].some((one) => one.path === path)

/** Every page with its content, its main heading and its parsed HTML. */
export const builtPages = [...createdPages, ...pages].map(({ page, ...described }) => {
  const html = readBuilt(htmlFile(described.path))
  const document = new DOMParser().parseFromString(html, "text/html")
  return { ...described, content: page, html, document }
})

/** The pages that have an address of their own. */
export const builtRoutes = builtPages.filter(({ path }) => isRoute(path))
