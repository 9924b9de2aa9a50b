import sharp from "sharp"
import { testImage } from "../../../plugins/content-model/testing/testImage"
import { expect, test, text } from "../../fixtures/editor"

const file = "services/poultry-trading.json"

test("a photograph is turned, shrunk and stripped, and needs its own description", async ({
  page,
  editor,
  site,
}) => {
  // As a phone makes it: on its side, with the place where it was taken.
  const buffer = await testImage(6000, 4000)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "17/1 23/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(buffer).metadata()).exif?.length).toBeGreaterThan(0)
  await editor.open(file, ["image", "file"])
  const group = page.getByRole("group", { name: "Picture", exact: true })
  const photo = { name: "New Birds É.JPG", mimeType: "image/jpeg", buffer }
  await group.locator("input[type=file]").setInputFiles(photo)
  const description = group.getByRole("textbox", { name: "Description" })
  await expect(description).toHaveValue("")
  const shown = editor.preview.locator("#poultry-trading img")
  await expect(shown).toHaveAttribute("src", /^blob:/)
  await description.fill("A flock at dawn")
  const picture = page.getByAltText(text("pictures.focus")).first()
  await picture.click({ position: { x: 5, y: 5 } })
  await editor.save()
  // Else its request would come after the picture is removed again.
  await expect(shown).toHaveAttribute("src", /new-birds-e/)
  await expect(shown).toHaveJSProperty("naturalWidth", 1280)
  const { image } = editor.saved(file)
  expect(image).toMatchObject({ file: "images/new-birds-e.webp", description: "A flock at dawn" })
  expect(image.focus.x).toBeLessThan(25)
  const saved = await sharp(`${site.folder}/content/images/new-birds-e.webp`).metadata()
  expect(saved).toMatchObject({ format: "webp", width: 1600, height: 2400 })
  expect([saved.exif, saved.orientation]).toEqual([undefined, undefined])
})

test("all uses follow a renamed picture", async ({ page, editor }) => {
  await editor.openStart()
  await page.getByRole("link", { name: text("pictures.title") }).click()
  await page.getByRole("row", { name: /poultry/ }).click()
  await editor.dialog.getByRole("textbox", { name: text("pictures.name") }).fill("hens")
  await editor.dialog.getByRole("button", { name: text("pictures.rename"), exact: true }).click()
  await editor.save()
  // Else its request would come after the picture is removed again.
  await expect(page.locator("img[src*='/hens.png']")).toHaveJSProperty("complete", true)
  expect(editor.changedFiles()).toContain(" D content/images/poultry.png")
  expect(editor.changedFiles()).toContain("?? content/images/hens.png")
  expect(editor.saved(file).image.file).toBe("images/hens.png")
})

test("a place of a gallery takes several pictures, the others come into the next places", async ({
  page,
  editor,
}) => {
  const files = [1, 2, 3].map(async (number) => ({
    name: `hen-${number}.png`,
    mimeType: "image/png",
    buffer: await testImage(40 + number).toBuffer(),
  }))
  await editor.open("pages/poultry.json")
  await editor.button("form.addSection").click()
  await editor.dialog.getByRole("option", { name: /^Gallery/ }).click()
  const gallery = page.locator("[data-path$='.gallery.entries']")
  await gallery
    .locator("input[type=file]")
    .first()
    .setInputFiles(await Promise.all(files))
  await expect(gallery.getByText(/^hen-\d\.(png|webp)$/)).toHaveText([/1/, /2/, /3/])
  await page.keyboard.press("ControlOrMeta+z")
  await expect(gallery.getByText(/^hen/)).toHaveCount(0)
})
