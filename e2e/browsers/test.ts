import { expect, test as base } from "@playwright/test"
import { openFirefox } from "./engines/firefox"
import type { Size, Tab } from "./engines/tab"
import { openWebKit } from "./engines/webkit"
import { serveTrial, type Trial } from "./trial/serve"

export { expect }

const engines = { firefox: openFirefox, webkit: openWebKit }

type TestFixtures = {
  size: Size
  /** An error that the test causes itself. */
  expectedError: RegExp | undefined
  tab: Tab
}
type WorkerFixtures = { engine: keyof typeof engines; trial: Trial }

/** Tests in a tab of another browser. Each also fails on an error that the browser logs. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ["firefox", { option: true, scope: "worker" }],
  trial: [
    async ({ engine: _engine }, use) => {
      const trial = await serveTrial()
      await use(trial)
      await trial.end()
    },
    { scope: "worker" },
  ],
  size: [{ width: 390, height: 844 }, { option: true }],
  expectedError: [undefined, { option: true }],
  tab: async ({ engine, size, expectedError }, provide, info) => {
    const tab = await engines[engine](size)
    await provide(tab)
    // Before the picture, for which Playwright adds a style that the page's policy forbids.
    const errors = [...tab.errors()]
    await info.attach("page", { body: await tab.screenshot(), contentType: "image/png" })
    await tab.end()
    expect(errors.filter((error) => !expectedError?.test(error))).toEqual([])
  },
})
