import { expect, test } from "@playwright/test"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseHeaders } from "../plugins/hosting/headers"
import { links } from "../src/testing/injections"
import { isAlive } from "./browsing"
import { build, copySite, removeSite, shrinkPictures } from "./builds"
import { anatomyOf, inject, textsInData, type Put } from "./injected"

const site = "https://injected.example"
const paths = ["/", "/about/", "/services/", "/contact/", "/404.html"]
const fileOf = (path: string) => join("public", path.replace(/\/$/, "/index.html"))

// Where content/ has a button that leads nowhere, and a form that is not delivered.
const ours = ["a aria-label class href title", "form action aria-busy class method"]

// What only other programs are told.
const forPrograms = /^site.* (llms|humans)|^contact-info\S+ postal/

// What only the data holds: said by a notification, a mishap or a site without ventures.
const unshown =
  /^site.* (notifications\.(close|notAvailable)|errorScreen)|^pages\S+ (serviceWords\.(notAvailable|none)|form\.(sending|incomplete|notAvailable|sent|failed|writeInstead|withoutScript))/

let folder: string
let put: Put[]
let told: Put[]
const built = (file: string) => readFileSync(join(folder, file), "utf8")

/** The part of a text that a page shows as it is written; a browser knows one sign for a line's end. */
const onPage = ({ words, placeholder }: Put) =>
  words.replace(placeholder, "").trim().replaceAll("\r\n", "\n")

test.describe.configure({ mode: "default" })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = copySite()
  await shrinkPictures(folder)
  const all = inject(join(folder, "content"))
  told = all.filter(({ place }) => forPrograms.test(place))
  put = all.filter((one) => !told.includes(one))
  const { code, output } = await build(folder)
  expect(code, output).toBe(0)
})
test.afterAll(() => removeSite(folder))

for (const path of paths)
  test(`injections bring nothing but words into ${path}`, async ({ page }) => {
    const normal = await anatomyOf(page, readFileSync(fileOf(path), "utf8"))
    const found = await anatomyOf(page, built(fileOf(path)))
    const added = found.elements.filter((one) => ![...normal.elements, ...ours].includes(one))
    expect(added).toEqual([])
    expect(found.names).toEqual(normal.names)
    const known = new Set([...normal.addresses, ...links])
    expect(found.addresses.filter((address) => !known.has(address))).toEqual([])
    expect(found.scripts).toEqual(normal.scripts)
    expect(found.data.length).toBeGreaterThan(0)
    for (const json of found.data) JSON.parse(json)
  })

test("every text arrives as it is, in the data and on a page", async ({ page }) => {
  const data = textsInData(join(folder, "public"))
  expect(put.filter(({ words }) => !data.has(words))).toEqual([])
  const shown: string[] = []
  for (const path of paths) shown.push((await anatomyOf(page, built(fileOf(path)))).words)
  const expected = put.filter(({ place }) => !unshown.test(place))
  expect(expected.filter((one) => !shown.some((words) => words.includes(onPage(one))))).toEqual([])
})

test("what only other programs read arrives there as it is", async ({ page }) => {
  const texts = [built("public/llms.txt"), built("public/humans.txt")]
  for (const json of (await anatomyOf(page, built(fileOf("/contact/")))).data)
    JSON.parse(json, (_, value) => texts.push(String(value)))
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim()
  const all = oneLine(texts.join(" "))
  expect(told.length).toBeGreaterThan(5)
  expect(told.filter(({ words }) => !all.includes(oneLine(words)))).toEqual([])
})

test("content adds no line to the headers", () => {
  const linesOf = (text: string) =>
    parseHeaders(text).map(({ path, set }) => [path, ...set.map(([name]) => name)])
  expect(linesOf(built("public/_headers"))).toEqual(
    linesOf(readFileSync("public/_headers", "utf8")),
  )
})

test("a page full of injections comes to life and runs none of them", async ({ page }) => {
  const mishaps: string[] = []
  page.on("dialog", async (dialog) => {
    mishaps.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on("pageerror", ({ message }) => mishaps.push(message))
  page.on("console", (message) => message.type() === "error" && mishaps.push(message.text()))
  await page.route("**/*", async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const path = join(folder, fileOf(decodeURIComponent(pathname)))
    if (origin === site && existsSync(path)) return route.fulfill({ path })
    mishaps.push(`asked for ${route.request().url()}`)
    await route.abort()
  })
  for (const path of paths) {
    await page.goto(site + path)
    const before = await anatomyOf(page)
    await isAlive(page)
    const after = await anatomyOf(page)
    const shown = put.filter((one) => before.words.includes(onPage(one)))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((one) => !after.words.includes(onPage(one)))).toEqual([])
  }
  await page.goto(`${site}/contact/`)
  await isAlive(page)
  await page.locator("form button").click()
  const title = put.find(({ place }) => place.endsWith("form.incomplete.title"))
  await expect(page.getByText(title?.words ?? "", { exact: true })).toBeVisible()
  expect(mishaps).toEqual([])
})
