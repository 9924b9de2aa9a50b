import { readFileSync } from "node:fs"
import { composedPages, pages, routes } from "../../e2e/support/content"

/** The text of a file in public/. */
export const readBuilt = (file: string) => readFileSync(`public/${file}`, "utf8")

const htmlFile = (path: string) => (isRoute(path) ? `${path.slice(1)}index.html` : "404.html")
const isRoute = (path: string) => [...routes, ...composedPages].some((one) => one.path === path)

/** Every page with its content, its main heading and its parsed HTML. */
export const builtPages = [...composedPages, ...pages].map(({ path, page, heading }) => {
  const html = readBuilt(htmlFile(path))
  const document = new DOMParser().parseFromString(html, "text/html")
  return { path, content: page, heading, html, document }
})

/** The pages that have an address of their own. */
export const builtRoutes = builtPages.filter(({ path }) => isRoute(path))
