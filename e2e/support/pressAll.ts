import type { Locator, Page } from "@playwright/test"
import { newLines, readState, takeBack } from "./editor/editorState"
import { mouseOf, pressAndRelease, scrollTo, type Pointer } from "./presses"

const heights = [0.1, 0.5, 0.9, 0.3, 0.7]

type Options = {
  pointer?: Pointer
  opener?: Locator
  /** The height at which the first button is pressed, of five; the next one comes at the next height. */
  firstHeight?: number
}

/**
 * Presses each button at one of five heights of the window, and takes back what they do. The key Enter says what is
 * meant. Returns the number of presses, and those that moved a button by a pixel or did something else.
 */
export async function pressAll(page: Page, targets: Locator, options: Options = {}) {
  const { pointer = mouseOf(page), opener, firstHeight = 0 } = options
  const unmeant: string[] = []
  let presses = 0
  const before = await readState(page, 30)
  // What is disabled now may be enabled later.
  const count = await targets.count()
  for (let index = 0; index < count; index++) {
    const target = targets.nth(index)
    if (!(await target.and(page.locator(":enabled, summary")).count())) continue
    // A press falls on what is below.
    if (await target.evaluate((element) => getComputedStyle(element).pointerEvents === "none"))
      continue
    const name = (await target.getAttribute("aria-label")) ?? (await target.textContent())
    await target.press("Enter")
    const meant = await readState(page, 10)
    if (meant !== before) await takeBack(page, target, before, opener)
    const height = heights[(firstHeight + index) % heights.length]
    const place = await scrollTo(target, height, true)
    if (!place.isOnTop) continue
    const movedBy = await pressAndRelease(target, pointer, place)
    presses++
    const state = await readState(page, 120, meant)
    if (movedBy >= 1 || state !== meant)
      unmeant.push(`${name} at ${height} moved by ${movedBy}: ${newLines(state, meant).join("; ")}`)
    if (state !== before) await takeBack(page, target, before, opener)
  }
  return { presses, unmeant }
}
