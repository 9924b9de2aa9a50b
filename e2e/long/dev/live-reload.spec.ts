import type { Page } from "@playwright/test"
import { expect, expectNotReloaded, openMarked, test } from "../../fixtures/devServer"
import { contact, home } from "../../support/content"

const reloadTimeoutMs = 60_000 // From saving a file to the new text.

test.describe.configure({ mode: "default" })

const issueOverlay = (page: Page) => page.getByRole("alert").filter({ hasText: "content/" })

test("a broken file shows its issue; repaired, its new text appears without a reload", async ({
  page,
  site,
}) => {
  const file = "content/pages/home.json"
  const { title } = home.callToAction
  await openMarked(page, `${site.address}/`)
  await page.getByRole("heading", { name: title }).scrollIntoViewIfNeeded()
  const scrollPosition = await page.evaluate(() => scrollY)
  expect(scrollPosition).toBeGreaterThan(0)

  const valid = site.read(file)
  site.write(file, valid.replace(',\n  "hero"', '\n  "hero"'))
  await expect(issueOverlay(page)).toContainText(/content\/pages\/home\.json:\d+:\d+.*comma/s)
  await expect(page.getByRole("heading", { name: title })).toBeVisible()

  site.write(file, valid.replace(title, "Ready to Aim for All?"))
  await expect(page.getByRole("heading", { name: "Ready to Aim for All?" })).toBeVisible({
    timeout: reloadTimeoutMs,
  })
  await expect(issueOverlay(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition)
  await expectNotReloaded(page)
})

test("while one file is invalid no other is reloaded, and typed text stays", async ({
  page,
  site,
}) => {
  const [invalidFile, validFile] = ["content/values/ambition.json", "content/pages/contact.json"]
  const { title } = contact.header
  await openMarked(page, `${site.address}/contact/`)
  const field = page.getByRole("main").getByRole("textbox").first()
  await field.fill("Ada")

  const valid = site.read(invalidFile)
  site.write(invalidFile, valid.replace('"colour": "#', '"colour": "'))
  site.write(validFile, site.read(validFile).replace(`"${title}"`, '"Write to Us"'))
  await expect(issueOverlay(page)).toContainText(/content\/values\/ambition\.json:\d+:\d+.*Colour/s)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()

  site.write(invalidFile, valid)
  await expect(page.getByRole("heading", { level: 1, name: "Write to Us" })).toBeVisible({
    timeout: reloadTimeoutMs,
  })
  await expect(issueOverlay(page)).toHaveCount(0)
  await expect(field).toHaveValue("Ada")
  await expectNotReloaded(page)
})
