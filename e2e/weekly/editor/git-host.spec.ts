import type { BrowserContext, Page } from "@playwright/test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  adminHeaders,
  publishEditor,
} from "../../../plugins/content-editor/node/bundle/publishEditor"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { headersFile, headersFor, parseHeaders } from "../../../plugins/hosting/headers"
import { listFiles } from "../../../scripts/lib/files"
import { expect, test } from "../../fixtures/test"
import { ventures } from "../../support/content"
import { expectGoodLook } from "../../support/audits/editorLook"
import { emulateGitHub, type GitHub } from "../../support/hosts/gitHub"

const siteUrl = "https://site.test"
const [venture] = ventures
const file = `content/services/${venture.id}.json`
const content = Object.fromEntries(
  listFiles("content").map((name) => [`content/${name}`, readFileSync(`content/${name}`)]),
)

const environment = {
  EDITOR_BACKEND: "github",
  EDITOR_REPO: "owner/site",
  EDITOR_API_URL: "https://api.github.test",
}

let folder: string
let emulator: GitHub
let foreignRequests: string[]

// The first test waits for the editor's bundle.
test.describe.configure({ mode: "default", timeout: 90_000 })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "admin-"))
  await publishEditor(folder, environment)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.beforeEach(async ({ context }) => {
  emulator = emulateGitHub(content)
  emulator.accounts.set("token-of-ada", { login: "ada", rights: "write" })
  foreignRequests = []
  await serveEditor(context)
  await emulator.routeTo(context)
})
test.afterEach(() => expect([...foreignRequests, ...emulator.problems]).toEqual([]))

async function serveEditor(context: BrowserContext) {
  const rules = parseHeaders(headersFile(adminHeaders(environment)))
  await context.route("**", (route) => {
    foreignRequests.push(route.request().url())
    return route.abort()
  })
  await context.route(`${siteUrl}/admin/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, pathname.replace("/admin/", "") || "index.html")
    return route.fulfill({ path, headers: headersFor(rules, pathname) })
  })
}

async function signIn(page: Page, token = "token-of-ada") {
  await page.getByLabel("Access token").fill(token)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
}

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true })
const published = () => emulator.repository.read("main", file)

test("a title is changed, saved as one request, and published; nothing is hard to read", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(`${siteUrl}/admin/#/edit/services/${venture.id}.json`)
  await expect(page.getByLabel("Access token")).toBeVisible()
  await expectGoodLook(page)
  await signIn(page)
  await title(page).fill("Fashion and Shoes")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("Saved")
  expect(emulator.state.requests).toMatchObject([{ branch: "content/ada", state: "open" }])

  await page.reload()
  await expect(title(page)).toHaveValue("Fashion and Shoes")
  expect(published()).not.toContain("Fashion and Shoes")

  await page.goto(`${siteUrl}/admin/#/changes`)
  const publish = page.getByRole("button", { name: "Publish", exact: true })
  await expect(publish).toBeEnabled()
  await expectGoodLook(page)
  await publish.click()
  await expect.poll(published).toContain('"title": "Fashion and Shoes"')
  await expect.poll(() => [...emulator.repository.branches.keys()]).toEqual(["main"])
  await expect(page.getByText(text("changes.hostPublished"))).toBeVisible()
  // Else its last requests would find no emulator.
  await page.close()
})

test("a colleague's open change is told, and a reviewer's comment is answered at its field", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const { repository, state } = emulator
  const save = (branch: string, words: string) => {
    repository.branches.set(branch, repository.branches.get("main") ?? "")
    const changed = published()?.replace(/"title": ".+"/, `"title": "${words}"`) ?? ""
    repository.commitFiles(branch, { [file]: changed })
    const account = branch.split("/")[1]
    const request = { title: words, text: "", branch, account, state: "open" as const }
    state.requests.push({ ...request, number: state.requests.length + 1 })
    return changed.split("\n").findIndex((one) => one.includes('"title"')) + 1
  }
  save("content/asha", "Shoes")
  const line = save("content/ada", "Sarees")
  const comment = { path: file, login: "asha", body: "<b>Which ones?</b>" }
  state.comments.push({ ...comment, id: 1, line }, { ...comment, id: 2, line: 1, side: "LEFT" })
  const url = "https://preview.test"
  state.deployments.set(repository.branches.get("content/ada") ?? "", {
    state: "success",
    environment_url: url,
  })

  await page.goto(`${siteUrl}/admin/#/edit/services/${venture.id}.json`)
  await signIn(page)
  await expect(page.getByText(text("others.change", { account: "asha" }))).toBeVisible()
  await expect(page.getByRole("link", { name: "Shoes" })).toHaveAttribute("href", /pull.1$/)
  const thread = page.getByRole("group", { name: text("comments.of", { author: "asha" }) })
  const field = page.locator("[data-path=title]")
  await expect(field.getByText(comment.body)).toBeVisible()
  await expectGoodLook(page)
  await thread.getByRole("button", { name: text("comments.answer") }).press("Enter")
  await page.keyboard.type("Both.")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(field.getByText("Both.")).toBeVisible()
  await expect(thread.getByRole("button")).toBeFocused()

  await page.goto(`${siteUrl}/admin/#/changes`)
  await page.reload()
  await expect(thread).toHaveCount(2)
  await expect(page.getByRole("link", { name: text("changes.preview") })).toHaveAttribute(
    "href",
    url,
  )
  await expectGoodLook(page)
  await page.close()
})

test.describe("two accounts in one browser", () => {
  test.use({ expectsErrors: true }) // the browser logs the refused save

  test("the words of an account are its own, until another one takes them over", async ({
    page,
  }) => {
    emulator.accounts.set("token-of-eve", { login: "eve", rights: "read" })
    const alert = page.getByRole("alert")
    const switchTo = async (token: string) => {
      await page.getByRole("link", { name: text("start.title"), exact: true }).click()
      await page
        .getByRole("button", { name: text("hosts.signOut") })
        .first()
        .click()
      const reloaded = page.waitForEvent("load")
      await signIn(page, token)
      await reloaded
      await page.getByRole("heading", { name: text("start.title") }).waitFor()
    }
    const openTitle = () => page.goto(`${siteUrl}/admin/#/edit/services/${venture.id}.json`)
    const save = () => page.getByRole("button", { name: text("app.save"), exact: true }).click()

    await openTitle()
    await signIn(page, "token-of-eve")
    await expect(page.getByText(text("hosts.readOnly", { account: "eve" }))).toBeVisible()
    await title(page).fill("Eve's fashion")
    await save()
    await expect(alert).toContainText(text("hosts.noRights"))

    await switchTo("token-of-ada")
    await expect(alert).toBeHidden()
    await expect(page.getByText(text("hosts.readOnly", { account: "eve" }))).toBeHidden()
    await openTitle()
    await expect(title(page)).not.toHaveValue("Eve's fashion")
    await title(page).fill("Ada's fashion")
    await save()
    await expect(page.getByRole("banner").getByRole("status")).toHaveText(text("app.saved"))

    await switchTo("token-of-eve")
    await openTitle()
    await expect(title(page)).toHaveValue("Eve's fashion")

    await switchTo("token-of-ada")
    await page.getByRole("button", { name: text("hosts.takeOver") }).click()
    await expect(page.getByRole("button", { name: text("hosts.takeOver") })).toBeHidden()
    await switchTo("token-of-eve")
    await openTitle()
    await expect(title(page)).not.toHaveValue("Eve's fashion")
    await page.close()
  })
})
