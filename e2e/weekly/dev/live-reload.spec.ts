import { join } from "node:path"
import type { APIResponse, Page } from "@playwright/test"
import { snapshotFolder } from "../../../plugins/content-model/lib/constants"
import { expect, expectNotReloaded, openMarked, test } from "../../fixtures/devServer"
import { contact, home } from "../../support/content"

const reloadTimeoutMs = 60_000 // From saving a file to the new text.

test.describe.configure({ mode: "default" })

const contactFile = "content/pages/contact.json"
const withTitle = (text: string, title: string) => text.replace(`"${contact.header.title}"`, title)

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
  const invalidFile = "content/values/ambition.json"
  await openMarked(page, `${site.address}/contact/`)
  const field = page.getByRole("main").getByRole("textbox").first()
  await field.fill("Ada")

  const valid = site.read(invalidFile)
  site.write(invalidFile, valid.replace('"colour": "#', '"colour": "'))
  site.write(contactFile, withTitle(site.read(contactFile), '"Write to Us"'))
  await expect(issueOverlay(page)).toContainText(/content\/values\/ambition\.json:\d+:\d+.*Colour/s)
  await expect(page.getByRole("heading", { level: 1, name: contact.header.title })).toBeVisible()

  site.write(invalidFile, valid)
  await expect(page.getByRole("heading", { level: 1, name: "Write to Us" })).toBeVisible({
    timeout: reloadTimeoutMs,
  })
  await expect(issueOverlay(page)).toHaveCount(0)
  await expect(field).toHaveValue("Ada")
  await expectNotReloaded(page)
})

test("a page that a change leaves as it is opens without a wait", async ({
  page,
  request,
  site,
}) => {
  const about = `${site.address}/page-data/about/page-data.json`
  await request.get(about)
  await openMarked(page, `${site.address}/contact/`)

  site.write(contactFile, withTitle(site.read(contactFile), '"Write to Us"'))
  await expect(page.getByRole("heading", { level: 1, name: "Write to Us" })).toBeVisible({
    timeout: reloadTimeoutMs,
  })
  await expect(await request.get(about, { timeout: 4_000 })).toBeOK()
})

test("of many quick changes the last one appears, also while other pages are opened", async ({
  page,
  request,
  site,
}) => {
  const errors: Error[] = []
  page.on("pageerror", (error) => errors.push(error))
  await openMarked(page, `${site.address}/contact/`)

  const before = site.read(contactFile)
  // Gatsby ends after seven runs of queries without a pause, if each changes nodes.
  const paths = ["index", "about", "services", "privacy", "fashion", "poultry", "how-we-work"]
  const opened: Promise<APIResponse>[] = []
  for (const [index, path] of [...paths, "founders-and-investors"].entries()) {
    const changed = `"Write to Us ${index}"`
    site.write(contactFile, withTitle(before, changed))
    opened.push(request.get(`${site.address}/page-data/${path}/page-data.json`))
    const copied = () => site.read(join(snapshotFolder, "pages/contact.json"))
    await expect.poll(copied, { intervals: [20] }).toContain(changed)
  }
  await expect(page.getByRole("heading", { level: 1, name: "Write to Us 7" })).toBeVisible({
    timeout: reloadTimeoutMs,
  })
  for (const response of await Promise.all(opened)) expect(response.ok()).toBe(true)
  expect(errors).toEqual([])
  await expectNotReloaded(page)
})
