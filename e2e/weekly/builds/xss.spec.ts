import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { safeLinks } from "../../../plugins/content-model/testing/xssPayloads"
import { parseHeaders } from "../../../plugins/hosting/headers"
import { expect, test } from "../../fixtures/workspace"
import { injectPayloads, pageStructure } from "../../support/builds/xss"
import { composedPages, routes } from "../../support/content"
import { waitForHydration } from "../../support/navigation"

const origin = "https://injected.example"
const paths = [...routes, ...composedPages].map(({ path }) => path).concat("/404.html")
const fileOf = (path: string) => join("public", path.replace(/\/$/, "/index.html"))

// Elements of the default content: a button without a destination, a form without an endpoint. And
// those that payloads may make of Markdown.
const knownElements = ["a aria-label class href title", "form action aria-busy class method", "em"]

test("payloads in every text of content run on no page, and load nothing", async ({
  page,
  workspace,
}) => {
  injectPayloads(join(workspace.folder, "content"))
  await workspace.build()

  for (const path of paths)
    await test.step(`${path} has no other elements, addresses or scripts`, async () => {
      const normal = await pageStructure(page, readFileSync(fileOf(path), "utf8"))
      const injected = await pageStructure(page, workspace.read(fileOf(path)))
      const allowed = [...normal.elements, ...knownElements]
      expect(injected.elements.filter((element) => !allowed.includes(element))).toEqual([])
      expect(injected.names).toEqual(normal.names)
      const known = new Set([...normal.addresses, ...safeLinks])
      expect(injected.addresses.filter((address) => !known.has(address))).toEqual([])
      expect(injected.scripts).toEqual(normal.scripts)
      expect(injected.data.length).toBeGreaterThan(0)
      for (const json of injected.data) JSON.parse(json)
    })

  await test.step("content adds no line to _headers", async () => {
    const lines = (text: string) =>
      parseHeaders(text).map(({ path, set }) => [path, ...set.map(([name]) => name)])
    expect(lines(workspace.read("public/_headers"))).toEqual(
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
      const before = await page.locator("main").textContent()
      await waitForHydration(page)
      await expect(page.locator("main")).toHaveText(before ?? "", { useInnerText: false })
    })
  expect(errors).toEqual([])
})
