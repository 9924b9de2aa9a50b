import { renderToStaticMarkup } from "react-dom/server"
import { pagesIn } from "../plugins/content-editor/preview/pages"
import { previewPage, valuesWithAllKinds } from "../plugins/content-editor/testing/previewPage"
import type { FieldText } from "../plugins/content-model/fields/text/texts"
import { errorsOf } from "../plugins/content-model/issues/issues"
import { valueAt, withValueAt } from "../plugins/content-model/lib/path"
import { checkSite } from "../plugins/content-model/testing/checkSite"
import { fixtureContent } from "../plugins/content-model/testing/fixtureSite"
import {
  fillOptional,
  isFreeText,
  replaceTexts,
  textsOfFile,
} from "../plugins/content-model/testing/replaceTexts"
import { payloads, safeLinks } from "../plugins/content-model/testing/xssPayloads"
import { createSiteData } from "../plugins/seo/data/siteData"
import { sitemap } from "../plugins/seo/files/sitemap"
import { robotsTxt, webManifest } from "../plugins/seo/files/writeFiles"
import { shareImage } from "../plugins/seo/images/shareImage"
import { jsonLd } from "../plugins/seo/meta/jsonLd"
import { seoOptions } from "./support/readSite"

/** What a missing value looks like in a text. */
const code = /\[object |\bundefined\b|\bNaN\b/

/**
 * Content with these words in each text, and the link in each other one, where the check accepts them. `fill` adds
 * the optional texts.
 */
async function contentWith(words: string, link: string, fill: typeof fillOptional) {
  const values = new Map<string, unknown>()
  const put = (field: FieldText) => (isFreeText(field) ? words : link)
  for (const [file, value] of valuesWithAllKinds)
    values.set(file, replaceTexts(file, fill(file, value), put))
  const findErrors = async () => {
    const texts = [...values].map(([file, value]) => [file, JSON.stringify(value)] as const)
    return errorsOf(await checkSite(new Map(texts)))
  }
  for (let errors = await findErrors(); errors.length > 0; errors = await findErrors())
    for (const { file, path } of errors) {
      const original = valueAt(valuesWithAllKinds.get(file), path)
      values.set(file, withValueAt(values.get(file), path, original))
    }
  return values
}

test.each(payloads.map((words, index) => [words, safeLinks[index % safeLinks.length], index % 2]))(
  "the words %j and the link %s are rendered and written wherever the check accepts them",
  async (words, link, isFilled) => {
    const reactErrors = jest.spyOn(console, "error")
    const fill = isFilled ? fillOptional : (_: string, value: unknown) => value
    const values = await contentWith(words, link, fill)
    const texts = [...values].flatMap(([file, value]) => textsOfFile(file, value))
    expect(texts.filter(({ text }) => text === words).length).toBeGreaterThan(100)
    for (const { path } of pagesIn(values)) {
      const html = renderToStaticMarkup(previewPage(path, values))
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).not.toMatch(code)
    }
    const deployment = { siteUrl: undefined, basePath: "/shop", isPreview: false }
    const site = createSiteData(values, seoOptions, fixtureContent, deployment)
    for (const page of site.pages)
      expect(JSON.parse(jsonLd(site, page, ""))).toHaveProperty("@graph")
    expect(JSON.parse(webManifest(site, "/shop"))).toHaveProperty("name")
    for (const file of [sitemap([site], () => undefined), robotsTxt(site)])
      expect(file).not.toMatch(code)
    await shareImage(site, site.pages[0]).render()
    expect(reactErrors).not.toHaveBeenCalled()
  },
)
