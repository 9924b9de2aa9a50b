import { readFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../../scripts/lib/ports"
import { expect, test } from "../fixtures/test"
import { build, serveCopy } from "../support/builds/builds"
import { createSiteCopy, type SiteCopy } from "../support/builds/siteCopy"
import { footer, navBar, waitForHydration } from "../support/navigation"

const prefix = "/site"
const redirect = { from: "/old-page/", to: "/services/#poultry-trading" }

let copy: SiteCopy
let address: string
let assetsOrigin: string
const servers: Awaited<ReturnType<typeof serveCopy>>[] = []

// One worker, which builds once.
test.describe.configure({ mode: "default" })

/** Builds and serves a copy of the site below a path prefix, with its assets on another origin. */
test.beforeAll(async () => {
  test.setTimeout(600_000)
  copy = await createSiteCopy()
  copy.replace("content/site.json", ["{", `{ "redirects": [${JSON.stringify(redirect)}],`])
  const ports = [await freePort(), await freePort()]
  const [origin, assets] = ports.map((port) => `http://localhost:${port}`)
  const env = { PATH_PREFIX: prefix, ASSET_PREFIX: assets, SITE_URL: origin }
  const { code, output } = await build(copy.folder, env)
  expect(code, output).toBe(0)
  for (const port of ports)
    servers.push(await serveCopy(copy.folder, { ...env, PORT: String(port) }))
  address = origin + prefix
  assetsOrigin = assets
})
test.afterAll(async () => {
  for (const { stop } of servers) await stop()
  copy.remove()
})

test("all requests are below the prefix, and assets come from their own origin", async ({
  page,
}) => {
  const requests: URL[] = []
  page.on("request", (request) => requests.push(new URL(request.url())))
  for (const path of ["/", "/about/", "/services/", "/contact/"]) {
    await page.goto(address + path)
    await waitForHydration(page)
  }
  expect(requests.filter(({ pathname }) => !pathname.startsWith(`${prefix}/`))).toEqual([])
  const isAsset = ({ origin }: URL) => origin === assetsOrigin
  const assets = requests.filter(isAsset).map(({ pathname }) => pathname)
  for (const ending of [/\.js$/, /\.woff2$/, /\.webp$/, /\/page-data\.json$/, /\/app-data\.json$/])
    expect(assets.filter((path) => ending.test(path)).length, String(ending)).toBeGreaterThan(0)
  const others = requests.filter((url) => !isAsset(url)).map(({ pathname }) => pathname)
  expect(others.filter((path) => /\.(js|woff2)$/.test(path))).toEqual([])
  const rules = await page.locator("script[type=speculationrules]").textContent()
  expect(JSON.parse(rules ?? "").prefetch[0].where).toEqual({ href_matches: `${prefix}/*` })
})

test("links of the bar and the footer open pages and sections, and Back returns", async ({
  page,
}) => {
  await page.goto(`${address}/`)
  await waitForHydration(page)
  const heading = await page.getByRole("heading", { level: 1 }).innerText()
  await navBar(page).getByRole("link", { name: "About", exact: true }).click()
  await expect(page).toHaveURL(`${address}/about/`)
  await navBar(page).getByRole("link", { name: "Home", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
  await footer(page).getByRole("link", { name: "Poultry Trading", exact: true }).click()
  await expect(page).toHaveURL(address + redirect.to)
  await expect(page.locator("#poultry-trading")).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
})

test("a redirect of the content works, of the host and as a page for hosts without", async ({
  page,
}) => {
  const file = join(copy.folder, "public", redirect.from, "index.html")
  for (const isPage of [false, true]) {
    if (isPage)
      await page.route(`**${redirect.from}`, (route) =>
        route.fulfill({ body: readFileSync(file, "utf8"), contentType: "text/html" }),
      )
    await page.goto(address + redirect.from)
    await expect(page).toHaveURL(address + redirect.to)
  }
})
