import { expect, test } from "../fixtures/editor"
import { text } from "../../plugins/content-editor/ui/words/words"

const ventures = ["E-commerce & Fashion", "Founder-Investor Connect", "Poultry Trading"]

test("a new venture needs a title only, starts without red, and is saved with its id", async ({
  page,
  editor,
}) => {
  await editor.createVenture("Bee Keeping")
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0)

  await editor.field("Subtitle").fill("Honey from the hills")
  await editor.field("Description").fill("We keep bees. ")
  for (const number of [1, 2, 3, 4]) await editor.field(`Feature ${number}`).fill(`Honey ${number}`)
  await page.getByRole("button", { name: text("pictures.choose") }).click()
  await page.getByRole("dialog").getByText("hero.png").click()
  await editor.preview.getByRole("heading", { name: "Bee Keeping" }).waitFor()
  await page.getByRole("group", { name: "Picture" }).getByLabel("Description").fill("A hive")
  await editor.save()
  expect(editor.saved("services/bee-keeping.json")).toMatchObject({
    id: "bee-keeping",
    position: 40,
    title: "Bee Keeping",
    description: "We keep bees.",
    features: ["Honey 1", "Honey 2", "Honey 3", "Honey 4"],
    image: { file: "images/hero.png", description: "A hive" },
  })
})

test("items are put in order by mouse and by keyboard, and only positions change", async ({
  page,
  editor,
}) => {
  await editor.openStart()
  const list = page.getByRole("grid", { name: "Ventures" })
  const titles = async () => {
    const rows = await list.getByRole("row").allTextContents()
    const notes = [text("start.kept"), text("unfinished.count", { count: 1 })]
    return rows.map((row) => notes.reduce((words, note) => words.replace(note, "").trim(), row))
  }
  expect(await titles()).toEqual(ventures)
  const [fashion, , poultry] = ventures.map((name) => list.getByRole("row", { name }))
  await poultry.dragTo(fashion, { targetPosition: { x: 100, y: 2 } })
  await expect.poll(titles).toEqual([ventures[2], ventures[0], ventures[1]])

  const handle = page.getByRole("button", { name: text("start.drag", { title: ventures[2] }) })
  await handle.focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect.poll(titles).toEqual([ventures[0], ventures[2], ventures[1]])
  await editor.save()
  expect(editor.changedLines().every((line) => line.includes('"position"'))).toBe(true)
})

test("deleting asks where links shall lead, and comes back with one press", async ({
  page,
  editor,
  site,
}) => {
  site.replace("content/pages/home.json", ['"/services/"', '"/services/#poultry-trading"'])
  await editor.openStart()
  await editor.chooseInMenu("Poultry Trading", "actions.delete")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText(text("start.newTarget"))
  await dialog.getByRole("combobox").selectOption("/about/")
  await dialog.getByRole("button", { name: text("actions.delete") }).click()
  await editor.save()
  expect(editor.saved("pages/home.json").hero.ventures.to).toBe("/about/")
  expect(editor.changedFiles()).toContain(" D content/services/poultry-trading.json")

  await page.getByRole("button", { name: text("app.close") }).click()
  await page.getByText(text("start.deletedItems")).click()
  await page.getByRole("button", { name: "Bring back Poultry Trading", exact: true }).click()
  await editor.save()
  expect(editor.saved("services/poultry-trading.json").id).toBe("poultry-trading")
})

test("search finds a text of any content and leads to its field", async ({ page, editor }) => {
  await editor.open("values/ambition.json")
  await page.keyboard.press("ControlOrMeta+k")
  await page.keyboard.type("unified vision")
  await page.getByRole("link", { name: /A Unified Vision/ }).click()
  await expect(editor.field("Heading").and(page.locator(":focus"))).toHaveValue(
    "A Unified Vision for Diverse Markets",
  )
  await expect(editor.preview.getByRole("heading", { name: "Unified" })).toBeInViewport()
})
