import type { Locator, Page } from "@playwright/test"
import { text } from "../../../plugins/content-editor/ui/words/words"

/**
 * What can be seen of the editor: its address, and each control with its name, value and state. Waits
 * until it is the expected one, or has not changed for a number of frames.
 */
export const readState = (page: Page, quietFrames: number, expected?: string) =>
  page.evaluate(
    async ({ wanted, quiet, loading }) => {
      const controls =
        "h2, summary, button, input, textarea, select, header p, [role^=menuitem], [role=option]"
      const describe = (one: Element) => [
        one.getAttribute("aria-label") ?? one.textContent,
        "value" in one && one.value,
        one.ariaExpanded ?? one.ariaPressed ?? one.ariaSelected,
        one.checkVisibility(),
      ]
      const read = () =>
        [location.hash, ...[...document.querySelectorAll(controls)].map(describe)].join("\n")
      let state = read()
      const isLoading = () =>
        [...document.querySelectorAll("[role=status]")].some((one) => one.textContent === loading)
      for (let frames = 0; state !== wanted && (frames < quiet || isLoading()); frames++) {
        await new Promise(requestAnimationFrame)
        const next = read()
        if (next !== state) frames = 0
        state = next
      }
      return state
    },
    { wanted: expected, quiet: quietFrames, loading: text("actions.loading") },
  )

/** The lines of a state that are not in the other. */
export const newLines = (state: string, other: string) =>
  state.split("\n").filter((line) => !other.split("\n").includes(line))

/**
 * Takes back what the press of a button has done, so that the editor looks as before. The last way is a
 * button: that of the dialog in which was pressed, or the pressed one, if it is a switch.
 */
export async function takeBack(page: Page, target: Locator, before: string, opener?: Locator) {
  const ways = [
    page.locator("[role=menu], [role=dialog]").nth(opener ? 1 : 0),
    page.locator("[role=alertdialog] button").first(),
    page.getByRole("button", { name: text("item.undo"), exact: true, disabled: false }),
    opener ?? target,
  ]
  for (const [index, way] of ways.entries()) {
    if ((await way.count()) === 0) continue
    await (index === 0 ? page.keyboard.press("Escape") : way.press("Enter"))
    if (opener && way !== opener) continue
    if ((await readState(page, 60, before)) === before) return
  }
  const state = await readState(page, 0)
  const difference = [...newLines(state, before), "without", ...newLines(before, state)].join("; ")
  throw new Error(`A press could not be taken back: ${difference}`)
}
