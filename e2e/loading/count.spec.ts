import { notFoundAttribute } from "../../plugins/hosting/count/count"
import { countScript } from "../../plugins/hosting/count/writeCountScript"
import { expect, test as base } from "../fixtures/test"
import { expectPage, homeButtons, linkIn, visit } from "../support/navigation"

const address = "https://count.example"

/** Tests of a site that counts. `counted` is what the service has received. */
const test = base.extend<{ counted: string[] }>({
  counted: async ({ context, baseURL: origin = "" }, provide) => {
    const counted: string[] = []
    const allow = (text: string) => text.replaceAll("connect-src ", `connect-src ${address} `)
    const body = countScript("goatcounter", { address, site: "", origin, basePath: "" })
    await context.route("**/count.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    )
    // As a build with numbers does it.
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
    await context.route(`${address}/count?*`, (route) => {
      const { searchParams } = new URL(route.request().url())
      counted.push(`${searchParams.get("p")} ${searchParams.get("q")}`.trim())
      return route.fulfill({ status: 200, contentType: "image/gif", body: "" })
    })
    await provide(counted)
  },
})

for (const { label, to } of homeButtons.slice(0, 1)) {
  test("counts what a visitor sees and presses", async ({ page, counted }) => {
    await visit(page, "/?utm_source=poster&name=Asha")
    await expect.poll(() => counted).toEqual(["/ utm_source=poster"])
    await linkIn(page.getByRole("main"), label).first().click()
    await expectPage(page, to)
    await expect
      .poll(() => counted.slice(1))
      .toEqual([`button: / › ${label} utm_source=poster`, to])
    await page.goBack()
    await expect.poll(() => counted.slice(3)).toEqual(["/ utm_source=poster"])
    expect(await page.context().cookies()).toEqual([])
  })

  test("counts a press before React starts", async ({ page, counted }) => {
    await page.goto("/")
    await linkIn(page.getByRole("main"), label).first().click({ noWaitAfter: true })
    await expect.poll(() => counted).toContain(`button: / › ${label}`)
  })
}

test("counts an unknown address by its name", async ({ page, counted }) => {
  await page.goto("/no-such-page/")
  await expect.poll(() => counted).toEqual(["not found: /no-such-page/"])
})
