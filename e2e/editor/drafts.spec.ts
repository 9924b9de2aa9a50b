import { expect, test } from "../fixtures/editor"
import { text } from "../../plugins/content-editor/ui/words/words"

const file = "values/ambition.json"
const other = "values/excellence.json"

test("words come back after a reload, in a new tab and after a crash, without a question", async ({
  page,
  editor,
  site,
  context,
}) => {
  await editor.open(file)
  await editor.field("Title").fill("Boldness")
  await page.reload()
  await expect(editor.field("Title")).toHaveValue("Boldness")
  await editor.field("Title").press("End")
  await page.keyboard.type(" and care")
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(`${site.address}#/edit/${file}`)
  await expect(next.getByRole("textbox", { name: "Title" })).toHaveValue("Boldness and care")
  expect(editor.changedFiles()).toEqual([])
})

test("steps back in the history never mix two items", async ({ page, editor }) => {
  await editor.open(file)
  await editor.field("Title").fill("Boldness")
  await editor.open(other)
  await editor.field("Title").fill("Greatness")
  await page.goBack()
  await expect(editor.field("Title")).toHaveValue("Boldness")
  await page.goForward()
  await expect(editor.field("Title")).toHaveValue("Greatness")
  await page.goBack()
  await editor.field("Title").press("End")
  await page.keyboard.type("!")
  await page.keyboard.press("ControlOrMeta+s")
  await editor.expectSaved()
  expect(editor.changedLines()).toEqual([
    '-  "title": "Ambition",',
    '+  "title": "Boldness!",',
    '-  "title": "Excellence",',
    '+  "title": "Greatness",',
  ])
})

test.describe("a request fails", () => {
  test.use({ expectsErrors: true })

  test("a failed save says what to do, stays, and is tried again", async ({
    page,
    editor,
    site,
  }) => {
    await editor.open(file)
    await editor.field("Title").fill("Boldness")
    await site.stop()
    await page.getByRole("button", { name: text("app.save"), exact: true }).click()
    const problem = page.getByRole("alert")
    await expect(problem).toContainText(text("server.noAnswer"))
    await expect(problem).toContainText(text("app.retries"))
    await expect(editor.field("Title")).toHaveValue("Boldness")
    await site.start()
    await expect(page.getByText(text("app.saved"), { exact: true }).first()).toBeVisible({
      timeout: 20_000,
    })
    await expect(problem).toHaveCount(0)
    expect(editor.saved(file).title).toBe("Boldness")
  })
})

test("a second tab says that the editor is open, and can continue", async ({
  page,
  editor,
  context,
  site,
}) => {
  await editor.open(file)
  await editor.field("Title").fill("Boldness")
  const second = await context.newPage()
  await second.goto(`${site.address}#/edit/${file}`)
  await expect(second.getByText(text("app.otherTab"))).toBeVisible()
  await second.getByRole("button", { name: text("app.continueHere") }).click()
  await expect(second.getByRole("textbox", { name: "Title" })).toHaveValue("Boldness")
  await expect(page.getByText(text("app.otherTab"))).toBeVisible()
})
