import { expect, test, type Page } from "@playwright/test"
import express from "express"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { adminHeaders, publishEditor } from "../../../plugins/content-editor/admin/publishEditor"
import { headersFile, headersFor, parseHeaders } from "../../../plugins/hosting/headers"
import { serve, startGitHub } from "../../support/github/server"
import { ventures } from "../../support/content"

const buildTimeoutMs = 90_000
const answerTimeoutMs = 15_000

// All tests use one editor and one repository.
test.describe.configure({ mode: "default", timeout: 90_000 })

let folder: string
let gitHub: Awaited<ReturnType<typeof startGitHub>>
let site: Awaited<ReturnType<typeof serve>>
let errors: string[]

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs)
  folder = mkdtempSync(join(tmpdir(), "admin-"))
  gitHub = await startGitHub()
  const environment = {
    EDITOR_BACKEND: "github",
    EDITOR_REPO: "owner/site",
    EDITOR_AUTH_URL: gitHub.address,
    EDITOR_API_URL: gitHub.address,
  }
  await publishEditor(folder, environment)
  const rules = parseHeaders(headersFile(adminHeaders(environment)))
  const app = express().use((request, response, next) => {
    response.set(headersFor(rules, request.path))
    next()
  })
  site = await serve(app.use("/admin", express.static(folder)))
})
test.afterAll(() => {
  site?.stop()
  gitHub?.stop()
  rmSync(folder, { recursive: true, force: true })
})
test.beforeEach(({ context }) => {
  errors = []
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url())
    const isLocal = protocol === "blob:" || protocol === "data:"
    if (!isLocal && origin !== site.address && origin !== gitHub.address) errors.push(request.url())
  })
  context.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) errors.push(message.text())
  })
  context.on("weberror", (error) => {
    // Decap throws these when it stops a save.
    if (!["undefined", "Object"].includes(String(error.error()))) errors.push(String(error.error()))
  })
})
test.afterEach(() => {
  expect([...errors, ...gitHub.errors]).toEqual([])
})

const [fashion, investors, poultry] = ventures
const branchOf = ({ id }: { id: string }) => `cms/services/${id}`
const titleField = (page: Page) => page.getByLabel("Title", { exact: true })

async function open(page: Page, { title }: { title: string }) {
  await page.goto(`${site.address}/admin/`)
  await page.getByRole("button", { name: "Login with GitHub" }).click()
  await page.getByRole("link", { name: "Ventures" }).click()
  await page.getByRole("link", { name: title }).click()
  await expect(titleField(page)).toHaveValue(title, { timeout: answerTimeoutMs })
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Changes saved")).toBeVisible({ timeout: answerTimeoutMs })
}

async function chooseInMenu(page: Page, button: string, entry: string) {
  await page.getByRole("button", { name: button, exact: true }).click()
  await page.getByRole("menuitem", { name: entry, exact: true }).click()
}

const expectButton = (page: Page, name: string) =>
  expect(page.getByRole("button", { name, exact: true })).toBeVisible({ timeout: answerTimeoutMs })

/** The lines that differ between two revisions, each with + or -. */
const changedLines = (from: string, to: string) =>
  gitHub
    .git("diff", "--unified=0", from, to)
    .split("\n")
    .filter((line) => /^[+-](?![+-])/.test(line))

const titleChange = (before: string, after: string) => [
  `-  "title": ${JSON.stringify(before)},`,
  `+  "title": ${JSON.stringify(after)},`,
]

