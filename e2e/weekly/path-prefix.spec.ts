import { readFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../../scripts/lib/ports"
import { expect, test as siteTest } from "../fixtures/test"
import { build, serveCopy } from "../support/builds/builds"
import { createSiteCopy } from "../support/builds/siteCopy"
import { pages, site, ventures } from "../support/content"
import { footer, linkIn, mainHeading, navBar, waitForHydration } from "../support/navigation"

const prefix = "/site"
const redirect = { from: "/old-page/", to: "/services/#poultry-trading" }

/** Builds and serves a copy of the site below a path prefix, with its assets on another origin. */
async function servePrefixedSite() {
  const { folder, replace, remove } = await createSiteCopy()
  replace("content/site.json", ["{", `{ "redirects": [${JSON.stringify(redirect)}],`])
  const [port, assetsPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const assetsOrigin = `http://localhost:${assetsPort}`
  const env = { PATH_PREFIX: prefix, ASSET_PREFIX: assetsOrigin, SITE_URL: origin }
  const { code, output } = await build(folder, env)
  if (code !== 0) throw new Error(output)
  const servers = await Promise.all(
    [port, assetsPort].map((each) => serveCopy(folder, { ...env, PORT: String(each) })),
  )
  return {
    folder,
    address: `${origin}${prefix}/`,
    assetsOrigin,
    async end() {
      for (const { stop } of servers) await stop()
      remove()
    },
  }
}

const test = siteTest.extend<object, { prefixed: Awaited<ReturnType<typeof servePrefixedSite>> }>({
  prefixed: [
    async ({ browserName: _name }, use) => {
      const prefixed = await servePrefixedSite()
      await use(prefixed)
      await prefixed.end()
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ prefixed }, provide) => provide(prefixed.address),
})

// One worker, which builds once.
test.describe.configure({ mode: "default" })

test("all requests are below the prefix, and assets come from their own origin", async ({
  page,
  prefixed,
}) => {
  const requests: URL[] = []
  page.on("request", (request) => requests.push(new URL(request.url())))
  for (const { path } of pages) {
    await page.goto(`.${path}`)
    await waitForHydration(page)
  }
  expect(requests.filter(({ pathname }) => !pathname.startsWith(`${prefix}/`))).toEqual([])
  const isAsset = ({ origin }: URL) => origin === prefixed.assetsOrigin
  const assets = requests.filter(isAsset).map(({ pathname }) => pathname)
  for (const ending of [/\.js$/, /\.woff2$/, /\.webp$/, /\/page-data\.json$/, /\/app-data\.json$/])
    expect(assets.filter((path) => ending.test(path)).length, String(ending)).toBeGreaterThan(0)
  const others = requests.filter((url) => !isAsset(url)).map(({ pathname }) => pathname)
  expect(others.filter((path) => /\.(js|woff2)$/.test(path))).toEqual([])
})

test("links of the bar and the footer open pages and sections, and Back returns", async ({
  page,
}) => {
  await page.goto("./")
  await waitForHydration(page)
  const [{ id, title }] = ventures
  for (const { label, to } of site.navigation.links.toReversed()) {
    await linkIn(navBar(page), label).click()
    await expect(page).toHaveURL(`.${to}`)
    await expect(mainHeading(page, to)).toBeVisible()
  }
  await linkIn(footer(page), title).click()
  await expect(page).toHaveURL(`./services/#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await page.goBack()
  await expect(mainHeading(page, "/")).toBeVisible()
})

test("only links below the prefix are prefetched", async ({ page }) => {
  await page.goto("./")
  const rules = await page.locator("script[type=speculationrules]").textContent()
  expect(JSON.parse(rules ?? "").prefetch[0].where).toEqual({ href_matches: `${prefix}/*` })
})

for (const kind of ["of the host", "as a page, for hosts without redirects"])
  test(`a redirect of the content works ${kind}`, async ({ page, prefixed }) => {
    const file = join(prefixed.folder, "public", redirect.from, "index.html")
    if (kind !== "of the host")
      await page.route(`**${redirect.from}`, (route) =>
        route.fulfill({ body: readFileSync(file, "utf8"), contentType: "text/html" }),
      )
    await page.goto(`.${redirect.from}`)
    await expect(page).toHaveURL(`.${redirect.to}`)
    await expect(mainHeading(page, redirect.to)).toBeVisible()
  })
