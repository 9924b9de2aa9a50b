import { expect, type Page } from "@playwright/test"
import { below, expectToBeAt, isAlive, large, showIntent, small, visit } from "./browsing"
import { contact, home, pages, routes, site } from "./support/content"
import { expectNoNotice, expectNotice, notAvailable, notice } from "./notices"
import { test } from "./fixtures/test"

const social = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: site.footer.social[0].label })
const send = (page: Page) => page.getByRole("main").getByRole("button")
const box = (page: Page, name: "name" | "email" | "message") =>
  page.getByRole("textbox", { name: contact.form[name].label, exact: true })
const toggle = (page: Page) => page.getByRole("button", { name: site.navigation.menu })
const message = { name: "Asha Rao", email: "asha@example.com", message: "We sell eggs." }

const isHydrated = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length > 0)

/** Notes every script and every piece of page data that is asked for. */
function watchScripts(page: Page) {
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (/\.js$|^\/page-data\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** Holds every script back; returns what lets them come. */
async function holdScripts(page: Page) {
  let letCome = () => {}
  const isOpen = new Promise<void>((resolve) => (letCome = resolve))
  await page.route("**/*.js", async (route) => {
    await isOpen
    await route.continue()
  })
  return letCome
}

const failScripts = (page: Page) => page.route("**/*.js", (route) => route.abort())

/** Opens a page and marks it, so that one sees whether it was loaded anew. */
async function open(page: Page, path: string) {
  await page.goto(below(path))
  await page.evaluate(() => performance.mark("opened"))
}
const isSamePage = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("opened").length === 1)

for (const { path } of pages)
  test(`${path} asks for no script while it is only read`, async ({ page }) => {
    const asked = watchScripts(page)
    await page.goto(below(path), { waitUntil: "networkidle" })
    for (const part of await page.locator("main > *, footer").all())
      await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }))
    await page.waitForLoadState("networkidle")
    expect(asked).toEqual([])
    await showIntent(page)
    await isAlive(page)
    expect(asked.some((file) => file.endsWith(".js"))).toBe(true)
  })

for (const [sign, act] of [
  ["a moving pointer", (page: Page) => page.mouse.move(200, 200)],
  ["a tap", (page: Page) => page.touchscreen.tap(200, 300)],
  ["a key", (page: Page) => page.keyboard.press("ArrowDown")],
  ["the focus", (page: Page) => box(page, "name").focus()],
] as const)
  test.describe(() => {
    test.use({ hasTouch: true })

    test(`${sign} brings the page to life`, async ({ page }) => {
      await page.goto(below("/contact/"), { waitUntil: "networkidle" })
      expect(await isHydrated(page)).toBe(false)
      await act(page)
      await expect.poll(() => isHydrated(page)).toBe(true)
    })
  })

test.describe(() => {
  // The pages' policy allows no script but the one that was built.
  test.use({ bypassCSP: true })

  for (const when of ["idle", "now"])
    test(`a page that was built with HYDRATE=${when} comes to life by itself`, async ({ page }) => {
      await page.route("**/about/", async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('"when":"intent"', `"when":"${when}"`)
        await route.fulfill({ response, body })
      })
      await page.goto(below("/about/"))
      await expect.poll(() => isHydrated(page)).toBe(true)
    })
})

test("a press that comes before the script is taken at once and carried out once", async ({
  page,
}) => {
  await page.goto(below("/services/"))
  const letCome = await holdScripts(page)
  await social(page).click()
  await expect(social(page)).toHaveAttribute("aria-busy", "true")
  await expect(social(page)).toHaveCSS("cursor", "progress")
  await social(page).click()
  await expectNoNotice(page)
  letCome()
  await expectNotice(page, notAvailable)
  await expect(social(page)).not.toHaveAttribute("aria-busy")
  await isAlive(page)
  await page.keyboard.press("Escape")
  await expectNoNotice(page)
})

test("a form that is sent before the script keeps its words and is carried out once", async ({
  page,
}) => {
  await page.goto(below("/contact/"))
  const letCome = await holdScripts(page)
  for (const name of ["name", "email"] as const) await box(page, name).fill(message[name])
  await box(page, "message").fill(message.message)
  await box(page, "email").press("Enter")
  await expect(send(page)).toHaveAttribute("aria-busy", "true")
  for (const name of ["name", "email", "message"] as const)
    await expect(box(page, name)).toHaveValue(message[name])
  letCome()
  const { title, description } = contact.form.notAvailable
  await expectNotice(page, title, description ?? "")
  await expect(page).toHaveURL(below("/contact/"))
})

