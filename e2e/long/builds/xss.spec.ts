import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseHeaders } from "../../../plugins/hosting/headers"
import { expect, test } from "../../fixtures/workspace"
import { composedPages, routes } from "../../support/content"
import { waitForHydration } from "../../support/navigation"
import { textBelow } from "../../support/builds/builds"
import { injectPayloads, pageStructure, type Injected } from "../../support/builds/xss"
import { safeLinks } from "../../../plugins/content-model/testing/xssPayloads"

const origin = "https://injected.example"
const paths = [...routes, ...composedPages].map(({ path }) => path).concat("/404.html")
const fileOf = (path: string) => join("public", path.replace(/\/$/, "/index.html"))

// Elements of the default content: a button without a destination, a form without an endpoint. And
// those that payloads may make of Markdown.
const knownElements = ["a aria-label class href title", "form action aria-busy class method", "em"]

// Texts of JSON-LD.
const machineTexts = /^contact-info\S+ postal/

// Texts of the page data alone: notifications, errors, a site without services.
const dataTexts =
  /^site.* (notifications\.(close|hotkey|notAvailable)|errorScreen)|^pages\S+ (serviceWords\.(notAvailable|none)|form\.(sending|incomplete|notAvailable|undo|sent|failed|writeInstead|\w+\.missing|withoutScript))/

// These texts are on a page if a contact item shows its hours there.
const unusedTexts = /^site.* openingHours/

/** The part of a text that a page shows as it is. */
const shownPart = ({ text, placeholder }: Injected) =>
  text.replace(placeholder, "").trim().replaceAll("\r\n", "\n")

test("payloads in every text of content are plain text on every page", async ({
  page,
  workspace,
}) => {
  const fields = injectPayloads(join(workspace.folder, "content"))
  const machineFields = fields.filter(({ place }) => machineTexts.test(place))
  const pageFields = fields.filter(
    (field) => !machineFields.includes(field) && !unusedTexts.test(field.place),
  )
  await workspace.build()
  const builtText = (file: string) => workspace.read(file)
  const shownTexts: string[] = []

  for (const path of paths)
    await test.step(`${path} has no other elements, addresses or scripts`, async () => {
      const normal = await pageStructure(page, readFileSync(fileOf(path), "utf8"))
      const injected = await pageStructure(page, builtText(fileOf(path)))
      const allowed = [...normal.elements, ...knownElements]
      expect(injected.elements.filter((element) => !allowed.includes(element))).toEqual([])
      expect(injected.names).toEqual(normal.names)
      const known = new Set([...normal.addresses, ...safeLinks])
      expect(injected.addresses.filter((address) => !known.has(address))).toEqual([])
      expect(injected.scripts).toEqual(normal.scripts)
      expect(injected.data.length).toBeGreaterThan(0)
      for (const json of injected.data) JSON.parse(json)
      shownTexts.push(injected.text)
    })

  await test.step("each text is unchanged in the page data and on a page", async () => {
    const data = textBelow(join(workspace.folder, "public/page-data"), ".json")
    const isInData = ({ text }: Injected) => data.includes(JSON.stringify(text))
    expect(pageFields.filter((field) => !isInData(field))).toEqual([])
    const isShown = (field: Injected) => shownTexts.some((text) => text.includes(shownPart(field)))
    expect(pageFields.filter((field) => !dataTexts.test(field.place) && !isShown(field))).toEqual(
      [],
    )
  })

  await test.step("JSON-LD contains its texts unchanged", async () => {
    const texts: string[] = []
    for (const json of (await pageStructure(page, builtText(fileOf("/contact/")))).data)
      JSON.parse(json, (_, value) => texts.push(String(value)))
    const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim()
    const all = inOneLine(texts.join(" "))
    expect(machineFields.length).toBeGreaterThan(0)
    expect(machineFields.filter(({ text }) => !all.includes(inOneLine(text)))).toEqual([])
  })

  await test.step("content adds no line to _headers", async () => {
    const lines = (text: string) =>
      parseHeaders(text).map(({ path, set }) => [path, ...set.map(([name]) => name)])
    expect(lines(builtText("public/_headers"))).toEqual(
      lines(readFileSync("public/_headers", "utf8")),
    )
  })

  const errors: string[] = []
  page.on("dialog", async (dialog) => {
    errors.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on("pageerror", ({ message }) => errors.push(message))
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
  await page.route("**/*", async (route) => {
    const url = new URL(route.request().url())
    const path = join(workspace.folder, fileOf(decodeURIComponent(url.pathname)))
    if (url.origin === origin && existsSync(path)) return route.fulfill({ path })
    errors.push(`request for ${url}`)
    await route.abort()
  })
  for (const path of paths)
    await test.step(`${path} hydrates and keeps its texts`, async () => {
      await page.goto(origin + path)
      const before = await pageStructure(page)
      await waitForHydration(page)
      // Gatsby renders the head after the page, and then removes JSON-LD.
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
      const after = await pageStructure(page)
      const shown = pageFields.map(shownPart).filter((text) => before.text.includes(text))
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.filter((text) => !after.text.includes(text))).toEqual([])
    })
  await page.goto(`${origin}/contact/`)
  await waitForHydration(page)
  await page.locator("form button").click()
  const title = fields.find(({ place }) => place.endsWith("form.incomplete.title"))
  await expect(page.getByText(title?.text ?? "", { exact: true })).toBeVisible()
  expect(errors).toEqual([])
})
