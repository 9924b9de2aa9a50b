import { test, type Page, type Route } from "@playwright/test"
import {
  fixedTime,
  hydrate,
  screenHeights,
  waitForAssets,
  waitForFonts,
} from "../../scripts/lib/stablePage"
import { contact, site } from "../support/content"

type Scheme = "light" | "dark"

/** What a screenshot shows, and at which sizes. */
type State = {
  name: string
  path: string
  widths?: number[]
  schemes?: Scheme[]
  forcedColors?: "active"
  /** The whole page by default; "screen" is its visible part, "paper" the page as it is printed. */
  area?: "screen" | "paper"
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>
  /** Runs when the page is hydrated. */
  act?: (page: Page) => Promise<void>
}

const deliveryUrl = "https://forms.example.test/aim"

const { form } = contact
const message = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "We have a plan for a market hall.\nWould you like to hear about it?",
}

const field = (page: Page, name: keyof typeof message) =>
  page.getByRole("textbox", { name: form[name].label, exact: true })

async function fillForm(page: Page) {
  for (const name of ["name", "email", "message"] as const)
    await field(page, name).fill(message[name])
}

const submit = (page: Page) => page.locator("main form button[type=submit]").click()

const notification = (page: Page) =>
  page.locator(".Toastify__toast").filter({ visible: true }).waitFor()

/** Changes the data of a page on its way to the browser. */
async function changeData(
  page: Page,
  path: string,
  change: (data: Record<string, unknown>) => void,
) {
  await page.route(`**/page-data/${path}/page-data.json`, async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    change(data.result.data)
    await route.fulfill({ response, json: data })
  })
}

/** Gives the form a delivery address, and handles the requests to it. */
async function deliver(page: Page, handle: (route: Route) => Promise<void>) {
  await changeData(page, "contact", (data) => {
    data.website = Object.assign({}, data.website, { delivery: { address: deliveryUrl } })
  })
  await page.route(deliveryUrl, handle)
}

const pages: State[] = [
  { name: "home", path: "/" },
  { name: "about", path: "/about/" },
  { name: "services", path: "/services/" },
  { name: "contact", path: "/contact/" },
  { name: "not-found", path: "/no-such-page/" },
].map((page) => ({ ...page, widths: [360, 768, 1440] }))

const states: State[] = [
  {
    name: "menu-open",
    path: "/",
    widths: [360],
    area: "screen",
    act: (page) => page.getByRole("button", { name: site.navigation.menu, exact: true }).click(),
  },
  {
    name: "notification",
    path: "/services/",
    area: "screen",
    async act(page) {
      await page.locator("main section[id] button").first().click()
      await notification(page)
    },
  },
  {
    name: "notification-destructive",
    path: "/contact/",
    area: "screen",
    async act(page) {
      await submit(page)
      await notification(page)
    },
  },
  { name: "form-filled", path: "/contact/", act: fillForm },
  {
    name: "form-sending",
    path: "/contact/",
    prepare: (page) => deliver(page, () => new Promise(() => {})),
    async act(page) {
      await fillForm(page)
      await submit(page)
      await page.getByText(form.sending, { exact: true }).waitFor()
    },
  },
  {
    name: "form-failed",
    path: "/contact/",
    area: "screen",
    prepare: (page) => deliver(page, (route) => route.abort("connectionrefused")),
    async act(page) {
      await fillForm(page)
      await submit(page)
      await notification(page)
    },
  },
  {
    name: "form-focused",
    path: "/contact/",
    area: "screen",
    act: (page) => field(page, "name").focus(),
  },
  {
    name: "focus-on-button",
    path: "/",
    area: "screen",
    async act(page) {
      // The browser shows focus rings only after a key press.
      await page.keyboard.press("Tab")
      await page.locator("main a").first().focus()
    },
  },
  { name: "skip-link", path: "/", area: "screen", act: (page) => page.keyboard.press("Tab") },
  {
    name: "hover-on-card",
    path: "/",
    area: "screen",
    async act(page) {
      const cards = page.locator("main li").filter({ has: page.locator("img") })
      await cards.first().scrollIntoViewIfNeeded()
      await cards.first().hover()
    },
  },
  {
    name: "hover-on-button",
    path: "/",
    area: "screen",
    act: (page) => page.locator("main a").first().hover(),
  },
  {
    name: "error-screen",
    path: "/about/",
    prepare: (page) => changeData(page, "about", (data) => (data.values = null)),
  },
  { name: "forced-colours-home", path: "/", forcedColors: "active" },
  { name: "forced-colours-contact", path: "/contact/", forcedColors: "active" },
  { name: "print-home", path: "/", widths: [1440], schemes: ["light"], area: "paper" },
  { name: "print-contact", path: "/contact/", widths: [1440], schemes: ["light"], area: "paper" },
]

/** Opens a page that looks the same whenever it is opened. */
async function open(page: Page, { path, area, prepare }: State) {
  await page.clock.setFixedTime(fixedTime)
  await prepare?.(page)
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: waitForFonts(await response.text()) })
  })
  await page.goto(path)
  await hydrate(page)
  if (area === "paper") await page.emulateMedia({ media: "print" })
  await waitForAssets(page)
}

for (const state of [...pages, ...states]) {
  const { name, area, forcedColors, act, widths = [360, 1440], schemes = ["light", "dark"] } = state
  for (const width of widths)
    for (const colorScheme of schemes as Scheme[])
      test.describe(() => {
        test.use({
          viewport: { width, height: screenHeights[width] },
          colorScheme,
          contextOptions: { reducedMotion: "reduce", forcedColors },
        })

        test(`${name} at ${width} px, ${colorScheme}`, async ({ page }) => {
          await open(page, state)
          await act?.(page)
          const file = `screenshots/${name}-${width}-${colorScheme}`
          if (area === "paper") await page.pdf({ path: `${file}.pdf`, format: "A4" })
          await page.screenshot({
            path: `${file}.png`,
            fullPage: area !== "screen",
            // "disabled" would end the time of a notification.
            animations: "allow",
            caret: "hide",
          })
        })
      })
}
