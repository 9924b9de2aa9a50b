import { readFileSync } from "node:fs"
import { join } from "node:path"
import { startOf } from "../../content-model/time/instants"
import type { PageData, SiteData } from "../data/siteData"
import { readMain } from "./readMain"

const maxEntries = 20

/** Where the feed is, without the path prefix. */
export const feedPath = "/news/feed.xml"

/** The newest articles as RSS 2.0, each with its full text from its built page in `folder`. */
export function feed(site: SiteData, folder: string) {
  const { name, url, language, pages } = site
  const articles = pages
    .flatMap(({ article, ...page }) => (article && page.isInSearch ? { ...page, ...article } : []))
    .toSorted((a, b) => b.date.localeCompare(a.date))
  const list = pages.find(({ path }) => path === "/news/")
  if (!list || articles.length === 0) return undefined
  const entries = articles.slice(0, maxEntries).map((article) => {
    const html = readFileSync(join(folder, article.path, "index.html"), "utf8")
    const published = new Date(startOf(article.date, site.timeZone)).toUTCString()
    return [
      "<item>",
      element("title", article.heading),
      element("link", article.url),
      element("guid", article.url),
      element("pubDate", published),
      ...(article.author ? [element("dc:creator", article.author.name)] : []),
      element("description", article.description),
      element("content:encoded", contentOf(html, article)),
      "</item>",
    ].join("\n")
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", `${list.heading} – ${name}`),
    element("link", list.url),
    `<atom:link href="${escape(url + feedPath)}" rel="self" type="application/rss+xml"/>`,
    element("description", list.description),
    element("language", language),
    ...entries,
    "</channel>",
    "</rss>\n",
  ].join("\n")
}

const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`

const escape = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")

const kept =
  /^(p|h2|h3|ul|ol|li|a|strong|em|b|small|img|blockquote|figure|figcaption|table|caption|tbody|tr|th|td|dl|dt|dd|address|details|summary)$/

/** The words and pictures of a built page as plain HTML, with absolute addresses. */
function contentOf(html: string, { url }: Pick<PageData, "url">) {
  let content = ""
  readMain(html, url, /^(h1|time)$/, {
    open(name, { href, src, alt }) {
      if (name === "img") content += `<img src="${escape(src)}" alt="${escape(alt)}">`
      else if (name === "a") content += `<a href="${escape(href)}">`
      else if (kept.test(name)) content += `<${name}>`
    },
    text: (words) => (content += escape(words)),
    close(name) {
      if (name !== "img" && kept.test(name)) content += `</${name}>`
    },
  })
  return content.trim()
}
