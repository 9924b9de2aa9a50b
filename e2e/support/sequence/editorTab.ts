import { expect, type BrowserContext, type Page } from "@playwright/test"
import { addressOf, type Route as View } from "../../../plugins/content-editor/admin/route"
import type { Place } from "./contents"

export type EditorTab = ReturnType<typeof createEditorTab>

/** A tab with the editor, which can be killed and opened anew. */
export function createEditorTab(context: BrowserContext, address: string) {
  let page: Page
  let visits = 0 // the views to which the browser can go back

  const isOpened = () => expect(page.getByRole("heading", { level: 1 })).toBeVisible()

  async function go(view: View) {
    const isOther = await page.evaluate((hash) => {
      if (location.hash === hash) return false
      return new Promise<boolean>((resolve) => {
        const handleChange = ({ newURL }: HashChangeEvent) => {
          if (newURL !== location.href) return
          removeEventListener("hashchange", handleChange)
          resolve(true)
        }
        addEventListener("hashchange", handleChange)
        location.hash = hash
      })
    }, addressOf(view))
    if (isOther) visits++
    return isOther
  }
  /** Goes to a field. Returns its control, which has the focus. */
  async function focus({ file, path }: Place) {
    const isOther = await go({ view: "edit", file, path })
    const field = page.locator(`[data-path="${path.join(".")}"]`)
    if (!isOther) await field.locator("input, textarea, button").first().focus()
    const control = field.locator(":focus")
    await expect(control).toBeVisible()
    return control
  }
  const press = (name: string) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).click()

  return {
    go,
    focus,
    press,
    page: () => page,
    async open() {
      page = await context.newPage()
      visits = 0
      await page.goto(address)
      await isOpened()
    },
    async goBack() {
      if (visits > 0) await page.goBack()
      visits = Math.max(0, visits - 1)
    },
    async reload() {
      await page.reload()
      await isOpened()
    },
  }
}
