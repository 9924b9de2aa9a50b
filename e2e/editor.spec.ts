import { expect, type BrowserContext, type Page } from "@playwright/test"
import sharp from "sharp"
import { test, type Site } from "./developed"

const patience = 60_000 // ms, from saving to the open page; a build step of Gatsby's lies between

test.describe.configure({ mode: "default" })

let site: Site
let context: BrowserContext
let page: Page
let elsewhere: string[]

test.beforeEach(async ({ browser, site: developed }) => {
  site = developed
  elsewhere = []
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.route(
    ({ origin }) => origin !== site.address && origin !== "null",
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  page = await context.newPage()
  await page.goto(`${site.address}/admin/`)
})
test.afterEach(async () => {
  await context.close()
  expect(elsewhere).toEqual([])
})

/** The lines that a save changed, each with + or −, in the order of the files. */
const changedLines = () =>
  site
    .git("diff", "--unified=0", "--no-color", "--", "content")
    .split("\n")
    .filter((line) => /^[+-](?![+-])/.test(line))

const changedFiles = () => site.git("status", "--porcelain", "content").split("\n").filter(Boolean)

async function open(collection: string, item: string) {
  await page.getByRole("link", { name: collection, exact: true }).click()
  await page.getByRole("main").getByRole("link", { name: item, exact: true }).click()
  await expect(page.getByText("This can be saved.")).toBeVisible()
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true })
const group = (name: string) => page.getByRole("group", { name, exact: true })
const preview = () => page.frameLocator("#preview-pane").frameLocator("iframe")

async function press(...names: string[]) {
  const [button, item] = names
  await page.getByRole("button", { name: button, exact: true }).click()
  await page.getByRole("menuitem", { name: item, exact: true }).click()
}

async function save() {
  await press("Save", "Save now")
  await expect(page.getByText("Changes saved")).toBeVisible()
}

/** A page of the site in another tab; `isSame` tells whether it was never loaded anew. */
async function visit(path: string) {
  const visited = await context.newPage()
  await visited.goto(site.address + path)
  await expect(visited.getByRole("heading", { level: 1 })).toBeVisible()
  await visited.evaluate(() => performance.mark("opened"))
  const isSame = () => visited.evaluate(() => performance.getEntriesByName("opened").length === 1)
  return { visited, isSame }
}

const picture = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#c2185b" } })
    .png()
    .toBuffer()

test("a title and a picture show before they are saved, and then on the open page", async () => {
  const { visited, isSame } = await visit("/services/")
  await page.bringToFront()
  await open("Ventures", "Poultry Trading")
  await field("Title").fill("Birds & Feed")
  await expect(preview().getByRole("heading", { name: "Birds & Feed" })).toBeVisible()

  await page.getByRole("button", { name: "Picture file: choose another" }).click()
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "New Birds É.PNG", mimeType: "image/png", buffer: await picture() })
  await page.getByRole("button", { name: "Choose selected" }).click()
  const shown = preview().locator("#poultry-trading img")
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600)
  expect(changedFiles()).toEqual([])

  const saved = performance.now()
  await press("Save", "Save now")
  await visited.waitForFunction(
    (words) => document.body.innerText.includes(words),
    "Birds & Feed",
    { timeout: patience },
  )
  console.log(`From saving to the open page: ${Math.round(performance.now() - saved)} ms`)
  await expect(page.getByText("Entry saved")).toBeVisible()
  expect(changedLines()).toEqual([
    '-  "title": "Poultry Trading",',
    '+  "title": "Birds & Feed",',
    '-    "file": "images/poultry.png",',
    '+    "file": "images/new-birds-e.png",',
  ])
  expect(changedFiles()).toEqual([
    " M content/services/poultry-trading.json",
    "?? content/images/new-birds-e.png",
  ])
  await expect(visited.locator('#poultry-trading img[src*="new-birds-e"]')).toBeVisible({
    timeout: patience,
  })
  expect(await isSame()).toBe(true)
  await visited.close()
})

