import type { Page } from "@playwright/test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { adminHeaders, publishEditor } from "../../../plugins/content-editor/admin/publishEditor"
import { headersFile, headersFor, parseHeaders } from "../../../plugins/hosting/headers"
import { expect, test } from "../../fixtures/test"
import { ventures } from "../../support/content"
import { gitHubUrl, mockGitHub } from "../../support/gitHub"

const siteUrl = "https://site.test"
const environment = {
  EDITOR_BACKEND: "github",
  EDITOR_REPO: "owner/site",
  EDITOR_AUTH_URL: gitHubUrl,
  EDITOR_API_URL: gitHubUrl,
}
const rules = parseHeaders(headersFile(adminHeaders(environment)))
const [fashion, investors] = ventures
const fileOf = ({ id }: { id: string }) => `content/services/${id}.json`
const branchOf = ({ id }: { id: string }) => `cms/services/${id}`

let folder: string
let gitHub: Awaited<ReturnType<typeof mockGitHub>>
let foreignRequests: string[]

// The first test waits for the editor's bundle. Decap throws when it stops a save.
test.describe.configure({ mode: "default", timeout: 90_000 })
test.use({ expectsErrors: true })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "admin-"))
  await publishEditor(folder, environment)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.beforeEach(async ({ context }) => {
  foreignRequests = []
  await context.route("**", (route) => {
    foreignRequests.push(route.request().url())
    return route.abort()
  })
  await context.route(`${siteUrl}/admin/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, pathname.replace("/admin/", "") || "index.html")
    return route.fulfill({ path, headers: headersFor(rules, pathname) })
  })
  gitHub = await mockGitHub(context)
})
test.afterEach(() => {
  expect([...foreignRequests, ...gitHub.unknownRequests]).toEqual([])
})

const titleField = (page: Page) => page.getByLabel("Title", { exact: true })
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click()

async function open(page: Page, { title }: { title: string }) {
  await page.goto(`${siteUrl}/admin/`)
  await page.getByRole("button", { name: "Login with GitHub" }).click()
  await page.getByRole("link", { name: "Ventures" }).click()
  await page.getByRole("link", { name: title }).click()
  await expect(titleField(page)).toHaveValue(title)
}

const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .png()
    .toBuffer()

test("a draft is a pull request with its two changed lines and its new picture", async ({
  page,
}) => {
  const buffer = await createPicture(1600, 1200)
  await open(page, fashion)
  await titleField(page).fill("Fashion and Shoes")
  const preview = page.frameLocator("#preview-pane").frameLocator("iframe")
  await expect(preview.getByRole("heading", { name: "Fashion and Shoes" })).toBeVisible()
  await page.getByRole("button", { name: "Picture file: choose another" }).click()
  const file = { name: "Sea & Sky.png", mimeType: "image/png", buffer }
  await page.locator("input[type=file]").last().setInputFiles(file)
  await page.getByRole("button", { name: "Choose selected" }).click()
  await expect(page.getByText("images/sea-sky.png")).toBeVisible()
  await save(page)
  await expect(page.getByRole("button", { name: "Status: Draft", exact: true })).toBeVisible()

  const text = readFileSync(fileOf(fashion), "utf8")
    .replace(`"title": "${fashion.title}"`, '"title": "Fashion and Shoes"')
    .replace(/"file": "[^"]+"/, '"file": "images/sea-sky.png"')
  expect(gitHub.changes(branchOf(fashion))).toEqual({
    [fileOf(fashion)]: Buffer.from(text),
    "content/images/sea-sky.png": buffer,
  })
  expect(gitHub.pulls).toMatchObject([
    { head: `owner:${branchOf(fashion)}`, labels: ["decap-cms/draft"] },
  ])
})

test("a draft does not undo what was published after the form was opened", async ({ page }) => {
  await open(page, investors)
  await titleField(page).fill("Founders First")
  const text = readFileSync(fileOf(investors), "utf8")
  gitHub.commit(fileOf(investors), text.replace('"handshake"', '"link"'))
  await save(page)
  await expect(page.getByText(/was changed by somebody else/)).toBeVisible()
  await expect(titleField(page)).toHaveValue("Founders First")
  expect(gitHub.pulls).toEqual([])
})

test("uploads and deletions without a review are not possible", async ({ page }) => {
  await open(page, investors)
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0)
  await page.getByRole("link", { name: /Writing in/ }).click()
  await page.getByRole("button", { name: "Media" }).click()
  const file = { name: "a.png", mimeType: "image/png", buffer: await createPicture(16, 12) }
  await page.locator("input[type=file]").last().setInputFiles(file)
  await expect(page.getByText(/Upload a picture at the field that shows it/)).toBeVisible()
  expect(gitHub.branches()).toEqual(["main"])
})
