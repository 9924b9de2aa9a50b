import { readFileSync } from "node:fs"
import { expect, test } from "../fixtures/editor"
import { contentEditor } from "../support/builds/contentEditor"
import { text } from "../../plugins/content-editor/ui/words/words"

const address = "https://a.goatcounter.example"

// The browser logs each refused request.
const refused = test.extend({ expectsErrors: true })

refused("a page and a button say what they brought", async ({ page, context, editor, site }) => {
  contentEditor(site)("site.json", () => ({ numbers: { service: "goatcounter", address } }))
  // As a build with this content writes it.
  await page.route(site.address, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace("connect-src ", `connect-src ${address} `)
    await route.fulfill({ response, body: html })
  })
  await context.route(`${address}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "authorization",
    }
    if (pathname.startsWith("/counter/")) return route.fulfill({ status: 403, headers, json: {} })
    const isNow = Date.parse(searchParams.get("end") ?? "") > Date.now()
    const hits = [
      { path_id: 1, path: "/about", count: isNow ? 312 : 280 },
      { path_id: 2, path: "button: / › Our Story", count: isNow ? 14 : 9 },
    ]
    return route.fulfill({ headers, json: { hits, more: false } })
  })
  await editor.open("pages/about.json")
  await page.getByRole("button", { name: text("numbers.show") }).click()
  await page.getByRole("dialog").getByLabel(text("numbers.token")).fill(" secret ")
  await page.keyboard.press("Enter")
  const visits = text("numbers.visits", { count: 312, before: 280 })
  await expect(page.getByText(visits)).toBeVisible()
  await editor.open("pages/home.json", ["vision", "action", "label"])
  await expect(page.getByText(text("numbers.presses", { count: 14, before: 9 }))).toBeVisible()
})

test("the address for a poster has its campaign, and a code to save", async ({ page, editor }) => {
  await editor.open("pages/about.json")
  const title = await page.getByRole("heading", { level: 1 }).innerText()
  await editor.chooseInMenu(title, "poster.title")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(text("poster.campaign")).fill("Diwali, 50 %")
  await expect(dialog.getByText(/utm_campaign=diwali-50$/)).toBeVisible()
  await expect(dialog.getByRole("img")).toBeVisible()
  const download = page.waitForEvent("download")
  await dialog.getByRole("link", { name: text("poster.save") }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe("diwali-50.svg")
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^<svg[^]+<\/svg>$/)
})