test("an empty form that is sent before the script says what is missing", async ({ page }) => {
  await page.goto(below("/contact/"))
  const letCome = await holdScripts(page)
  await send(page).click()
  letCome()
  await expect(notice(page)).toContainText(contact.form.incomplete.title)
})

test("what was typed, the focus, the scroll and the open menu stay when the script comes", async ({
  page,
}) => {
  await page.setViewportSize(small)
  await open(page, "/contact/")
  const letCome = await holdScripts(page)
  await box(page, "message").fill(message.message)
  await box(page, "name").pressSequentially("Asha")
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }))
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(200)
  letCome()
  await isAlive(page)
  await expect(box(page, "name")).toBeFocused()
  await page.keyboard.type(" Rao")
  await expect(box(page, "name")).toHaveValue(message.name)
  await expect(box(page, "message")).toHaveValue(message.message)

  await open(page, "/")
  await toggle(page).click()
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }))
  await isAlive(page)
  await expect(page.locator("[popover]")).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(300)
  expect(await isSamePage(page)).toBe(true)
})

test("a section that the address names is left alone when the script comes", async ({ page }) => {
  await page.goto(below("/services/#poultry-trading"))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }))
  await isAlive(page)
  expect(await page.evaluate(() => scrollY)).toBe(40)
})

test("before the script the bar turns translucent past 20 px", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const ground = () =>
    page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor)
  for (const { path } of routes) {
    await page.goto(below(path))
    const transparent = await ground()
    for (const [top, isSeen] of [
      [21, true],
      [20, false],
      [400, true],
      [0, false],
    ] as const) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top)
      await expect.poll(async () => (await ground()) !== transparent, `${path} ${top}`).toBe(isSeen)
    }
    expect(await isHydrated(page)).toBe(false)
  }
})

test.describe("where no script comes", () => {
  // The page's own policy knows no delivery address.
  test.use({ expectsErrors: true, bypassCSP: true })
  test.beforeEach(({ page }) => failScripts(page))

  test("links lead on, and a menu that one leaves is closed on the way back", async ({ page }) => {
    await page.setViewportSize(small)
    await page.goto(below("/"))
    for (const { label, to } of site.navigation.links.toReversed()) {
      await toggle(page).click()
      await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click()
      await expectToBeAt(page, to)
      await expect(page.locator("[popover]")).toBeHidden()
    }
    await page.goBack()
    await expect(page.locator("[popover]")).toBeHidden()
  })

  test("a press is let go, and the next one tries again", async ({ page }) => {
    await page.goto(below("/"))
    await social(page).click()
    await expect(social(page)).not.toHaveAttribute("aria-busy")
    await expectNoNotice(page)
    await page.unrouteAll()
    await social(page).click()
    await expectNotice(page, notAvailable)
  })

  test("a form with a delivery address posts itself", async ({ page }) => {
    const address = "https://forms.example.test/aim"
    await page.route("**/contact/", async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        'method="dialog"',
        `method="post" action="${address}"`,
      )
      await route.fulfill({ response, body })
    })
    await page.route(address, (route) => route.fulfill({ body: "Thank you" }))
    await page.goto(below("/contact/"))
    for (const name of ["name", "email", "message"] as const)
      await box(page, name).fill(message[name])
    const posted = page.waitForRequest(address)
    await send(page).click()
    expect((await posted).method()).toBe("POST")
  })
})

test.describe(() => {
  test.use({ expectsErrors: true })

  test("a press is let go where the page's data does not come", async ({ page }) => {
    await page.route("**/page-data/**", (route) => route.abort())
    await page.goto(below("/"))
    await social(page).click()
    await expect(social(page)).not.toHaveAttribute("aria-busy", { timeout: 15_000 })
    const main = page.getByRole("main")
    await main.getByRole("link", { name: home.ventures.learnMore }).first().click()
    await expect(page).toHaveURL(/\/services\/#/)
  })
})

test("the way back from a page that was loaded anew shows the page that one came from", async ({
  page,
}) => {
  await page.setViewportSize(large)
  await visit(page, "/")
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click()
  await expectToBeAt(page, "/about/")
  await page.reload()
  expect(await isHydrated(page)).toBe(false)
  await page.goBack()
  await expectToBeAt(page, "/")
})
