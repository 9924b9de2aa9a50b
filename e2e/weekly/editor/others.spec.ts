import { readFileSync } from "node:fs"
import { expect, test, text } from "../../fixtures/editor"
import { contentEditor } from "../../support/builds/contentEditor"

const file = "values/ambition.json"

test("an earlier save can be looked at and taken over by field", async ({ page, editor }) => {
  await editor.open(file)
  await editor.field("Title").fill("Boldness")
  await editor.field("Description").fill("To dare.")
  await editor.save()
  await editor.button("item.versions").click()
  await editor.dialog.getByText("The site").click()
  await editor.dialog.getByRole("button", { name: `${text("versions.take")}: Title` }).click()
  await page.keyboard.press("Escape")
  await editor.save()
  expect(editor.saved(file)).toMatchObject({ title: "Ambition", description: "To dare." })
})

test("a message with a way back takes no press of a dialog, and stays in its view", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await editor.open("pages/poultry.json")
  await editor.chooseInMenu("Questions · What people ask", "actions.delete")
  const messages = page.getByRole("region", { name: text("app.messages") })
  const takesPress = (part: number) =>
    messages.evaluate((element, x) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width * x, top + height / 2))
    }, part)
  expect(await takesPress(0.5)).toBe(true)
  expect(await takesPress(0.1)).toBe(false)
  await editor.button("form.addSection").click()
  await expect(editor.dialog).toBeVisible()
  expect(await takesPress(0.5)).toBe(false)
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: text("item.back") }).click()
  await expect(messages).toHaveCount(0)
})

test("the address for a poster has its campaign, and a code to save", async ({ page, editor }) => {
  await editor.openStart()
  await editor.chooseInMenu("Poultry trading in detail", "poster.title")
  await editor.dialog.getByLabel(text("poster.campaign")).fill("Diwali, 50 %")
  await expect(editor.dialog.getByText(/utm_campaign=diwali-50$/)).toBeVisible()
  const download = page.waitForEvent("download")
  await editor.dialog.getByRole("link", { name: text("poster.save") }).click()
  const code = await download
  expect(code.suggestedFilename()).toBe("diwali-50.svg")
  expect(readFileSync(await code.path(), "utf8")).toMatch(/^<svg[^]+<\/svg>$/)
})

const address = "https://a.goatcounter.example"

// The browser logs each refused request.
const refused = test.extend({ expectsErrors: true })

refused("a page says what it brought once it has a token", async ({ page, editor, site }) => {
  contentEditor(site)("site.json", () => ({ numbers: { service: "goatcounter", address } }))
  // As a build with this content writes it.
  await page.route(site.address, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace("connect-src ", `connect-src ${address} `)
    await route.fulfill({ response, body: html })
  })
  await page.context().route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const access = "access-control-allow"
    const headers = { [`${access}-origin`]: "*", [`${access}-headers`]: "authorization" }
    if (pathname.startsWith("/counter/")) return route.fulfill({ status: 403, headers, json: {} })
    const hits = [{ path_id: 1, path: "/about", count: 312 }]
    return route.fulfill({ headers, json: { hits, more: false } })
  })
  await editor.open("pages/about.json")
  await editor.button("numbers.show").click()
  await editor.dialog.getByLabel(text("numbers.token")).fill(" secret ")
  await page.keyboard.press("Enter")
  const visits = text("numbers.visits", { count: 312, before: 312 })
  await expect(page.getByText(visits)).toBeVisible()
})
