/** @jest-environment node */
import * as fc from "fast-check"
import { renderToStaticMarkup } from "react-dom/server"
import type { z } from "zod"
import { pagesIn } from "../plugins/content-editor/preview/pages"
import { contentValues, previewPage } from "../plugins/content-editor/testing/previewPage"
import { createContent, isHidden } from "../plugins/content-model/content"
import { Period as PeriodSchema } from "../plugins/content-model/schema/time/period"
import { endOf, startOf } from "../plugins/content-model/time/instants"
import { momentsAfter, shownAt } from "../plugins/content-model/time/shownAt"
import { sitemap } from "../plugins/seo/files/sitemap"
import { jsonLd } from "../plugins/seo/jsonLd"
import { createSiteData } from "../plugins/seo/siteData"
import { effectsOf } from "../scripts/pr-report/content/effects"

type Period = z.infer<typeof PeriodSchema>
type Values = ReadonlyMap<string, unknown>

const timeZone = "Europe/Berlin"
const days = ["2026-03-29", "2026-03-29T02:30", "2026-06-01", "2026-10-25", "2026-10-25T02:30"]
const start = Date.parse("2026-01-01T00:00Z")
const day = fc.option(fc.constantFrom(...days), { nil: undefined })
const period: fc.Arbitrary<Period> = fc
  .record({ from: day, until: day })
  .filter((drawn) => PeriodSchema.safeParse(drawn).success)

const ventures = [...contentValues.keys()].filter((file) => file.startsWith("services/"))
const valueFiles = [...contentValues.keys()].filter((file) => file.startsWith("values/"))
const [, ...contacts] = [...contentValues.keys()].filter((file) => file.startsWith("contact-info/"))
const sections = ["SECTION1", "SECTION2", "SECTION3"]
const always = { label: "Home", to: "/" }

/** Words that stand for one thing each, in the order of the drawn periods. */
const words = [
  ...[...ventures, ...valueFiles, ...contacts].map((_, index) => `ITEM${index}.`),
  "ANNOUNCEMENT",
  "BARLINK",
  "QUICKLINK",
  "PAGELINK",
  "CAMPAIGN",
  ...sections,
]

/** The content of this site with a period on each thing. */
function contentWith(periods: Period[]) {
  const periodOf = (word: string) => periods[words.indexOf(word)]
  const items = [...ventures, ...valueFiles, ...contacts].map((file, index): [string, unknown] => {
    const title = words[index]
    return [file, { ...Object(contentValues.get(file)), title, shown: periodOf(title) }]
  })
  const site = Object(contentValues.get("site.json"))
  const link = (label: string) => ({ label, to: "/", shown: periodOf(label) })
  const page = {
    title: "CAMPAIGN for a while",
    description: "A page that is shown for a while, with sections that are shown for a while.",
    shown: periodOf("CAMPAIGN"),
    top: { title: "CAMPAIGN" },
    sections: [
      { text: { title: "Always", body: "So it is." } },
      ...sections.map((title) => ({ text: { title, body: "So it is." }, shown: periodOf(title) })),
    ],
  }
  return new Map([...contentValues, ...items]).set("pages/while.json", page).set("site.json", {
    ...site,
    timeZone,
    announcements: [{ text: "ANNOUNCEMENT", shown: periodOf("ANNOUNCEMENT") }],
    navigation: { ...site.navigation, links: [always, link("BARLINK")] },
    footer: { ...site.footer, links: [always, link("QUICKLINK")], more: [link("PAGELINK")] },
  })
}

const wordsIn = (text: string) => words.filter((word) => text.includes(word)).toSorted()

/** The texts of all pages in the preview. */
const previewOf = (shown: Values) => {
  const visible = new Map([...shown].filter(([, value]) => !isHidden(value)))
  return pagesIn(visible)
    .map(({ path }) => renderToStaticMarkup(previewPage(path, visible)))
    .join()
}

function searchFilesOf(shown: Values) {
  const deployment = { siteUrl: undefined, basePath: "", isPreview: false }
  const content = { ...createContent(shown), imagePath: (image: string) => image }
  const site = createSiteData(content, "content", deployment)
  const none = () => undefined
  return [sitemap(site, none), ...site.pages.map((page) => jsonLd(site, page))].join()
}

/** What the report of a pull request says that visitors see today. */
function reportOf(written: Values, now: number) {
  const stateOf = (values: Values) => ({
    values: Object.fromEntries(values),
    images: {},
    remoteImages: {},
  })
  const before = contentWith(words.map(() => ({ until: "2000-01-01" })))
  const [today] = effectsOf(stateOf(before), stateOf(written), now)
  return today.lines.join()
}

test("pages, the files for programs and the report show what is shown at the moment, and nothing else", () => {
  const moments = momentsAfter(contentWith(words.map(() => ({ until: days[0] }))), 0)
  expect(moments).toEqual([endOf(days[0], timeZone)])
  const property = fc.property(
    fc.array(period, { minLength: words.length, maxLength: words.length }),
    fc.nat(),
    (periods, index) => {
      const written = contentWith(periods)
      const edges = momentsAfter(written, 0).flatMap((edge) => [edge - 1, edge])
      const now = edges[index % edges.length] ?? start
      const isShown = (word: string) => {
        const { from, until } = periods[words.indexOf(word)]
        return (
          (from === undefined || startOf(from, timeZone) <= now) &&
          (until === undefined || now < endOf(until, timeZone))
        )
      }
      const expected = words.filter(
        (word) => isShown(word) && (!sections.includes(word) || isShown("CAMPAIGN")),
      )
      const shown = shownAt(written, now)
      expect(wordsIn(previewOf(shown))).toEqual(expected.toSorted())
      const inReport = expected.filter((word) => !sections.includes(word))
      expect(wordsIn(reportOf(written, now))).toEqual(inReport.toSorted())
      const searchFiles = searchFilesOf(shown)
      expect(expected).toEqual(expect.arrayContaining(wordsIn(searchFiles)))
      expect(searchFiles.includes("/while/</loc>")).toBe(expected.includes("CAMPAIGN"))
      for (const [at] of ventures.entries())
        expect(searchFiles.includes(words[at])).toBe(expected.includes(words[at]))
    },
  )
  fc.assert(property, { numRuns: 30, seed: 1 })
}, 120_000)
