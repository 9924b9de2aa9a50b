import { expect } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import robotsParser from "robots-parser"
import sharp from "sharp"
import { validateXML } from "xmllint-wasm"
import { routes, site } from "./content"
import { readVocabulary } from "./vocabulary"
import { test } from "./watched"

const built = (file: string) => readFileSync(join("public", file), "utf8")
const vocabulary = readVocabulary()
const addresses = routes.map(({ path }) => site.address + path)

for (const { path } of routes)
  test(`a schema.org validator has nothing to say against ${path}`, async () => {
    const html = built(`${path}index.html`)
    const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    expect(found).toHaveLength(1)
    const { "@graph": things }: { "@graph": { "@type": string }[] } = JSON.parse(found[0][1])
    expect(await issuesOf(things)).toEqual([])
    const wrong = things.map((thing) => ({ ...thing, sloganeering: "none" }))
    expect(await issuesOf(wrong)).toHaveLength(things.length)
  })

async function issuesOf(things: { "@type": string }[]) {
  const { default: Validator } = await import("@adobe/structured-data-validator")
  const issues = things.map((thing) =>
    new Validator(vocabulary).validate({ jsonld: { [thing["@type"]]: [thing] } }),
  )
  return (await Promise.all(issues)).flat().map(({ issueMessage }) => issueMessage)
}

test("the sitemap is valid for its schema and lists each page once", async () => {
  const schema = readFileSync("node_modules/sitemap/schema/sitemap.xsd", "utf8")
  const contents = built("sitemap.xml")
  const validate = (xml: string) =>
    validateXML({ xml: { fileName: "sitemap.xml", contents: xml }, schema })
  expect((await validate(contents)).errors).toEqual([])
  const wrong = contents.replace("</loc>", "</loc><lastmod>yesterday</lastmod>")
  expect((await validate(wrong)).valid).toBe(false)
  expect([...contents.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(addresses)
})

test("robots are let in to every page and led to the sitemap", () => {
  const robots = robotsParser(`${site.address}/robots.txt`, built("robots.txt"))
  for (const address of addresses) expect(robots.isAllowed(address, "Anybot")).toBe(true)
  expect(robots.getSitemaps()).toEqual([`${site.address}/sitemap.xml`])
})

test("the browser takes the manifest as it is, and all its icons are there", async ({ page }) => {
  await page.goto("/about/")
  const devtools = await page.context().newCDPSession(page)
  const { errors, data, url } = await devtools.send("Page.getAppManifest")
  expect(errors).toEqual([])
  const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(data ?? "")
  expect(manifest.name).toBe(site.name)
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of manifest.icons) {
    const response = await page.request.get(new URL(src, url).href)
    const { width, height, format } = await sharp(await response.body()).metadata()
    expect([format, `${width}x${height}`]).toEqual(["png", sizes])
  }
})

test("security.txt is where it is looked for, and still holds", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt")
  if (!site.security) return expect(response.status()).toBe(404)
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/)
  const [, expires = ""] = /^Expires: (.*)$/m.exec(await response.text()) ?? []
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})
