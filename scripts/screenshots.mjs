// Takes a picture of every page and state in every size and scheme: screenshots/, for people to look
// at. Needs a build in public/.
import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { execPath } from "node:process"
import { fileURLToPath } from "node:url"
import { chromium } from "@playwright/test"
import { fixedTime, hydrate, screenHeights, waitForAssets, waitForFonts } from "./lib/stablePage.ts"
import { findBrowser } from "./browser.mjs"

process.chdir(fileURLToPath(new URL("..", import.meta.url)))

const folder = "screenshots"
const delivery = "https://forms.example.test/aim"
const atOnce = 2 // pages
const patience = 15_000 // ms

const schemes = ["light", "dark"]
const read = (file) => JSON.parse(readFileSync(`content/${file}`, "utf8"))
const { navigation } = read("site.json")
const { form } = read("pages/contact.json")

const pages = {
  home: "/",
  about: "/about/",
  services: "/services/",
  contact: "/contact/",
  "not-found": "/no-such-page/",
}

const button = (page, name) => page.getByRole("button", { name, exact: true })
const send = (page) => page.locator("main form button[type=submit]")
const notice = (page) => page.locator(".Toastify__toast").filter({ visible: true })

async function fill(page) {
  const words = {
    name: "Asha Rao",
    email: "asha@example.com",
    message: "We have a plan for a market hall.\nWould you like to hear about it?",
  }
  for (const [field, text] of Object.entries(words))
    await page.getByRole("textbox", { name: form[field].label, exact: true }).fill(text)
}

/** Has the page's data arrive changed, before the page asks for it. */
const change = (page, path, edit) =>
  page.route(`**/page-data/${path}/page-data.json`, async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    edit(data.result.data)
    await route.fulfill({ response, json: data })
  })

async function deliverTo(page, answer) {
  await change(page, "contact", ({ website }) => (website.delivery.address = delivery))
  await page.route(delivery, answer)
}

/**
 * What else there is to see: an address, what happens before and after it is opened, and what is
 * shown: the whole page, the screen as it stands, or what a printer makes of it.
 */
const states = [
  {
    name: "menu-open",
    path: "/",
    sizes: [360],
    shows: "screen",
    act: (page) => button(page, navigation.menu).click(),
  },
  {
    name: "notification",
    path: "/services/",
    shows: "screen",
    async act(page) {
      await page.locator("main section[id] button").first().click()
      await notice(page).waitFor()
    },
  },
  {
    name: "notification-destructive",
    path: "/contact/",
    shows: "screen",
    async act(page) {
      await send(page).click()
      await notice(page).waitFor()
    },
  },
  { name: "form-filled", path: "/contact/", act: fill },
  {
    name: "form-sending",
    path: "/contact/",
    prepare: (page) => deliverTo(page, () => new Promise(() => {})),
    async act(page) {
      await fill(page)
      await send(page).click()
      await page.getByText(form.sending, { exact: true }).waitFor()
    },
  },
  {
    name: "form-failed",
    path: "/contact/",
    shows: "screen",
    prepare: (page) => deliverTo(page, (route) => route.abort("connectionrefused")),
    async act(page) {
      await fill(page)
      await send(page).click()
      await notice(page).waitFor()
    },
  },
  {
    name: "form-focused",
    path: "/contact/",
    shows: "screen",
    act: (page) => page.getByRole("textbox", { name: form.name.label, exact: true }).focus(),
  },
  {
    name: "focus-on-button",
    path: "/",
    shows: "screen",
    async act(page) {
      await page.keyboard.press("Tab")
      await page.locator("main a").first().focus()
    },
  },
  { name: "skip-link", path: "/", shows: "screen", act: (page) => page.keyboard.press("Tab") },
  {
    name: "hover-on-card",
    path: "/",
    shows: "screen",
    async act(page) {
      const card = page
        .locator("main li")
        .filter({ has: page.locator("img") })
        .first()
      await card.scrollIntoViewIfNeeded()
      await card.hover()
    },
  },
  {
    name: "hover-on-button",
    path: "/",
    shows: "screen",
    act: (page) => page.locator("main a").first().hover(),
  },
  {
    name: "error-screen",
    path: "/about/",
    prepare: (page) => change(page, "about", (data) => (data.values = null)),
  },
  { name: "forced-colours-home", path: "/", context: { forcedColors: "active" } },
  { name: "forced-colours-contact", path: "/contact/", context: { forcedColors: "active" } },
  { name: "print-home", path: "/", sizes: [1440], schemes: ["light"], shows: "paper" },
  { name: "print-contact", path: "/contact/", sizes: [1440], schemes: ["light"], shows: "paper" },
]

const shots = [
  ...Object.entries(pages).flatMap(([name, path]) =>
    combined({ name, path, sizes: Object.keys(screenHeights) }),
  ),
  ...states.flatMap(combined),
]

function combined({ sizes = [360, 1440], schemes: wanted = schemes, ...shot }) {
  return sizes.flatMap((width) =>
    wanted.map((colorScheme) => ({ ...shot, width: Number(width), colorScheme })),
  )
}

async function take(browser, baseURL, { name, path, width, colorScheme, ...shot }) {
  const { prepare, act, shows = "page", context: more } = shot
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    viewport: { width, height: screenHeights[width] },
    reducedMotion: "reduce",
    // The pages' policy allows no style but those that were built.
    bypassCSP: true,
    locale: "en-GB",
    ...more,
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  await page.clock.setFixedTime(fixedTime)
  await prepare?.(page)
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: waitForFonts(await response.text()) })
  })
  await page.goto(path)
  await hydrate(page)
  if (shows === "paper") await page.emulateMedia({ media: "print" })
  await waitForAssets(page)
  await act?.(page)
  const file = `${folder}/${name}-${width}-${colorScheme}`
  if (shows === "paper") await page.pdf({ path: `${file}.pdf`, format: "A4" })
  await page.screenshot({
    path: `${file}.png`,
    fullPage: shows !== "screen",
    // Motion is reduced already; "disabled" would run a notification's time to its end.
    animations: "allow",
    caret: "hide",
  })
  await context.close()
  console.log(`${file}.png`)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function serve() {
  const env = { ...process.env, HOST: "", PORT: String(await freePort()) }
  const server = spawn(execPath, ["--import", "tsx", "scripts/serve.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const address = await new Promise((resolve, reject) => {
    server.once("error", reject)
    server.once("exit", (code) => reject(new Error(`the server ended with code ${code}`)))
    server.stdout.on("data", (text) => {
      const [found] = /http:\S+/.exec(String(text)) ?? []
      if (found) resolve(found)
    })
  })
  return { address, stop: () => server.kill() }
}

const began = performance.now()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
})
const { address, stop } = await serve()
const failures = []
const waiting = [...shots]
async function work() {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
    try {
      await take(browser, address, shot)
    } catch (error) {
      failures.push(shot.name)
      console.error(`${shot.name}, ${shot.width} px, ${shot.colorScheme}: ${error.message}`)
    }
  }
}
await Promise.all(Array.from({ length: atOnce }, work))
await browser.close()
stop()

const seconds = Math.round((performance.now() - began) / 1000)
console.log(`\n${shots.length - failures.length} pictures in ${folder}/, ${seconds} s`)
if (failures.length > 0) {
  console.error(`${failures.length} could not be taken: ${failures.join(", ")}`)
  process.exitCode = 1
}
