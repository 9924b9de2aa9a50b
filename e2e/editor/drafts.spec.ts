import { expect, test, text } from "../fixtures/editor"

const file = "values/ambition.json"

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

test("two presses send a change to the git host", async ({ page, editor, site }) => {
  const start = site.git("rev-parse", "HEAD").trim()
  site.git("init", "--quiet", "--bare", ".git/host")
  site.git("remote", "add", "origin", ".git/host")
  await editor.open(file)
  await editor.field("Title").fill("Boldness")
  await page.getByRole("link", { name: text("changes.title") }).click()
  await editor.button("changes.publish").click()
  await expect(page.getByText(/Everything saved is sent to origin/)).toBeVisible()
  expect(site.git("--git-dir=.git/host", "show", `HEAD:content/${file}`)).toContain("Boldness")
  site.git("remote", "remove", "origin")
  site.git("reset", "--quiet", "--hard", start)
})
