import type { BrowserContext } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import {
  adminHeaders,
  publishEditor,
} from "../../../plugins/content-editor/node/bundle/publishEditor"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { headersFile, headersFor, parseHeaders } from "../../../plugins/hosting/headers"
import { expect, test } from "../../fixtures/test"
import { expectNoViolations } from "../../support/audits/axe"
import { emulateGitHub } from "../../support/hosts/gitHub"

const siteUrl = "https://site.test"
const file = "content/services/poultry-trading.json"

const environment = {
  EDITOR_BACKEND: "github",
  EDITOR_REPO: "owner/site",
  EDITOR_API_URL: "https://api.github.test",
}

/** Publishes the editor in a folder and serves it. Returns the files that are served, and requests to elsewhere. */
async function serveEditor(context: BrowserContext, folder: string) {
  await publishEditor(folder, environment)
  const files: string[] = []
  const foreign: string[] = []
  const rules = parseHeaders(headersFile(adminHeaders(environment)))
  await context.route("**", (route) => {
    foreign.push(route.request().url())
    return route.abort()
  })
  await context.route(`${siteUrl}/admin/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, pathname.replace("/admin/", "") || "index.html")
    files.push(path)
    return route.fulfill({ path, headers: headersFor(rules, pathname) })
  })
  return { files, foreign }
}

test("a title is changed, saved as one request, and published; nothing is hard to read", async ({
  page,
  context,
}, info) => {
  const emulator = emulateGitHub()
  const served = await serveEditor(context, info.outputPath("admin"))
  await emulator.routeTo(context)
  await page.emulateMedia({ reducedMotion: "reduce" })
  const title = page.getByRole("textbox", { name: "Title", exact: true })
  const published = () => emulator.repository.read("main", file)

  await page.goto(`${siteUrl}/admin/#/edit/services/poultry-trading.json`, {
    waitUntil: "networkidle",
  })
  const token = page.getByLabel("Access token")
  await expect(token).toBeVisible()
  const sizes = served.files.map((path) => brotliCompressSync(readFileSync(path)).length)
  expect(sizes.reduce((total, size) => total + size)).toBeLessThan(420_000)
  await expectNoViolations(page)
  await token.fill("ada")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await title.fill("Birds and Feed")
  await page.getByRole("button", { name: text("app.save"), exact: true }).click()
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(text("app.saved"))
  expect(emulator.state.requests).toMatchObject([{ branch: "content/ada", state: "open" }])

  await page.reload()
  await expect(title).toHaveValue("Birds and Feed")
  expect(published()).not.toContain("Birds and Feed")

  await page.goto(`${siteUrl}/admin/#/changes`)
  const publish = page.getByRole("button", { name: "Publish", exact: true })
  await expect(publish).toBeEnabled()
  await expectNoViolations(page)
  await publish.click()
  await expect.poll(published).toContain('"title": "Birds and Feed"')
  await expect.poll(() => [...emulator.repository.branches.keys()]).toEqual(["main"])
  await expect(page.getByText(text("changes.hostPublished"))).toBeVisible()
  // Else its last requests would find no emulator.
  await page.close()
  expect(served.foreign).toEqual([])
})
