import * as fc from "./support/fastCheck"
import { renderToStaticMarkup } from "react-dom/server"
import { pagesIn } from "../plugins/content-editor/preview/pages"
import { previewPage } from "../plugins/content-editor/testing/previewPage"
import { createContent } from "../plugins/content-model/read/content"
import { arbitraryContent } from "../plugins/content-model/testing/arbitrary/arbitraryContent"
import { Website } from "../src/model/site/website"
import { momentsAfter, shownAt } from "../plugins/content-model/fields/period/shownAt"
import { fixtureContent } from "../plugins/content-model/testing/fixtureSite"
import { errorsOf, type Issue } from "../plugins/content-model/issues/issues"
import { validateContent } from "../plugins/content-model/validate/validateContent"
import { parseRedirects, redirectsFile, writeRedirects } from "../plugins/hosting/redirects"
import { sitemap } from "../plugins/seo/files/sitemap"
import { robotsTxt, webManifest } from "../plugins/seo/files/writeFiles"
import { shareImage } from "../plugins/seo/images/shareImage"
import { jsonLd } from "../plugins/seo/meta/jsonLd"
import { createSiteData } from "../plugins/seo/data/siteData"
import { seoOptions } from "./support/readSite"
import { temporaryFolder } from "./support/temporaryFolder"

// For more contents: CONTENTS=1000 SEED=7 npx jest --selectProjects weekly test/acceptedContent
const numRuns = Number(process.env.CONTENTS ?? 20)

const [pictures, logos] = [["images/a.png"], ["images/logo.svg", "images/logo.png"]]
const staticFiles = ["/prices.pdf"]

/** What a missing value looks like in a text. */
const code = /\[object |\bundefined\b|\bNaN\b/

// The random periods begin and end later.
const start = Date.parse("2026-01-01T00:00Z")

type Values = ReadonlyMap<string, unknown>

const check = (values: Values): Promise<Issue[]> =>
  validateContent({
    getNow: () => start,
    listing: { files: [...values.keys(), ...pictures, ...logos], folders: [] },
    sources: [...values].map(([file, value]) => {
      return { file, text: JSON.stringify(value), issues: [] }
    }),
    staticFiles,
    getImageInfo: (file) => ({ width: 9, height: 9, bytes: 9, format: file.slice(-3) }),
  })

/** Renders every page as the editor's preview does. */
function renderPages(values: Values) {
  for (const { path } of pagesIn(values)) {
    const html = renderToStaticMarkup(previewPage(path, values))
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toMatch(code)
  }
}

const folder = temporaryFolder()

/** Writes into a new folder what a build writes beside the pages. */
function writeFiles(values: Values, name: string) {
  const imagePath = (image: string) =>
    image.endsWith("svg") ? "images/logo.svg" : "images/lost.png"
  const deployment = { siteUrl: undefined, basePath: "/shop", isPreview: false }
  const content = { ...createContent(values), imagePath }
  const site = createSiteData(content, seoOptions, fixtureContent, deployment)
  for (const page of site.pages) JSON.parse(jsonLd(site, page, ""))
  JSON.parse(webManifest(site, "/shop"))
  const none = () => undefined
  for (const file of [sitemap([site], none), robotsTxt(site)]) expect(file).not.toMatch(code)

  const { redirects = [], language } = content.one(Website)
  for (const { path } of site.pages) folder.write(`${name}${path}index.html`)
  writeRedirects({ redirects, language, basePath: "" }, folder.at(name))
  const targets = parseRedirects(redirectsFile(redirects))
  for (const { from, to } of redirects) expect(targets.get(from)?.to).toBe(to)
  return site
}

test(
  "whatever the check accepts can be rendered and written, and it accepts most of what is drawn",
  async () => {
    const reactErrors = jest.spyOn(console, "error")
    jest.spyOn(console, "warn").mockReturnValue() // styled-components counts the random colours
    let [drawn, accepted] = [0, 0]
    const property = fc.asyncProperty(
      arbitraryContent({ pictures, logos, staticFiles }),
      fc.nat(),
      async (written, index) => {
        drawn++
        fc.pre(errorsOf(await check(written)).length === 0)
        const moments = [start, ...momentsAfter(written, start)]
        const values = shownAt(written, moments[index % moments.length])
        accepted++
        renderPages(values)
        const site = writeFiles(values, String(accepted))
        // One share image takes as long as all pages together.
        if (accepted % 10 === 0) await shareImage(site, site.pages[0]).render()
      },
    )
    // To make the content smaller after a failure would take minutes.
    await fc.assert(property, { numRuns, endOnFailure: true })
    expect(reactErrors).not.toHaveBeenCalled()
    expect(accepted / drawn).toBeGreaterThan(0.5)
  },
  2000 * numRuns + 60_000,
)
