import { expect, test as base, type BrowserContext } from "@playwright/test"
import { expectToBeAt, small, visit } from "./browsing"
import { contact, pages, site } from "./content"
import { expectNotice } from "./notices"
import { test as watched } from "./watched"

const { title, description } = contact.form.incomplete
const named = "content-security-policy"

type Way = "header" | "meta"

/** Leaves the pages only one of their two policies, and puts something into their HTML. */
const leave = (context: BrowserContext, way: Way, planted = "") =>
  context.route(
    ({ pathname }) => pathname.endsWith("/"),
    async (route) => {
      // Gatsby only asks so whether a page is there.
      if (route.request().method() === "HEAD") return route.fallback()
      const response = await route.fetch()
      const { [named]: policy = "", ...rest } = response.headers()
      const html = await response.text()
      const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      expect(bare).not.toBe(html)
      await route.fulfill({
        response,
        headers: way === "header" ? { ...rest, [named]: policy } : rest,
        body: (way === "meta" ? html : bare) + planted,
      })
    },
  )

/** Every address but the unknown one, for which the hosts have no rule of headers. */
const addressed = pages.slice(0, -1)

for (const way of ["header", "meta"] as const) {
  const covered = way === "header" ? addressed : pages
  for (const { path } of covered)
    watched(`${path} lives with the policy of its ${way} alone`, async ({ page, context }) => {
      await leave(context, way)
      await page.setViewportSize(small)
      await visit(page, path)
      await page.getByRole("banner").getByRole("button").click()
      const links = page.getByRole("navigation").first().getByRole("link")
      await links.last().click()
      await expectToBeAt(page, site.navigation.links.at(-1)?.to ?? "")
      await page.getByRole("main").getByRole("button", { name: contact.form.send }).click()
      await expectNotice(page, title, description ?? "")
    })

  base(`what the policy of the ${way} forbids does not happen`, async ({ page, context }) => {
    await leave(context, way, "<script>window.isTaken = true</script>")
    await context.route(/elsewhere/, (route) => route.fulfill({ body: "taken" }))
    await visit(page, "/contact/")
    expect(await page.evaluate(attempts)).toEqual({
      planted: false,
      written: "TypeError",
      handled: "TypeError",
      worn: "rgb(1, 2, 3) was not taken",
      fetched: "TypeError",
      shown: "error",
      based: new URL(page.url()).origin,
    })
  })
}

/** What an attacker would try, within the page. */
async function attempts() {
  const nameOf = async (attempt: () => unknown) => {
    try {
      await attempt()
      return "it happened"
    } catch (error) {
      return error instanceof Error ? error.name : "it was refused"
    }
  }
  const make = (name: string, set: Record<string, string>) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(set)) element.setAttribute(key, value)
    return document.body.appendChild(element)
  }
  const attacked = make("p", { style: "color: rgb(1, 2, 3)" })
  make("base", { href: "https://elsewhere.example/" })
  const image = new Image()
  const shown = new Promise((resolve) => {
    for (const type of ["load", "error"]) image.addEventListener(type, () => resolve(type))
  })
  image.src = "https://elsewhere.example/picture.png"
  const isWorn = getComputedStyle(attacked).color === "rgb(1, 2, 3)"
  return {
    planted: "isTaken" in window,
    written: await nameOf(() => (document.createElement("div").innerHTML = "<b>bold</b>")),
    handled: await nameOf(() => make("p", { onclick: "void 0" })),
    worn: `rgb(1, 2, 3) was ${isWorn ? "" : "not "}taken`,
    fetched: await nameOf(() => fetch("https://elsewhere.example/")),
    shown: await shown,
    based: new URL("/", document.baseURI).origin,
  }
}

base("no framing, and no line that a host would cut off", async ({ request }) => {
  for (const { path } of addressed) {
    const policy = (await request.get(path)).headers()[named]
    expect(policy).toContain("frame-ancestors 'none'")
    // Cloudflare Pages reads no more of a line.
    expect(`  Content-Security-Policy: ${policy}`.length).toBeLessThan(2000)
  }
})
