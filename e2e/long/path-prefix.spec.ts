import { readFileSync } from "node:fs"
import { join } from "node:path"
import { prefix, redirect } from "../fixtures/prefixedSite"
import { expect, test } from "../fixtures/test"
import { pages } from "../support/content"
import { expectPage, visit } from "../support/navigation"

test("all requests are below the prefix, and assets come from their own origin", async ({
  page,
  prefixedSite,
}) => {
  const requests: URL[] = []
  page.on("request", (request) => requests.push(new URL(request.url())))
  for (const { path } of pages) await visit(page, path)
  expect(requests.filter(({ pathname }) => !pathname.startsWith(`${prefix}/`))).toEqual([])
  const isAsset = ({ origin }: URL) => origin === prefixedSite?.assetsOrigin
  const assets = requests.filter(isAsset).map(({ pathname }) => pathname)
  for (const ending of [/\.js$/, /\.woff2$/, /\.webp$/, /\/page-data\.json$/, /\/app-data\.json$/])
    expect(assets.filter((path) => ending.test(path)).length, String(ending)).toBeGreaterThan(0)
  const others = requests.filter((url) => !isAsset(url)).map(({ pathname }) => pathname)
  expect(others.filter((path) => /\.(js|woff2)$/.test(path))).toEqual([])
})

test("only links below the prefix are prefetched", async ({ page }) => {
  await page.goto("./")
  const rules = await page.locator("script[type=speculationrules]").textContent()
  expect(JSON.parse(rules ?? "").prefetch[0].where).toEqual({ href_matches: `${prefix}/*` })
})

test("a redirect of the content is followed", async ({ page }) => {
  await page.goto(`.${redirect.from}`)
  await expectPage(page, redirect.to)
})

test("a redirect works as a page, for hosts without redirects", async ({ page, prefixedSite }) => {
  const file = join(prefixedSite?.folder ?? "", "public", redirect.from, "index.html")
  const html = readFileSync(file, "utf8")
  await page.route(`**${redirect.from}`, (route) =>
    route.fulfill({ body: html, contentType: "text/html" }),
  )
  await page.goto(`.${redirect.from}`)
  await expectPage(page, redirect.to)
})
