import { test, type Locator, type Page, type Route } from "@playwright/test"
import { screenHeights } from "../../scripts/lib/stablePage"
import { contact, pages } from "../support/content"
import { breakAboutPage, changePageData } from "../support/faults"
import { field, fillForm, sendButton } from "../support/form"
import { menuToggle } from "../support/navigation"
import { notification } from "../support/notifications"
import { openStable } from "../support/stablePage"

type Scheme = "light" | "dark"

/** The content of a screenshot and its sizes. */
type State = {
  name: string
  path: string
  widths?: number[]
  schemes?: Scheme[]
  forcedColors?: "active"
  /** The whole page by default; "screen" is its visible part, "paper" the page as it is printed. */
  area?: "screen" | "paper"
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Runs when the page is hydrated. */
  act?: (page: Page) => Promise<void>
}

const deliveryUrl = "https://forms.example.test/aim"

const showNotification = async (page: Page, button: Locator) => {
  await button.click()
  await notification(page).waitFor()
}

/** Adds a delivery address to the form and handles the requests to it. */
async function deliver(page: Page, handle: (route: Route) => Promise<void>) {
  await changePageData(page, "contact", (data) => {
    data.website = Object.assign({}, data.website, { delivery: { address: deliveryUrl } })
  })
  await page.route(deliveryUrl, handle)
}

const states: State[] = [
  {
    name: "menu-open",
    path: "/",
    widths: [360],
    area: "screen",
    act: (page) => menuToggle(page).click(),
  },
  {
    name: "notification",
    path: "/services/",
    area: "screen",
    act: (page) => showNotification(page, page.locator("main section[id] button").first()),
  },
  {
    name: "notification-destructive",
    path: "/contact/",
    area: "screen",
    act: (page) => showNotification(page, sendButton(page)),
  },
  { name: "form-filled", path: "/contact/", act: fillForm },
  {
    name: "form-sending",
    path: "/contact/",
    prepare: (page) => deliver(page, () => new Promise(() => {})),
    async act(page) {
      await fillForm(page)
      await sendButton(page).click()
      await page.getByText(contact.form.sending, { exact: true }).waitFor()
    },
  },
  {
    name: "form-failed",
    path: "/contact/",
    area: "screen",
    prepare: (page) => deliver(page, (route) => route.abort("connectionrefused")),
    async act(page) {
      await fillForm(page)
      await showNotification(page, sendButton(page))
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
    prepare: (page) => breakAboutPage(page),
  },
  { name: "forced-colours-home", path: "/", forcedColors: "active" },
  { name: "forced-colours-contact", path: "/contact/", forcedColors: "active" },
  { name: "print-home", path: "/", widths: [1440], schemes: ["light"], area: "paper" },
  { name: "print-contact", path: "/contact/", widths: [1440], schemes: ["light"], area: "paper" },
]

const wholePages: State[] = pages.map(({ name, path }) => ({
  name,
  path,
  widths: [360, 768, 1440],
}))

for (const state of [...wholePages, ...states]) {
  const {
    name,
    path,
    area,
    forcedColors,
    prepare,
    act,
    widths = [360, 1440],
    schemes = ["light", "dark"],
  } = state
  for (const width of widths)
    for (const colorScheme of schemes as Scheme[])
      test.describe(() => {
        test.use({
          viewport: { width, height: screenHeights[width] },
          colorScheme,
          contextOptions: { reducedMotion: "reduce", forcedColors },
        })

        test(`${name} at ${width} px, ${colorScheme}`, async ({ page }) => {
          await prepare?.(page)
          if (area === "paper") await page.emulateMedia({ media: "print" })
          await openStable(page, path)
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
