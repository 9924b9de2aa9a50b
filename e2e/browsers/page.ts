import { expect } from "./test"
import type { Tab } from "./engines/tab"

/** Opens a page and waits until React has hydrated it. */
export async function visit(tab: Tab, url: string) {
  await tab.goto(url)
  await expect
    .poll(() =>
      tab.run(() => {
        dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
        return performance.getEntriesByName("onInitialClientRender").length
      }, null),
    )
    .toBeGreaterThan(0)
}

/** The centre of the first visible control of a name, in the viewport; null without one. */
const centreOf = (name: string) => {
  const control = [...document.querySelectorAll("a, button, summary, input, textarea")].find(
    (one) =>
      (one.getAttribute("aria-label") ?? one.textContent).trim() === name && one.checkVisibility(),
  )
  if (!control) return null
  const { top, bottom } = control.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight)
    control.scrollIntoView({ block: "center", behavior: "instant" })
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Clicks a control by its name, once it stands still. */
export async function click(tab: Tab, name: string) {
  let point = { x: 0, y: 0 }
  await expect(async () => {
    const now = await tab.run(centreOf, name)
    const last = point
    point = now ?? last
    expect(now, `There is no control "${name}".`).toEqual(last)
  }).toPass()
  await tab.click(point)
}

/** Whether a control of this name can be seen. */
export const isShown = (tab: Tab, name: string) =>
  tab.run(
    (one) =>
      [...document.querySelectorAll("a, button, aside")].some(
        (control) =>
          (control.getAttribute("aria-label") ?? control.textContent).trim() === one &&
          control.checkVisibility({ visibilityProperty: true }),
      ),
    name,
  )

export const focusedName = (tab: Tab) =>
  tab.run(() => document.activeElement?.textContent?.trim() ?? "", null)

export const path = (tab: Tab) => tab.run(() => location.pathname, null)
export const pageText = (tab: Tab) => tab.run(() => document.body.innerText, null)
export const scrollTop = (tab: Tab) => tab.run(() => Math.round(scrollY), null)
export const scrollTo = (tab: Tab, top: number) =>
  tab.run((to) => window.scrollTo({ top: to, behavior: "instant" }), top)
export const go = (tab: Tab, steps: number) => tab.run((by) => history.go(by), steps)
