import { expect, test } from "../../fixtures/editor"

test.describe.configure({ mode: "default" })

test("entries of a list and ventures are reordered", async ({ page, editor, site }) => {
  await editor.open("Ventures", "Poultry Trading")
  const [first] = JSON.parse(site.read("content/services/poultry-trading.json")).features
  await page.getByRole("button", { name: "Move Feature 1 down" }).click()
  await expect(page.getByRole("button", { name: "Move Feature 2 down" })).toBeFocused()
  await page.getByRole("spinbutton", { name: "Position" }).fill("5")
  const firstVenture = editor.preview.getByRole("heading", { level: 2 }).first()
  await expect(firstVenture).toHaveText("Poultry Trading")
  await editor.save()
  expect(editor.changedLines()).toEqual([
    '-  "position": 30,',
    '+  "position": 5,',
    `-    "${first}",`,
    `+    "${first}",`,
  ])
})

test("deletion needs a confirmation, and no link to the entry", async ({ page, editor, site }) => {
  const remove = page.getByRole("button", { name: "Delete entry" })
  await editor.open("Values", "Ambition")
  page.once("dialog", (dialog) => dialog.dismiss())
  await remove.click()
  expect(editor.changedFiles()).toEqual([])
  page.once("dialog", (dialog) => dialog.accept())
  await remove.click()
  await expect.poll(editor.changedFiles).toEqual([" D content/values/ambition.json"])

  const home = "content/pages/home.json"
  site.replace(home, ['"/services/"', '"/services/#poultry-trading"'])
  await editor.open("Ventures", "Poultry Trading")
  page.once("dialog", (dialog) => dialog.accept())
  await remove.click()
  await expect(page.getByText(/has no section "poultry-trading"/)).toBeVisible()
  expect(editor.changedFiles()).toEqual([` M ${home}`, " D content/values/ambition.json"])
})

test("palette and slogan of the site are previewed and saved", async ({ editor }) => {
  await editor.open("Site", "Site")
  const brand = editor.group("Palette").getByRole("textbox", { name: "Brand colour", exact: true })
  await brand.fill("#7a1f5c")
  await editor.field("Slogan").fill("Aim higher: Every Day")
  await expect(editor.preview.getByRole("heading", { level: 1 })).toHaveText(
    "Aim higher: Every Day",
  )
  const primaryButton = editor.preview.getByRole("main").getByRole("link").first()
  await expect(primaryButton).toHaveCSS("background-color", "rgb(122, 31, 92)")
  await editor.save()
  expect(editor.changedLines().filter((line) => line.startsWith("+"))).toEqual([
    '+  "slogan": "Aim higher: Every Day",',
    '+    "brand": "#7a1f5c",',
  ])
})

test("an icon is found by its name and saved", async ({ page, editor }) => {
  await editor.open("Values", "Ambition")
  await page.getByRole("button", { name: "Choose an icon" }).click()
  await page.getByRole("textbox", { name: "Search icons" }).fill("rocket")
  await page.getByRole("button", { name: "rocket", exact: true }).click()
  await expect(editor.field("Icon")).toHaveValue("rocket")
  await editor.save()
  expect(editor.changedLines()).toEqual(['-  "icon": "mountain",', '+  "icon": "rocket",'])
})

test("unknown keys and the order of keys in a file survive a save", async ({
  page,
  editor,
  site,
}) => {
  const reordered = site
    .read("content/values/ambition.json")
    .replace("{", '{ "colour": "#0e4d43", "mine": [1, {}],')
    .replace(/,\s+"colour": "#0e4d43"\n/, "\n")
  site.write("content/values/ambition.json", reordered)
  // The editor compares the form with the files as they were when it was opened.
  await page.reload()
  await editor.open("Values", "Ambition")
  await editor.field("Title").fill("Boldness")
  await editor.save()
  expect(site.read("content/values/ambition.json")).toMatch(
    /"title": "Boldness",(.|\n)*"colour": "#0e4d43",\n {2}"mine": \[\n {4}1,\n {4}\{\}\n {2}\]\n\}\n$/,
  )
})
