import sharp from "sharp"
import { expect, test } from "../fixtures/editor"

test.describe.configure({ mode: "default" })

test("a changed title and picture appear in the preview, and on the open page after a save", async ({
  page,
  editor,
}) => {
  const buffer = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: "#c2185b" },
  })
    .png()
    .toBuffer()
  const opened = await editor.openPage("/services/")
  await editor.open("Ventures", "Poultry Trading")
  await editor.field("Title").fill("Birds & Feed")
  await expect(editor.preview.getByRole("heading", { name: "Birds & Feed" })).toBeVisible()

  await page.getByRole("button", { name: "Picture file: choose another" }).click()
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "New Birds É.PNG", mimeType: "image/png", buffer })
  await page.getByRole("button", { name: "Choose selected" }).click()
  const image = editor.preview.locator("#poultry-trading img")
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(1600)
  expect(editor.changedFiles()).toEqual([])

  await editor.pressSave()
  await editor.expectOnPage(opened, "Birds & Feed")
  await expect(page.getByText("Entry saved")).toBeVisible()
  expect(editor.changedLines()).toEqual([
    '-  "title": "Poultry Trading",',
    '+  "title": "Birds & Feed",',
    '-    "file": "images/poultry.png",',
    '+    "file": "images/new-birds-e.png",',
  ])
  expect(editor.changedFiles()).toEqual([
    " M content/services/poultry-trading.json",
    "?? content/images/new-birds-e.png",
  ])
  await expect(opened.locator('#poultry-trading img[src*="new-birds-e"]')).toBeVisible()
})

test("a new venture is saved with every field and appears on the open page", async ({
  page,
  editor,
  site,
}) => {
  const opened = await editor.openPage("/")
  await page.getByRole("link", { name: "Ventures", exact: true }).click()
  await page
    .getByRole("link", { name: /^Create entry of type Venture|Venture$/ })
    .first()
    .click()
  await editor.field("Id").fill("bee-keeping")
  await editor.field("Title").fill("Bee Keeping")
  await editor.field("Subtitle").fill("Honey from the hills")
  await editor.field("Description").first().fill("We keep bees. ")
  await editor.field("Icon").fill("flower")
  await editor.field("Colour").fill("#b86e00")
  for (const number of [1, 2, 3, 4]) await editor.field(`Feature ${number}`).fill(`Honey ${number}`)
  // On a busy machine, Decap's library may show nothing when it is opened first.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Picture file: choose one" }).click({ timeout: 5_000 })
    await page.getByText("hero.png", { exact: true }).click({ timeout: 10_000 })
  }).toPass()
  await page.getByRole("button", { name: "Choose selected" }).click()
  await editor.group("Picture").getByRole("textbox", { name: "Description" }).fill("A hive")
  await expect(editor.preview.getByRole("heading", { name: "Bee Keeping" })).toBeVisible()

  await editor.save()
  const { $schema, ...saved } = JSON.parse(site.read("content/services/bee-keeping.json"))
  expect($schema).toMatch(/Service\.json$/)
  expect(saved).toEqual({
    id: "bee-keeping",
    position: 40,
    title: "Bee Keeping",
    subtitle: "Honey from the hills",
    description: "We keep bees.",
    icon: "flower",
    colour: "#b86e00",
    features: ["Honey 1", "Honey 2", "Honey 3", "Honey 4"],
    image: { file: "images/hero.png", description: "A hive" },
  })
  await editor.expectOnPage(opened, "Bee Keeping")
})

test("an invalid field is not saved, and its issue is shown at the field", async ({
  page,
  editor,
}) => {
  await editor.open("Ventures", "Poultry Trading")
  await editor.field("Title").fill("  ")
  await expect(page.getByText("Title: is empty. Write a text.").last()).toBeVisible()
  await editor.pressSave()
  await expect(page.getByText("This cannot be saved yet. The list above")).toBeVisible()
  expect(editor.changedFiles()).toEqual([])
})

test("a file that changed since it was opened is not overwritten, and the form keeps its text", async ({
  page,
  editor,
  site,
}) => {
  const file = "content/values/ambition.json"
  await editor.open("Values", "Ambition")
  await editor.field("Title").fill("Boldness")
  const changed = site.read(file).replace('"Ambition"', '"Drive"')
  site.write(file, changed)
  await editor.pressSave()
  await expect(page.getByText(/has changed|was changed/)).toBeVisible()
  expect(site.read(file)).toBe(changed)
  await expect(editor.field("Title")).toHaveValue("Boldness")
})

test("an entry is opened, changed, reordered and saved by keyboard", async ({ page, editor }) => {
  const tabTo = async (name: string, role: "link" | "button" | "textbox" | "menuitem") => {
    const target = page.getByRole(role, { name, exact: true }).first()
    await target.waitFor()
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`Tab does not reach ${name}.`)
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
  await expect(editor.preview.getByRole("heading", { name: "Birds" })).toBeVisible()
  await tabTo("Save", "button")
  await page.keyboard.press("Enter")
  await tabTo("Save now", "menuitem")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Entry saved")).toBeVisible()
  expect(editor.changedLines()).toContain('+  "title": "Birds",')
})
