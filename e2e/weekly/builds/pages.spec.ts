import type { Page } from "@playwright/test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../../plugins/hosting/output/listFiles"
import { expect, test } from "../../fixtures/workspace"
import { expectNoViolations } from "../../support/audits/axe"
import { findLayoutIssues } from "../../support/audits/layoutIssues"
import { expectNoShiftByLateFiles } from "../../support/audits/layoutShift"
import { hostile } from "../../support/builds/extremeContent"
import { telugu } from "../../support/builds/translatedContent"
import { large, visit, waitForHydration } from "../../support/navigation"
import { notification } from "../../support/notifications"
import { moments, strangers, actOnChanged, type Part } from "../../support/strangers"

/** Expects that text has room. Hostile texts have no places for a break. One cause often shows in many places. */
async function expectRoom(page: Page, place: string, isInFront = false) {
  const issues = (await findLayoutIssues(page)).filter((issue) => {
    const [, broken] = /^"(\w+)" is broken/.exec(issue) ?? []
    // What is in front stands above other text.
    if (isInFront && issue.includes(" overlaps ")) return false
    return !broken || !hostile.join().includes(broken)
  })
  expect.soft(issues.slice(0, 8), place).toEqual([])
}

/** The addresses of all pages of a built site. */
const pathsOf = (folder: string) =>
  listFiles(join(folder, "public"))
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace("index.html", "")}`)

test("the longest, the oddest and the least content has room on every page", async ({
  page,
  built,
}) => {
  for (const path of pathsOf(built.folder)) {
    await page.goto(built.address + path)
    for (const width of [320, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // As high as the page, so that no bar covers text.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      await expectRoom(page, `${path}, ${width} px`)
    }
  }
})

test("a page in another language has no word of the first one", async ({ page, built }) => {
  const paths = pathsOf(built.folder).filter((path) => path.startsWith(telugu))
  expect(paths).toContain(`${telugu}services/`)
  for (const path of paths) {
    await page.goto(built.address + path)
    await expect(page.locator("html")).toHaveAttribute("lang", "te")
    const words = (await page.locator("body").innerText()).match(/\p{Script=Latin}{2,}/gu)
    // The name of the first language, the times of Telugu, and formats of files.
    const others = words?.filter((word) => !/^(English|AM|PM|PDF|SVG)$/.test(word))
    expect.soft(others, path).toEqual([])
    const cards = [...(await page.content()).matchAll(/\/(static\/share\/[^"]+)/g)]
    for (const [, card] of cards)
      expect.soft(existsSync(join(built.folder, "public", card)), card).toBe(true)
  }
})

test("the longest and the oddest content has room in the menu and in messages", async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page, `${built.address}/contact/`)
  await page.locator("main form button[type=submit]").click()
  await expect.soft(notification(page)).toBeInViewport({ ratio: 1 })
  await expect.soft(notification(page).getByRole("button")).toBeInViewport({ ratio: 1 })
  await expectRoom(page, "notification", true)
  await visit(page, `${built.address}/`)
  await page.locator("header button[popovertarget]").click()
  await expect.soft(page.locator("[popover]")).toBeInViewport({ ratio: 1 })
  await expectRoom(page, "menu", true)
  // A trial scrolls to the link, and fails if something covers it.
  for (const link of await page.locator("[popover] a").all()) await link.click({ trial: true })
})

test("hostile content runs on no page, loads nothing and makes no element", async ({
  page,
  built,
}) => {
  const { origin } = new URL(built.address)
  const foreign: string[] = []
  page.on("dialog", (dialog) => foreign.push(dialog.message()))
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      foreign.push(request.url())
  })
  const elements =
    "[onerror], [onload], [onfocus], [onmouseover], iframe, base, math, object, embed, plaintext"
  const isHostile = /^\s*(javascript|data:text)|^(https?:)?[/\\]+[^/]*(evil|good)/i
  for (const path of pathsOf(built.folder))
    await test.step(path, async () => {
      await page.goto(built.address + path)
      const before = await page.locator("main").textContent()
      await waitForHydration(page)
      await expect(page.locator("main")).toHaveText(before ?? "", { useInnerText: false })
      await expect(page.locator(elements)).toHaveCount(0)
      for (const json of await page.locator("script[type*=json]").allTextContents())
        JSON.parse(json)
      const addresses = await page
        .locator("[href], [src], [action]")
        .evaluateAll((all) =>
          all.flatMap((one) =>
            ["href", "src", "action"].map((name) => one.getAttribute(name) ?? ""),
          ),
        )
      expect(addresses.filter((one) => isHostile.test(one))).toEqual([])
    })
  expect(foreign).toEqual([])
})

test("sections of every kind can be read, and nothing moves while files arrive late", async ({
  page,
  built,
}) => {
  await page.setViewportSize(large)
  for (const name of ["smallest", "usual"]) {
    await page.goto(`${built.address}/${name}/`)
    // The label of the link home does not begin with the name of this site.
    await expectNoViolations(page, "main")
  }
  // On tablets, offers are equally wide.
  await page.setViewportSize({ width: 768, height: 900 })
  const offers = page.locator("li:has(~ li mark), li:has(> mark), li:has(> mark) ~ li")
  const widths = await offers.evaluateAll((all) => all.map((offer) => offer.clientWidth))
  expect([widths.length, new Set(widths).size]).toEqual([3, 1])
  await expectNoShiftByLateFiles(page, `${built.address}/every-kind/`, large.width)
})

test("a press loads a frame of a provider, whose origin the policy of that page alone allows", async ({
  page,
  context,
  built,
}) => {
  await context.route("https://maps.example.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>The map</h1>" }),
  )
  const reports: string[] = []
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) reports.push(message.text())
  })
  // A link loads the page anew, because a policy is that of a document.
  await page.goto(`${built.address}/about/`)
  await waitForHydration(page)
  expect(await page.content()).not.toContain("maps.example.com")
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("a[href^='/']")
    if (link) link.href = "/usual/"
    link?.click()
  })
  await page.getByRole("link", { name: "Show the map" }).click()
  await expect(page.frameLocator("iframe").getByText("The map")).toBeVisible()
  await expect(page.locator("iframe")).toBeFocused()
  expect(reports).toEqual([])
})

const link = (page: Page) => page.locator("a[aria-haspopup=dialog]").first()
const status = (page: Page) => page.getByRole("dialog").getByRole("status")

/** A picture of a gallery is opened. The keyboard then goes through all. */
const gallery: Part = {
  path: "/usual/",
  act: (page) => link(page).click(),
  shown: status,
  async expectEffect(page) {
    await expect(status(page)).toHaveText(/1.*\/.*2.*A caption/)
    await page.keyboard.press("ArrowRight")
    await expect(status(page)).toHaveText(/2.*\/.*2/)
    const dialog = page.getByRole("dialog")
    await expect(dialog.locator("[aria-disabled=true]")).toHaveCount(1)
    await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(link(page)).toBeFocused()
  },
}

test.describe("a picture opens large, also before React is there", () => {
  // React reports that the page differs.
  test.use({ expectsErrors: true })

  test("and the view is accessible", async ({ page, built }) => {
    const expectEffect = () => expectNoViolations(page)
    const tried = { ...gallery, path: built.address + gallery.path, expectEffect }
    await actOnChanged(page, tried, async () => {}, "while")
  })

  for (const [stranger, change] of Object.entries(strangers))
    for (const moment of moments)
      test(`where ${stranger} ${moment} React starts`, ({ page, built }) =>
        actOnChanged(page, { ...gallery, path: built.address + gallery.path }, change, moment))
})
