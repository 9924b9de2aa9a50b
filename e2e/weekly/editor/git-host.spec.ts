import type { BrowserContext, Page } from "@playwright/test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import {
  adminHeaders,
  publishEditor,
} from "../../../plugins/content-editor/node/bundle/publishEditor"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { fixtureContent } from "../../../plugins/content-model/testing/fixtureSite"
import { headersFile, headersFor, parseHeaders } from "../../../plugins/hosting/headers"
import { listFiles } from "../../../scripts/lib/files"
import { expect, test } from "../../fixtures/test"
import { expectGoodLook } from "../../support/audits/editorLook"
import { emulateGitHub, type GitHub } from "../../support/hosts/gitHub"

const siteUrl = "https://site.test"
const formUrl = `${siteUrl}/admin/#/edit/services/poultry-trading.json`
const file = "content/services/poultry-trading.json"
const content = Object.fromEntries(
  listFiles(fixtureContent).map((name) => [
    `content/${name}`,
    readFileSync(join(fixtureContent, name)),
  ]),
)

const environment = {
  EDITOR_BACKEND: "github",
  EDITOR_REPO: "owner/site",
  EDITOR_API_URL: "https://api.github.test",
}

let folder: string
let emulator: GitHub
let foreignRequests: string[]
let servedFiles: string[]

// The first test waits for the editor's bundle.
test.describe.configure({ mode: "default", timeout: 90_000 })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "admin-"))
  await publishEditor(folder, environment)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.beforeEach(async ({ context, page }) => {
  emulator = emulateGitHub(content)
  emulator.accounts.set("token-of-ada", { login: "ada", rights: "write" })
  foreignRequests = []
  servedFiles = []
  await serveEditor(context)
  await emulator.routeTo(context)
  await page.emulateMedia({ reducedMotion: "reduce" })
})
test.afterEach(async ({ page }) => {
  // Else its last requests would find no emulator.
  await page.close()
  expect([...foreignRequests, ...emulator.problems]).toEqual([])
})

async function serveEditor(context: BrowserContext) {
  const rules = parseHeaders(headersFile(adminHeaders(environment)))
  await context.route("**", (route) => {
    foreignRequests.push(route.request().url())
    return route.abort()
  })
  await context.route(`${siteUrl}/admin/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, pathname.replace("/admin/", "") || "index.html")
    servedFiles.push(path)
    return route.fulfill({ path, headers: headersFor(rules, pathname) })
  })
}

async function signIn(page: Page, token = "token-of-ada") {
  await page.getByLabel("Access token").fill(token)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
}

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true })
const save = (page: Page) =>
  page.getByRole("button", { name: text("app.save"), exact: true }).click()
const expectSaved = (page: Page) =>
  expect(page.getByRole("banner").getByRole("status")).toHaveText(text("app.saved"))
const published = () => emulator.repository.read("main", file)

test("a title is changed, saved as one request, and published; nothing is hard to read", async ({
  page,
}) => {
  await page.goto(formUrl, { waitUntil: "networkidle" })
  await expect(page.getByLabel("Access token")).toBeVisible()
  const sizes = servedFiles.map((path) => brotliCompressSync(readFileSync(path)).length)
  expect(sizes.reduce((total, size) => total + size)).toBeLessThan(420_000)
  await expectGoodLook(page)
  await signIn(page)
  await title(page).fill("Birds and Feed")
  await save(page)
  await expectSaved(page)
  expect(emulator.state.requests).toMatchObject([{ branch: "content/ada", state: "open" }])

  await page.reload()
  await expect(title(page)).toHaveValue("Birds and Feed")
  expect(published()).not.toContain("Birds and Feed")

  await page.goto(`${siteUrl}/admin/#/changes`)
  const publish = page.getByRole("button", { name: "Publish", exact: true })
  await expect(publish).toBeEnabled()
  await expectGoodLook(page)
  await publish.click()
  await expect.poll(published).toContain('"title": "Birds and Feed"')
  await expect.poll(() => [...emulator.repository.branches.keys()]).toEqual(["main"])
  await expect(page.getByText(text("changes.hostPublished"))).toBeVisible()
})

test.describe("two accounts in one browser", () => {
  test.use({ expectsErrors: true }) // the browser logs the refused save

  test("the words of an account are its own, until another one takes them over", async ({
    page,
  }) => {
    emulator.accounts.set("token-of-eve", { login: "eve", rights: "read" })
    const alert = page.getByRole("alert")
    const readOnly = page.getByText(text("hosts.readOnly", { account: "eve" }))
    const takeOver = page.getByRole("button", { name: text("hosts.takeOver") })
    const switchTo = async (token: string) => {
      await page.getByRole("link", { name: text("start.title"), exact: true }).click()
      const signOut = page.getByRole("button", { name: text("hosts.signOut") })
      await signOut.first().click()
      const reloaded = page.waitForEvent("load")
      await signIn(page, token)
      await reloaded
      await page.getByRole("heading", { name: text("start.title") }).waitFor()
    }

    await page.goto(formUrl)
    await signIn(page, "token-of-eve")
    await expect(readOnly).toBeVisible()
    await title(page).fill("Eve's birds")
    await save(page)
    await expect(alert).toContainText(text("hosts.noRights"))

    await switchTo("token-of-ada")
    await expect(alert).toBeHidden()
    await expect(readOnly).toBeHidden()
    await page.goto(formUrl)
    await expect(title(page)).not.toHaveValue("Eve's birds")
    await title(page).fill("Ada's birds")
    await save(page)
    await expectSaved(page)

    await switchTo("token-of-eve")
    await page.goto(formUrl)
    await expect(title(page)).toHaveValue("Eve's birds")

    await switchTo("token-of-ada")
    await takeOver.click()
    await expect(takeOver).toBeHidden()
    await switchTo("token-of-eve")
    await page.goto(formUrl)
    await expect(title(page)).not.toHaveValue("Eve's birds")
  })
})
