import type { Page } from "@playwright/test"
import express from "express"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { bundleEditor } from "../../plugins/content-editor/node/bundle/bundle"
import { listenAtFreePort } from "../../scripts/lib/ports"
import { text } from "../../plugins/content-editor/ui/words/words"
import { expect, test } from "../fixtures/editor"

test("a word is painted before scripts and styles have come", async ({ page, site }) => {
  await page.route(/\.(js|css|woff2)$/, () => undefined) // never answered
  await page.goto(site.address, { waitUntil: "commit" })
  await expect(page.getByText(text("app.loading"))).toBeVisible()
  const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length)
  await expect.poll(paints).toBeGreaterThan(0)
})

test("the look of that word ends with it", async ({ page, editor }) => {
  await editor.openStart()
  await page.getByText(text("app.unchanged")).waitFor()
  const margins = page
    .locator("p")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).margin))
  expect(new Set(await margins)).toEqual(new Set(["0px"]))
})

/** Records what a page loads. Returns a function that sums it up, in bytes as Brotli. */
function recordLoaded(page: Page) {
  const bodies: Promise<Buffer>[] = []
  page.on("response", (response) => {
    if (response.url().startsWith("http")) bodies.push(response.body())
  })
  return async () => {
    const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length)
    return sizes.reduce((total, size) => total + size, 0)
  }
}

test("the editor starts with at most 600 kB", async ({ page, editor }) => {
  const loaded = recordLoaded(page)
  await editor.openStart()
  await page.waitForLoadState("networkidle")
  expect(await loaded()).toBeLessThan(600_000)
})

test("the sign-in of the published editor needs at most 420 kB", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"))
  const settings = { backend: "github", project: "example/site", repo: "example/site" } as const
  await bundleEditor(folder, { ...settings, branch: "main" })
  const icon = express().get("/favicon.ico", (_request, response) => void response.sendStatus(204))
  const server = createServer(icon.use("/admin", express.static(folder)))
  const port = await listenAtFreePort(server)
  const loaded = recordLoaded(page)
  await page.goto(`http://localhost:${port}/admin/`, { waitUntil: "networkidle" })
  await expect(page.getByRole("button", { name: text("hosts.signIn") }).first()).toBeVisible()
  const size = await loaded()
  server.close()
  rmSync(folder, { recursive: true })
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(420_000)
})
