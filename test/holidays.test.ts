/** @jest-environment node */
import * as fc from "fast-check"
import { contentValues } from "../plugins/content-editor/testing/previewPage"
import { createContent } from "../plugins/content-model/read/content"
import { hoursTable } from "../plugins/content-model/fields/hours/hoursTable"
import { endOf } from "../plugins/content-model/time/instants"
import { momentsAfter, shownAt } from "../plugins/content-model/fields/period/shownAt"
import { jsonLd } from "../plugins/seo/meta/jsonLd"
import { createSiteData } from "../plugins/seo/data/siteData"
import { seoOptions } from "./support/readSite"

const phoneFile = "contact-info/phone.json"
const zones = Intl.supportedValuesOf("timeZone")
const zone = fc.option(fc.constantFrom(...zones, "UTC"), { nil: undefined })
const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((date) => date.toJSON().slice(0, 10))

/** The content of this site with one holiday in the hours of the phone. */
function contentWith(siteZone: string | undefined, hoursZone: string | undefined, from: string) {
  const { week } = Object(contentValues.get(phoneFile)).hours
  const exceptions = [{ name: "HOLIDAY", from }]
  const hours = { week, exceptions, timeZone: hoursZone, onPage: true }
  return new Map(contentValues)
    .set("site.json", { ...Object(contentValues.get("site.json")), timeZone: siteZone ?? "UTC" })
    .set(phoneFile, { ...Object(contentValues.get(phoneFile)), hours })
}

/** The places of the site that name the holiday at an instant. */
function placesAt(values: ReadonlyMap<string, unknown>, instant: number) {
  const shown = shownAt(values, instant)
  const deployment = { siteUrl: undefined, basePath: "", isPreview: false }
  const content = { ...createContent(shown), imagePath: (image: string) => image }
  const site = createSiteData(content, seoOptions, "content", deployment)
  const table = hoursTable(Object(shown.get(phoneFile)).hours, shown.get("site.json"))
  return {
    table: table?.rows.flatMap((row) => ("until" in row ? [row.until] : [])),
    jsonLd: site.pages.some((page) => jsonLd(site, page).includes("HOLIDAY")),
  }
}

test("a holiday ends with its day where the business is, wherever the site is", () => {
  const property = fc.property(zone, zone, day, (siteZone, hoursZone, from) => {
    const values = contentWith(siteZone, hoursZone, from)
    const end = endOf(from, hoursZone ?? siteZone ?? "UTC")
    expect(momentsAfter(values, 0)).toEqual([end])
    expect(placesAt(values, end - 1)).toEqual({ table: [end], jsonLd: true })
    expect(placesAt(values, end)).toEqual({ table: [], jsonLd: false })
  })
  fc.assert(property, { numRuns: 15, seed: 1 })
})
