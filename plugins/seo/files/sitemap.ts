import { contentTypes } from "../../content-model/schema/contentTypes"
import { lastModified } from "./lastModified"
import type { PageData, SiteData } from "../siteData"

/** The sitemap; `changed` gives the time of the last change of paths below content/, if it is known. */
export function sitemap(site: SiteData, changed = lastModified) {
  const entries = site.pages.map((page) => {
    const date = changed(sourcesOf(page))
    const lastmod = date ? `<lastmod>${date}</lastmod>` : ""
    return `  <url><loc>${page.url}</loc>${lastmod}</url>\n`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    "</urlset>\n",
  ].join("")
}

/** The files and folders below content/ of which a page's own part is made. */
export function sourcesOf(page: PageData) {
  const texts = contentTypes
    .map((shape) => shape.meta() ?? {})
    .filter(({ address, listedOn }) => address === page.path || listedOn?.includes(page.path))
    .map(({ files: path = "" }) => path.replace("/*.json", ""))
  return [...texts, ...page.pictures]
}
