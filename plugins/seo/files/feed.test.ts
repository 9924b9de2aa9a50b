import { parseFeed } from "htmlparser2"
import { readSite } from "../../../test/support/readSite"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { fixtureContent } from "../../content-model/testing/fixtureSite"
import { readDeployment } from "../data/environment"
import { feed } from "./feed"
import { markdownOf } from "./markdown"

const folder = temporaryFolder()
const site = readSite(fixtureContent, readDeployment({}))
const [article] = site.pages.filter((page) => page.article)
const html = `<main><h1>A & B</h1><time>Today</time><p>Eggs &amp; <strong class="x">hens</strong>
  <a href="/contact/">write</a></p><img src="/static/hen.webp" srcset="x" alt="A “hen”">
  <nav><a href="/news/">All</a></nav><script>alert(1)</script></main><footer>End</footer>`

/** The feed of articles with these dates, each with the same page. */
function feedOf(dates: string[]) {
  const articles = dates.map((date, index) => {
    const path = `/news/a${index}/`
    folder.write(`${path}index.html`, html)
    return { ...article, path, url: site.url + path, article: { date } }
  })
  const others = site.pages.filter((page) => !page.article)
  return feed({ ...site, pages: [...others, ...articles] }, folder.at()) ?? ""
}

test("the feed has the newest articles with their full text, and absolute addresses", () => {
  const text = feedOf(["2026-01-02", "2026-03-04T10:00"])
  const { type, items } = parseFeed(text) ?? {}
  expect(type).toBe("rss")
  expect(items?.map(({ id, pubDate }) => [id, pubDate?.toISOString()])).toEqual([
    [`${site.url}/news/a1/`, "2026-03-04T04:30:00.000Z"],
    [`${site.url}/news/a0/`, "2026-01-01T18:30:00.000Z"],
  ])
  expect(text).toContain(`<atom:link href="${site.url}/news/feed.xml" rel="self"`)
  const [, content = ""] = /<content:encoded>(.*?)<\/content:encoded>/s.exec(text) ?? []
  const written = content.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')
  expect(written.replace(/\s+/g, " ")).toBe(
    `<p>Eggs &amp;amp; <strong>hens</strong> <a href="${site.url}/contact/">write</a></p><img src="${site.url}/static/hen.webp" alt="A “hen”">`,
  )
})

test("a page in Markdown has its headings, lists, links and pictures", () => {
  const more = `<ul><li>a*b</li><li><h3>C</h3></li></ul><a href="/"><b>D</b></a><a href="/e/">E</a></main>`
  const text = markdownOf(html.replace("</main>", more), article).replaceAll(site.url, "")
  const own =
    "# A & B\n\nToday\n\nEggs & **hens** [write](/contact/)\n\n![A “hen”](/static/hen.webp)\n"
  expect(text).toBe(`${own}\n- a\\*b\n\n### C\n\n[**D**](/) [E](/e/)\n`)
})

test("it has at most twenty, and none without articles", () => {
  const dates = Array.from({ length: 21 }, (_, index) => `2026-01-${index + 10}`)
  expect(feedOf(dates).match(/<item>/g)).toHaveLength(20)
  const pages = site.pages.filter((page) => !page.article)
  expect(feed({ ...site, pages }, "")).toBeUndefined()
})
