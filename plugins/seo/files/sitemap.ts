import { model } from "../../content-model/model/model"
import type { PageData, SiteData } from "../data/siteData"
import { lastModifiedIn } from "./lastModified"

/**
 * The sitemap of all pages, also in other languages. `modified` returns the date of the last change of paths below
 * content/, or undefined.
 */
export function sitemap(sites: SiteData[], modified = lastModifiedIn("content")) {
  const entries = sites
    .flatMap(({ pages }) => pages)
    .filter(({ isInSearch }) => isInSearch)
    .map((page) => {
      const date = modified(sourcesOf(page))
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

/** The files and folders below content/ that a page shows in its own part. */
export function sourcesOf(page: PageData) {
  const folders = model.types
    .map((type) => type.meta() ?? {})
    .filter(({ listedOn }) => listedOn?.includes(page.path))
    .map(({ files = "" }) => files.replace("/*.json", ""))
  return [page.file, ...folders, ...page.images]
}
