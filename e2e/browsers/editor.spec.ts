import { addressOf } from "../../plugins/content-editor/ui/route"
import { text } from "../../plugins/content-editor/ui/words/words"
import { startEditorServer } from "../fixtures/editorServer"
import { home } from "../support/content"
import { createSiteCopy } from "../support/builds/siteCopy"
import { click, pageText } from "./page"
import { expect, test } from "./test"

test.use({ size: { width: 1440, height: 900 } })

test("the editor opens a page, shows it, and saves what was typed", async ({ tab }) => {
  const site = await startEditorServer(await createSiteCopy([".gitignore"]))
  try {
    await tab.goto(
      site.address +
        addressOf({ view: "edit", file: "pages/home.json", path: ["vision", "title"] }),
    )
    const preview = () =>
      tab.run(() => {
        const frame = document.querySelector("iframe")
        const heading = frame?.contentDocument?.querySelector("h1")
        return { height: frame?.getBoundingClientRect().height ?? 0, heading: heading?.textContent }
      }, null)
    await expect.poll(preview).toMatchObject({ heading: expect.stringContaining("Aim for Big") })
    expect((await preview()).height).toBeGreaterThan(400)

    // The address leads to the field.
    const focused = () =>
      tab.run(() => {
        const field = document.activeElement
        return field && "value" in field ? field.value : null
      }, null)
    await expect.poll(focused).toBe(home.vision.title)
    await tab.press("End")
    await tab.type("!")
    await click(tab, text("app.save"))
    await expect.poll(() => pageText(tab)).toContain(text("app.saved"))
    expect(site.read("content/pages/home.json")).toContain("Diverse Markets!")
  } finally {
    await site.end()
  }
})
