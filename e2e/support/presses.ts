import type { Locator, Page } from "@playwright/test"

/**
 * Scrolls an element's middle to a part of the height of the window, or of the dialog that scrolls it,
 * as far as possible. `firstField` moves the focus there, because a press that takes it away may do more.
 * Returns where the middle is, and whether nothing else is shown there.
 */
export const scrollTo = (target: Locator, part: number, firstField = false) =>
  target.evaluate(
    (element, { at, isFocusMoved }) => {
      const field = element
        .closest("[role=dialog], main")
        ?.querySelector<HTMLElement>("input:not([type=file]), textarea")
      if (isFocusMoved) field?.focus({ preventScroll: true })
      const { top, height } = element.getBoundingClientRect()
      const scrolled = element.closest("[role=dialog]")?.parentElement ?? document.scrollingElement
      scrolled?.scrollBy(0, top + height / 2 - innerHeight * at)
      const box = element.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      return { x, y, isOnTop: element.contains(document.elementFromPoint(x, y)) }
    },
    { at: part, isFocusMoved: firstField },
  )

/** By how many pixels an element is away from a place after the browser has rendered what happened. */
const distanceTo = (target: Locator, place: { x: number; y: number }) =>
  target.evaluate(async (element, { x, y }) => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const { left, top, width, height } = element.getBoundingClientRect()
    return Math.abs(left + width / 2 - x) + Math.abs(top + height / 2 - y)
  }, place)

/** Presses and releases a pointer. */
export type Pointer = {
  press: (x: number, y: number) => Promise<void>
  release: () => Promise<void>
}

export const mouseOf = ({ mouse }: Page): Pointer => ({
  press: (x, y) => mouse.move(x, y).then(() => mouse.down()),
  release: () => mouse.up(),
})

/** Makes the window a touch screen until the page is closed. */
export async function fingerOn(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true })
  const touch = async (
    type: "touchStart" | "touchEnd",
    ...touchPoints: { x: number; y: number }[]
  ) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints })
  }
  return { press: (x, y) => touch("touchStart", { x, y }), release: () => touch("touchEnd") }
}

/** Presses an element at a place and releases it there. Returns by how many pixels it moved meanwhile. */
export async function pressAndRelease(
  target: Locator,
  { press, release }: Pointer,
  place: { x: number; y: number },
) {
  await press(place.x, place.y)
  const movedBy = await distanceTo(target, place)
  await release()
  return movedBy
}