test("a new venture has every field, and shows before and after it is saved", async () => {
  const { visited } = await visit("/")
  await page.bringToFront()
  await page.getByRole("link", { name: "Ventures", exact: true }).click()
  await page
    .getByRole("link", { name: /^Create entry of type Venture|Venture$/ })
    .first()
    .click()
  await field("Id").fill("bee-keeping")
  await field("Title").fill("Bee Keeping")
  await field("Subtitle").fill("Honey from the hills")
  await field("Description").first().fill("We keep bees. ")
  await field("Icon").fill("flower")
  await field("Colour").fill("#b86e00")
  for (const number of [1, 2, 3, 4]) await field(`Feature ${number}`).fill(`Honey ${number}`)
  await page.getByRole("button", { name: "Picture file: choose one" }).click()
  await page.getByText("hero.png", { exact: true }).click()
  await page.getByRole("button", { name: "Choose selected" }).click()
  await group("Picture").getByRole("textbox", { name: "Description" }).fill("A hive")
  await expect(preview().getByRole("heading", { name: "Bee Keeping" })).toBeVisible()

  await save()
  expect(site.read("services/bee-keeping.json")).toBe(`{
  "$schema": "../.schemas/Service.json",
  "id": "bee-keeping",
  "position": 40,
  "title": "Bee Keeping",
  "subtitle": "Honey from the hills",
  "description": "We keep bees.",
  "icon": "flower",
  "colour": "#b86e00",
  "features": [
    "Honey 1",
    "Honey 2",
    "Honey 3",
    "Honey 4"
  ],
  "image": {
    "file": "images/hero.png",
    "description": "A hive"
  }
}
`)
  await expect(visited.getByRole("heading", { name: "Bee Keeping" })).toBeVisible({
    timeout: patience,
  })
  await visited.close()
})

test("entries of a list and ventures change places", async () => {
  await open("Ventures", "Poultry Trading")
  const [first] = JSON.parse(site.read("services/poultry-trading.json")).features
  await page.getByRole("button", { name: "Move Feature 1 down" }).click()
  await expect(page.getByRole("button", { name: "Move Feature 2 down" })).toBeFocused()
  await page.getByRole("spinbutton", { name: "Position" }).fill("5")
  await expect(preview().getByRole("heading", { level: 2 }).first()).toHaveText("Poultry Trading")
  await save()
  expect(changedLines()).toEqual([
    '-  "position": 30,',
    '+  "position": 5,',
    `-    "${first}",`,
    `+    "${first}",`,
  ])
})

test("deleting asks first, and refuses what something still leads to", async () => {
  await open("Values", "Ambition")
  page.once("dialog", (dialog) => dialog.dismiss())
  await page.getByRole("button", { name: "Delete entry" }).click()
  expect(changedFiles()).toEqual([])
  page.once("dialog", (dialog) => dialog.accept())
  await page.getByRole("button", { name: "Delete entry" }).click()
  await expect.poll(changedFiles).toEqual([" D content/values/ambition.json"])
  site.git("checkout", "--quiet", "content")

  const home = site.read("pages/home.json").replace('"/services/"', '"/services/#poultry-trading"')
  site.write("pages/home.json", home)
  await open("Ventures", "Poultry Trading")
  page.once("dialog", (dialog) => dialog.accept())
  await page.getByRole("button", { name: "Delete entry" }).click()
  await expect(page.getByText(/has no section "poultry-trading"/)).toBeVisible()
  expect(changedFiles()).toEqual([" M content/pages/home.json"])
})

test("the words of a page, the site's settings, a colour and an icon", async () => {
  await open("Pages", "About page")
  await group("Quotation").getByRole("textbox", { name: "Heading" }).fill("What we say")
  await expect(preview().getByRole("heading", { name: "What we say" })).toBeVisible()
  await save()
  expect(changedLines()).toEqual([
    expect.stringMatching(/^-    "title": /),
    '+    "title": "What we say",',
  ])
  site.git("checkout", "--quiet", "content")

  await page.getByRole("link", { name: /Writing in/ }).click()
  await open("Site", "Site")
  await group("Palette").getByRole("textbox", { name: "Brand colour", exact: true }).fill("#7a1f5c")
  await field("Slogan").fill("Aim higher: Every Day")
  await expect(preview().getByRole("heading", { level: 1 })).toHaveText("Aim higher: Every Day")
  const strong = preview().getByRole("main").getByRole("link").first()
  await expect(strong).toHaveCSS("background-color", "rgb(122, 31, 92)")
  await save()
  expect(changedLines().filter((line) => line.startsWith("+"))).toEqual([
    '+  "slogan": "Aim higher: Every Day",',
    '+    "brand": "#7a1f5c",',
  ])
  site.git("checkout", "--quiet", "content")

  await page.getByRole("link", { name: /Writing in/ }).click()
  await open("Values", "Ambition")
  await page.getByRole("button", { name: "Choose an icon" }).click()
  await page.getByRole("textbox", { name: "Search icons" }).fill("rocket")
  await page.getByRole("button", { name: "rocket", exact: true }).click()
  await expect(field("Icon")).toHaveValue("rocket")
  await save()
  expect(changedLines()).toEqual(['-  "icon": "mountain",', '+  "icon": "rocket",'])
})

