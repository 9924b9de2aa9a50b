import sharp from "sharp"
import { kindSchema } from "../../../plugins/content-model/model/jsonSchema"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { expect, test } from "../../fixtures/editor"

const file = "services/poultry-trading.json"

/** A photograph as a phone makes it: on its side, with the place where it was taken. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c2185b" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "17/1 23/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test("a photograph is turned, shrunk and stripped, and needs its own description", async ({
  page,
  editor,
  site,
}) => {
  const buffer = await photograph(6000, 4000)
  expect((await sharp(buffer).metadata()).exif?.length).toBeGreaterThan(0)
  await editor.open(file, ["image", "file"])
  const group = page.getByRole("group", { name: "Picture", exact: true })
  await group
    .locator("input[type=file]")
    .setInputFiles({ name: "New Birds É.JPG", mimeType: "image/jpeg", buffer })
  const description = group.getByRole("textbox", { name: "Description" })
  await expect(description).toHaveValue("")
  await expect(editor.preview.locator("#poultry-trading img")).toHaveAttribute("src", /^blob:/)
  await description.fill("A flock at dawn")
  await editor.save()
  expect(editor.saved(file).image).toEqual({
    file: "images/new-birds-e.webp",
    description: "A flock at dawn",
  })
  const saved = await sharp(`${site.folder}/content/images/new-birds-e.webp`).metadata()
  expect(saved).toMatchObject({ format: "webp", width: 1600, height: 2400 })
  expect([saved.exif, saved.orientation]).toEqual([undefined, undefined])
})

test("several pictures are added at once; what cannot be used is named", async ({
  page,
  editor,
  site,
}) => {
  const buffer = await photograph(800, 600)
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")
  await editor.openStart()
  await page.getByRole("link", { name: text("pictures.title") }).click()
  await page
    .locator("main input[type=file]")
    .first()
    .setInputFiles([
      { name: "one.jpg", mimeType: "image/jpeg", buffer },
      { name: "same.jpg", mimeType: "image/jpeg", buffer },
      { name: "two.jpg", mimeType: "image/jpeg", buffer: await photograph(900, 600) },
      { name: "three.heic", mimeType: "image/heic", buffer: heic },
    ])
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    `three.heic ${text("pictures.heic")}`,
  )
  await expect(
    page.getByText(text("pictures.isThere", { name: "same.jpg", file: "one.webp" })),
  ).toBeVisible()
  await editor.save()
  expect(editor.changedFiles()).toEqual([
    "?? content/images/one.webp",
    "?? content/images/two.webp",
  ])
  await page.getByRole("button", { name: text("pictures.onlyUnused", { count: 2 }) }).click()
  await expect(page.getByRole("grid").getByRole("row")).toHaveCount(2)
  expect(site.read("content/images/one.webp").length).toBeGreaterThan(0)
})

test("twelve pictures come into a gallery at once, and their descriptions one after the other", async ({
  page,
  editor,
}) => {
  const count = 12
  const chosen = await Promise.all(
    Array.from({ length: count - 1 }, async (_, index) => ({
      name: `lamp ${index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photograph(600 + index, 500),
    })),
  )
  const damaged = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("none") }
  const names = chosen.map(({ name }) => `images/${name.replace(" ", "-").replace("jpg", "webp")}`)
  const files = [...names, names[2]]
  await editor.open("pages/how-we-work.json")
  await page.getByRole("button", { name: text("form.addSection"), exact: true }).click()
  const kind = page.getByRole("button", { name: new RegExp(`^${kindSchema("gallery").title}`) })
  await page.getByRole("dialog").filter({ has: kind }).locator(kind).click()
  const section = page.locator("[data-path$='.gallery']")
  const chooser = page.waitForEvent("filechooser")
  await section.getByRole("button", { name: text("pictures.addSeveral") }).click()
  await (await chooser).setFiles([...chosen, damaged, { ...chosen[2], name: "copy.jpg" }])
  await expect(section.getByRole("alert").filter({ hasText: "broken.jpg" })).toBeVisible()
  const shown = { name: "copy.jpg", file: "lamp-3.webp" }
  await expect(section.getByText(text("pictures.isThere", shown))).toBeVisible()
  for (let place = 1; place <= count; place++) {
    const focused = section.locator("[data-path$='.description'] :focus")
    await expect(focused).toHaveValue("")
    await focused.fill(`Lamp ${place}`)
    await page.keyboard.press("Enter")
  }
  await editor.save()
  const gallery = editor
    .saved("pages/how-we-work.json")
    .sections.find((one: object) => "gallery" in one).gallery
  expect(gallery.entries.map(({ picture }: { picture: object }) => picture)).toEqual(
    files.map((picture, index) => ({ file: picture, description: `Lamp ${index + 1}` })),
  )
})

test("all uses follow a renamed picture, and a point of focus is saved", async ({
  page,
  editor,
}) => {
  await editor.openStart()
  await page.getByRole("link", { name: text("pictures.title") }).click()
  await page.getByRole("row", { name: /poultry/ }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("textbox", { name: text("pictures.name") }).fill("hens")
  await dialog.getByRole("button", { name: text("pictures.rename"), exact: true }).click()
  await editor.save()
  expect(editor.changedFiles()).toEqual([
    " D content/images/poultry.png",
    " M content/pages/how-we-work.json",
    " M content/pages/poultry.json",
    ` M content/${file}`,
    "?? content/images/hens.png",
  ])
  expect(editor.saved(file).image.file).toBe("images/hens.png")

  await editor.open(file, ["image", "file"])
  const picture = page.getByRole("main").getByAltText(text("pictures.focus"))
  await picture.click({ position: { x: 5, y: 5 } })
  await editor.save()
  expect(editor.saved(file).image.focus.x).toBeLessThan(25)
})
