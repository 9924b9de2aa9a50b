import { freePort } from "../../scripts/lib/ports"
import { expect, test } from "../fixtures/test"
import { build, serveCopy } from "../support/builds/builds"
import { createSiteCopy } from "../support/builds/siteCopy"
import { footer, navBar, waitForHydration } from "../support/navigation"

const prefix = "/site"

test("a site below a path prefix works, with its assets on another origin", async ({ page }) => {
  test.setTimeout(600_000)
  const copy = await createSiteCopy()
  const ports = [await freePort(), await freePort()]
  const [origin, assetsOrigin] = ports.map((port) => `http://localhost:${port}`)
  const env = { PATH_PREFIX: prefix, ASSET_PREFIX: assetsOrigin, SITE_URL: origin }
  const { code, output } = await build(copy.folder, env)
  expect(code, output).toBe(0)
  const servers = await Promise.all(
    ports.map((port) => serveCopy(copy.folder, { ...env, PORT: String(port) })),
  )
  const address = origin + prefix
  const requests: URL[] = []
  page.on("request", (request) => requests.push(new URL(request.url())))

  await page.goto(`${address}/`)
  const rules = await page.locator("script[type=speculationrules]").textContent()
  expect(JSON.parse(rules ?? "").prefetch[0].where).toEqual({ href_matches: `${prefix}/*` })
  await waitForHydration(page)
  const heading = page.getByRole("heading", { level: 1 })
  const home = await heading.innerText()
  await navBar(page).getByRole("link", { name: "About", exact: true }).click()
  await expect(page).toHaveURL(`${address}/about/`)
  await navBar(page).getByRole("link", { name: "Home", exact: true }).click()
  await expect(heading).toHaveText(home)
  await footer(page).getByRole("link", { name: "Poultry Trading", exact: true }).click()
  await expect(page).toHaveURL(`${address}/services/#poultry-trading`)
  await expect(page.locator("#poultry-trading")).toBeInViewport()
  await page.goBack()
  await expect(heading).toHaveText(home)

  expect(requests.filter(({ pathname }) => !pathname.startsWith(`${prefix}/`))).toEqual([])
  const pathsOf = (isAsset: boolean) =>
    requests.filter((url) => (url.origin === assetsOrigin) === isAsset).map((url) => url.pathname)
  for (const ending of [
    /\.js$/,
    /\.woff2$/,
    /\.(avif|webp)$/,
    /\/page-data\.json$/,
    /\/app-data\.json$/,
  ])
    expect(pathsOf(true).filter((path) => ending.test(path)).length, `${ending}`).toBeGreaterThan(0)
  expect(pathsOf(false).filter((path) => /\.(js|woff2)$/.test(path))).toEqual([])

  for (const { stop } of servers) await stop()
  copy.remove()
})
