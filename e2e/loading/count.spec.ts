import type { BrowserContext } from "@playwright/test"
import { notFoundAttribute } from "../../plugins/hosting/count/count"
import { countScript } from "../../plugins/hosting/count/writeCountScript"
import { expect, test as base } from "../fixtures/test"
import { footer, linkIn, visit } from "../support/navigation"

const address = "https://count.example"

/** Adds the counting script to each page and its policy, as a build with numbers does. */
async function addCounting(context: BrowserContext, origin: string) {
  const allow = (text: string) => text.replaceAll("connect-src ", `connect-src ${address} `)
  const script = countScript("goatcounter", { address, site: "", origin, basePath: "" })
  await context.route("**/count.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  )
  await context.route(
    (url) => url.origin === origin && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const { "content-security-policy": policy = "", ...headers } = response.headers()
      const mark = response.status() === 404 ? notFoundAttribute : ""
      await route.fulfill({
        response,
        headers: { ...headers, "content-security-policy": allow(policy) },
        body: `${allow(await response.text())}<script async src="/count.js" ${mark}></script>`,
      })
    },
  )
}

/** Tests of a site that counts. `counted` is what the service has received. */
const test = base.extend<{ counted: string[] }>({
  counted: async ({ context, baseURL }, provide) => {
    const counted: string[] = []
    await addCounting(context, baseURL ?? "")
    await context.route(`${address}/count?*`, (route) => {
      const { searchParams } = new URL(route.request().url())
      counted.push(`${searchParams.get("p")} ${searchParams.get("q")}`.trim())
      return route.fulfill({ status: 200, contentType: "image/gif", body: "" })
    })
    await provide(counted)
  },
})

test("counts what a visitor sees and presses, within the policy", async ({ page, counted }) => {
  await visit(page, "/?utm_source=poster&name=Asha")
  await expect.poll(() => counted).toEqual(["/ utm_source=poster"])
  await page.getByRole("main").getByRole("link", { name: "Get In Touch" }).click()
  await expect(page).toHaveURL("/contact/")
  await linkIn(footer(page), "About Us").click()
  await expect(page).toHaveURL("/about/")
  await expect
    .poll(() => counted.slice(1))
    .toEqual(["button: / › Get In Touch utm_source=poster", "/contact/", "/about/"])
  await page.goBack()
  await expect.poll(() => counted.slice(4)).toEqual(["/contact/"])
  expect(await page.context().cookies()).toEqual([])
})

test("counts a link that is pressed before React starts", async ({ page, counted }) => {
  await page.goto("/contact/")
  await page
    .getByRole("main")
    .getByRole("link", { name: /555/ })
    .first()
    .click({ noWaitAfter: true })
  await expect
    .poll(() => counted.find((name) => name.startsWith("phone: /contact/ ›")))
    .toBeDefined()
})

test("counts an unknown address by its name", async ({ page, counted }) => {
  await page.goto("/no-such-page/")
  await expect.poll(() => counted).toEqual(["not found: /no-such-page/"])
})

test.describe("with a service that is away", () => {
  test.use({ expectsErrors: true })

  test("a page works as without one", async ({ page, context, counted }) => {
    await context.route(`${address}/**`, (route) => route.abort())
    await visit(page, "/")
    await linkIn(footer(page), "About Us").click()
    await expect(page).toHaveURL("/about/")
    expect(counted).toEqual([])
  })
})
