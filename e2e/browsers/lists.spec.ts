import { openWebKit } from "./engines/webkit"
import { expect, test } from "./test"
import { trialPath } from "./trial/trial"

// Only WebKit tells a screen reader nothing of a list whose style has no marks.
test("each list outside of the navigation is a list for a screen reader", async ({
  trial,
  size,
}) => {
  const tab = await openWebKit(size)
  try {
    for (const path of ["/", "/services/", "/about/", trialPath]) {
      await tab.goto(trial.origin + path)
      const count = await tab.run(() => {
        const lists = [...document.querySelectorAll<HTMLElement>("ul, ol")]
        const outside = lists.filter((list) => !list.closest("nav"))
        for (const [index, list] of outside.entries()) list.dataset.list = String(index)
        return outside.length
      }, null)
      expect(count, path).toBeGreaterThan(0)
      for (let index = 0; index < count; index++)
        expect(await tab.roleOf(`[data-list="${index}"]`), `${path} ${index}`).toBe("list")
    }
  } finally {
    await tab.end()
  }
})
