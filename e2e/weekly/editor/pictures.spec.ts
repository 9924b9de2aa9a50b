import sharp from "sharp"
import { kindSchema } from "../../../plugins/content-model/model/jsonSchema"
import { expect, test, text } from "../../fixtures/editor"

const file = "services/poultry-trading.json"

/** A photograph as a phone makes it: on its side, with the place where it was taken. */
async function photograph(name: string, width: number, height: number) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#c2185b" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "17/1 23/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name, mimeType: "image/jpeg", buffer }
}

test("a photograph is turned, shrunk and stripped, and needs its own description", async ({
  page,
  editor,
  site,
}) => {
  const photo = await photograph("New Birds É.JPG", 6000, 4000)
  expect((await sharp(photo.buffer).metadata()).exif?.length).toBeGreaterThan(0)
  await editor.open(file, ["image", "file"])
  const group = page.getByRole("group", { name: "Picture", exact: true })
  await group.locator("input[type=file]").setInputFiles(photo)
  const description = group.getByRole("textbox", { name: "Description" })
  await expect(description).toHaveValue("")
  await expect(editor.preview.locator("#poultry-trading img")).toHaveAttribute("src", /^blob:/)
  await description.fill("A flock at dawn")
  await page
    .getByAltText(text("pictures.focus"))
    .first()
    .click({ position: { x: 5, y: 5 } })
  await editor.save()
  const { image } = editor.saved(file)
  expect(image).toMatchObject({ file: "images/new-birds-e.webp", description: "A flock at dawn" })
  expect(image.focus.x).toBeLessThan(25)
  const saved = await sharp(`${site.folder}/content/images/new-birds-e.webp`).metadata()
  expect(saved).toMatchObject({ format: "webp", width: 1600, height: 2400 })
  expect([saved.exif, saved.orientation]).toEqual([undefined, undefined])
})

test("pictures come into a gallery at once, their descriptions follow; what cannot be used is named", async ({
  page,
  editor,
}) => {
  const count = 4
  const photos = await Promise.all(
    Array.from({ length: count - 1 }, (_, index) =>
      photograph(`lamp ${index + 1}.jpg`, 600 + index, 500),
    ),
  )
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")
  const refused = [
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("none") },
    { name: "three.heic", mimeType: "image/heic", buffer: heic },
  ]
  await editor.open("pages/how-we-work.json")
  await editor.button("form.addSection").click()
  const kind = new RegExp(`^${kindSchema("gallery").title}`)
  await editor.dialog.getByRole("button", { name: kind }).click()
  const section = page.locator("[data-path$='.gallery']")
  const chooser = page.waitForEvent("filechooser")
  await section.getByRole("button", { name: text("pictures.addSeveral") }).click()
  await (await chooser).setFiles([...photos, ...refused, { ...photos[2], name: "copy.jpg" }])
  for (const { name } of refused)
    await expect(section.getByRole("alert").filter({ hasText: name })).toBeVisible()
  await expect(section.getByText(text("pictures.heic"))).toBeVisible()
  const shown = { name: "copy.jpg", file: "lamp-3.webp" }
  await expect(section.getByText(text("pictures.isThere", shown))).toBeVisible()
  for (let place = 1; place <= count; place++) {
    const focused = section.locator("[data-path$='.description'] :focus")
    await expect(focused).toHaveValue("")
    await focused.fill(`Lamp ${place}`)
    await page.keyboard.press("Enter")
  }
  await editor.save()
  const { sections } = editor.saved("pages/how-we-work.json")
  const { entries } = sections.find((one: object) => "gallery" in one).gallery
  expect(entries).toMatchObject(
    [1, 2, 3, 3].map((lamp, index) => ({
      picture: { file: `images/lamp-${lamp}.webp`, description: `Lamp ${index + 1}` },
    })),
  )
})

test("all uses follow a renamed picture", async ({ page, editor }) => {
  await editor.openStart()
  await page.getByRole("link", { name: text("pictures.title") }).click()
  await page.getByRole("row", { name: /poultry/ }).click()
  await editor.dialog.getByRole("textbox", { name: text("pictures.name") }).fill("hens")
  await editor.dialog.getByRole("button", { name: text("pictures.rename"), exact: true }).click()
  await editor.save()
  expect(editor.changedFiles()).toEqual([
    " D content/images/poultry.png",
    " M content/pages/how-we-work.json",
    " M content/pages/poultry.json",
    ` M content/${file}`,
    "?? content/images/hens.png",
  ])
  expect(editor.saved(file).image.file).toBe("images/hens.png")
})
