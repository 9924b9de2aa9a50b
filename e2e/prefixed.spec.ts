import { expect } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expectToBeAt, visit } from "./browsing"
import { pages } from "./content"
import { prefix, redirect } from "./prefixed"
import { test } from "./watched"

test("all that is asked for lies below the prefix, and what makes up a page on the other origin", async ({
  page,
  elsewhere,
}) => {
  const asked: URL[] = []
  page.on("request", (request) => asked.push(new URL(request.url())))
  for (const { path } of pages) await visit(page, path)
  const ofPages = asked.filter(({ origin }) => origin !== elsewhere?.assets)
  const assets = asked.filter(({ origin }) => origin === elsewhere?.assets)
  expect(asked.filter(({ pathname }) => !pathname.startsWith(`${prefix}/`))).toEqual([])
  for (const ending of [/\.js$/, /\.woff2$/, /\.avif$/, /\/page-data\.json$/, /\/app-data\.json$/])
    expect(assets.some(({ pathname }) => ending.test(pathname))).toBe(true)
  expect(
    ofPages.map(({ pathname }) => pathname).filter((path) => /\.(js|woff2)$/.test(path)),
  ).toEqual([])
})

test("a link is fetched ahead only below the prefix", async ({ page }) => {
  await page.goto("./")
  const rules = await page.locator("script[type=speculationrules]").textContent()
  expect(JSON.parse(rules ?? "").prefetch[0].where).toEqual({ href_matches: `${prefix}/*` })
})

test("an address that is gone leads on", async ({ page }) => {
  await page.goto(`.${redirect.from}`)
  await expectToBeAt(page, redirect.to)
})

test("where the host knows no redirects, a page leads on", async ({ page, elsewhere }) => {
  const file = join(elsewhere?.folder ?? "", "public", redirect.from, "index.html")
  const html = readFileSync(file, "utf8")
  await page.route(`**${redirect.from}`, (route) =>
    route.fulfill({ body: html, contentType: "text/html" }),
  )
  await page.goto(`.${redirect.from}`)
  await expectToBeAt(page, redirect.to)
})