test("a change is drafted, reviewed and published as one changed line of main", async ({
  page,
}) => {
  const { git, pulls } = gitHub
  const main = git("rev-parse", "main")
  const branch = branchOf(poultry)
  await open(page, poultry)

  await titleField(page).fill("Poultry and Eggs")
  const preview = page.frameLocator("#preview-pane").frameLocator("iframe")
  await expect(preview.getByRole("heading", { name: "Poultry and Eggs" })).toBeVisible()
  await save(page)
  await expectButton(page, "Status: Draft")
  expect(changedLines(main, branch)).toEqual(titleChange(poultry.title, "Poultry and Eggs"))
  expect(pulls).toMatchObject([{ branch, isOpen: true, labels: ["decap-cms/draft"] }])

  await titleField(page).fill("Birds and Eggs")
  await save(page)
  expect(changedLines(main, branch)).toEqual(titleChange(poultry.title, "Birds and Eggs"))

  await chooseInMenu(page, "Status: Draft", "In review")
  await expectButton(page, "Status: In review")
  expect(pulls).toMatchObject([{ isOpen: true, labels: ["decap-cms/pending_review"] }])

  await chooseInMenu(page, "Status: In review", "Ready")
  await expectButton(page, "Status: Ready")
  expect(pulls).toMatchObject([{ isOpen: true, labels: ["decap-cms/pending_publish"] }])
  expect(git("rev-parse", "main")).toBe(main)

  page.once("dialog", (dialog) => dialog.accept()) // "Are you sure?"
  await chooseInMenu(page, "Publish", "Publish now")
  await expectButton(page, "Published")
  expect(changedLines(main, "main")).toEqual(titleChange(poultry.title, "Birds and Eggs"))
  expect(pulls).toMatchObject([{ isOpen: false }])
  expect(git("branch", "--list", branch)).toBe("")
})

test("a new picture is part of the draft's branch", async ({ page }) => {
  const { git } = gitHub
  const background = "teal"
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
  const buffer = await picture.png().toBuffer()
  await open(page, fashion)

  await page.getByRole("button", { name: "Picture file: choose another" }).click()
  const file = { name: "Sea & Sky.png", mimeType: "image/png", buffer }
  await page.locator("input[type=file]").last().setInputFiles(file)
  await page.getByRole("button", { name: "Choose selected" }).click()
  await expect(page.getByText("images/sea-sky.png")).toBeVisible({ timeout: answerTimeoutMs })
  await save(page)

  const branch = branchOf(fashion)
  expect(git("diff", "--name-status", "main", branch).split("\n")).toEqual([
    "A\tcontent/images/sea-sky.png",
    `M\tcontent/services/${fashion.id}.json`,
  ])
  expect(changedLines("main", branch)).toEqual([
    expect.stringMatching(/^- {4}"file": /),
    '+    "file": "images/sea-sky.png",',
  ])
  expect(git("cat-file", "-s", `${branch}:content/images/sea-sky.png`)).toBe(String(buffer.length))
})

test("invalid content is not sent to the git host", async ({ page }) => {
  await open(page, investors)
  await titleField(page).fill(" ")
  await expect(page.getByText("Title: is empty. Write a text.").last()).toBeVisible()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("This cannot be saved yet. What needs mending")).toBeVisible()
  expect(gitHub.git("branch", "--list", branchOf(investors))).toBe("")
})

test("a draft does not undo what was published after the form was opened", async ({ page }) => {
  const { git, change } = gitHub
  await open(page, investors)
  await titleField(page).fill("Founders First")
  change(`content/services/${investors.id}.json`, (text) => text.replace('"handshake"', '"link"'))
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText(/was changed by somebody else/)).toBeVisible({
    timeout: answerTimeoutMs,
  })
  await expect(titleField(page)).toHaveValue("Founders First")
  expect(git("branch", "--list", branchOf(investors))).toBe("")
})

test("uploads and deletions without a review are not possible", async ({ page }) => {
  const { git } = gitHub
  const main = git("rev-parse", "main")
  await open(page, investors)
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0)
  await page.getByRole("link", { name: /Writing in/ }).click()
  await page.getByRole("button", { name: "Media" }).click()
  const background = "teal"
  const picture = sharp({ create: { width: 16, height: 12, channels: 3, background } })
  const file = { name: "a.png", mimeType: "image/png", buffer: await picture.png().toBuffer() }
  await page.locator("input[type=file]").last().setInputFiles(file)
  await expect(page.getByText(/Upload a picture at the field that shows it/)).toBeVisible()
  expect(git("rev-parse", "main")).toBe(main)
})