const mistakes: [what: string, make: () => Promise<void>, sentence: string][] = [
  ["an empty text", () => field("Title").fill("  "), "Title: is empty. Write a text."],
  [
    "a text that is too long",
    () => field("Subtitle").fill("a".repeat(101)),
    "Subtitle: has 101 characters, 100 are allowed. Make it shorter.",
  ],
  [
    "a bad colour",
    () => field("Colour").fill("orange"),
    'Colour: "orange" is not a colour: write "#" and six digits or letters from a to f. Did you mean "#ffa500"?',
  ],
  [
    "three features in the place of four",
    () => page.getByRole("button", { name: "Remove Feature 2" }).click(),
    "Features: needs exactly 4 entries.",
  ],
  [
    "an id that another venture has",
    () => field("Id").fill("ecommerce-fashion"),
    'Id: "ecommerce-fashion" is the id of content/services/ecommerce-fashion.json already. Each needs an id of its own.',
  ],
  [
    "a picture without a description",
    () => group("Picture").getByRole("textbox", { name: "Description" }).fill(""),
    "Description: is missing, so people who cannot see the picture do not know what it shows.",
  ],
]
for (const [what, make, sentence] of mistakes) {
  test(`${what} is not saved, and the report says why at the field`, async () => {
    await open("Ventures", "Poultry Trading")
    await make()
    await expect(page.getByText(sentence).last()).toBeVisible()
    await press("Save", "Save now")
    await expect(page.getByText("This cannot be saved yet. What needs")).toBeVisible()
    expect(changedFiles()).toEqual([])
  })
}

test("a file that somebody else changed meanwhile is not overwritten, and nothing is lost", async () => {
  await open("Values", "Ambition")
  await field("Title").fill("Boldness")
  const file = "values/ambition.json"
  const other = site.read("values/ambition.json").replace('"Ambition"', '"Drive"')
  site.write(file, other)
  await press("Save", "Save now")
  await expect(page.getByText(/has changed|was changed/)).toBeVisible()
  expect(site.read(file)).toBe(other)
  await expect(field("Title")).toHaveValue("Boldness")
})

test("what a hand wrote into a file survives a save", async () => {
  const own = site
    .read("values/ambition.json")
    .replace("{", '{ "colour": "#0e4d43", "mine": [1, {}],')
  site.write("values/ambition.json", own.replace(/,\s+"colour": "#0e4d43"\n/, "\n"))
  await open("Values", "Ambition")
  await field("Title").fill("Boldness")
  await save()
  expect(site.read("values/ambition.json")).toMatch(
    /"title": "Boldness",(.|\n)*"colour": "#0e4d43",\n {2}"mine": \[\n {4}1,\n {4}\{\}\n {2}\]\n\}\n$/,
  )
})

test("the whole path by keyboard: find, change, put in order, save", async () => {
  const tabTo = async (name: string | RegExp, role: "link" | "button" | "textbox" | "menuitem") => {
    const target = page.getByRole(role, { name, exact: true }).first()
    await target.waitFor()
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`Tab does not lead to ${name}.`)
  }
  await tabTo("Ventures", "link")
  await page.keyboard.press("Enter")
  await tabTo("Poultry Trading", "link")
  await page.keyboard.press("Enter")
  await expect(page.getByText("This can be saved.")).toBeVisible()
  await tabTo("Title", "textbox")
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("Birds")
  await tabTo("Move Feature 2 up", "button")
  await page.keyboard.press("Enter")
  await expect(preview().getByRole("heading", { name: "Birds" })).toBeVisible()
  await tabTo("Save", "button")
  await page.keyboard.press("Enter")
  await tabTo("Save now", "menuitem")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Entry saved")).toBeVisible()
  expect(changedLines()).toContain('+  "title": "Birds",')
})
