import { chromium } from "@playwright/test"
import * as fc from "fast-check"
import { editorOn, expect, test } from "../../fixtures/editor"
import type { EditorSite } from "../../fixtures/editorServer"

const kills = Number(process.env.KILLS ?? 3)
const seed = Number(process.env.SEED ?? 1)

const files = ["values/ambition.json", "values/connection.json", "services/poultry-trading.json"]
const labels = ["Title", "Description"]

/** What a person does in the form of one file. */
const step = fc.record({
  file: fc.constantFrom(...files),
  label: fc.constantFrom(...labels),
  action: fc.constantFrom("type", "type", "type", "undo", "redo", "save"),
  words: fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."abc hens నె") }),
  pauseMs: fc.constantFrom<number[]>(0, 0, 300, 1200),
})
const sequence = fc.array(step, { minLength: 3, maxLength: 8 })
type Sequence = ReturnType<typeof sequence.generate>["value"]

/** Starts Chromium with a profile. `kill` ends all its processes at once, as a crash, a power cut or Android does. */
async function startBrowser(profile: string, executablePath: string | undefined) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  })
  const session = await context.browser()?.newBrowserCDPSession()
  return {
    page: context.pages()[0],
    async kill() {
      const isClosed = context.waitForEvent("close")
      const { processInfo = [] } = (await session?.send("SystemInfo.getProcessInfo")) ?? {}
      for (const { id } of processInfo) process.kill(id, "SIGKILL")
      await isClosed
    },
  }
}

/**
 * Does steps in the editor, kills the browser, and expects the same words when it starts again. It sleeps: a browser
 * writes to the disk seconds after it is told to, which no clock of a page can hasten.
 */
async function expectNothingLost(
  steps: Sequence,
  { site, start }: { site: EditorSite; start: () => ReturnType<typeof startBrowser> },
  killAfterMs = 600,
) {
  // A save removes spaces at the ends.
  const valuesOf = (editor: ReturnType<typeof editorOn>) =>
    Promise.all(labels.map(async (label) => (await editor.field(label).inputValue()).trim()))
  const original = site.git("ls-files", "content")
  const shown = new Map<string, string[]>()
  const { page, kill } = await start()
  const editor = editorOn(page, site)
  let current = ""
  for (const { file, label, action, words, pauseMs } of steps) {
    if (file !== current) await editor.open(file)
    current = file
    const field = editor.field(label)
    await field.press("End")
    if (action === "type") await field.pressSequentially(words, { delay: 15 })
    else
      await field.press({ undo: "Control+z", redo: "Control+Shift+z", save: "Control+s" }[action])
    await page.waitForTimeout(pauseMs)
    shown.set(file, await valuesOf(editor))
  }
  await page.waitForTimeout(killAfterMs)
  await kill()

  const again = await start()
  const after = new Map<string, string[]>()
  for (const file of shown.keys()) {
    await editorOn(again.page, site).open(file)
    after.set(file, await valuesOf(editorOn(again.page, site)))
  }
  await again.kill()
  const place = `SEED=${seed}: ${JSON.stringify(steps)}`
  expect([...after], place).toEqual([...shown])
  const changed = site.git("diff", "--name-only").split("\n").filter(Boolean)
  const touched = [...shown.keys()].map((file) => `content/${file}`)
  expect(touched, place).toEqual(expect.arrayContaining(changed))
  expect(site.git("ls-files", "content"), place).toBe(original)
  site.restore()
}

/** A text that somebody types for more than ten seconds, with pauses to think. */
const typing: Sequence = ["Each letter is there ", "when the power is back. ".repeat(5)]
  .flatMap((text) => text.match(/.{1,30}/g) ?? [])
  .map((words) => ({ file: files[0], label: labels[1], action: "type", words, pauseMs: 700 }))

test.describe.configure({ timeout: 120_000 * kills })

for (const pauseMs of [500, 1500, 7000, 30_000])
  test(`no letter is lost when the browser is killed ${pauseMs} ms after typing`, async ({
    site,
    launchOptions: { executablePath },
  }, info) => {
    for (let kill = 0; kill < kills; kill++) {
      const start = () => startBrowser(info.outputPath(String(kill)), executablePath)
      await expectNothingLost(typing, { site, start }, pauseMs)
    }
  })

test("random sequences with kills lose no word, and change nothing that nobody touched", async ({
  site,
  launchOptions: { executablePath },
}, info) => {
  for (const [index, steps] of fc.sample(sequence, { numRuns: kills, seed }).entries()) {
    const start = () => startBrowser(info.outputPath(`sequence-${index}`), executablePath)
    await expectNothingLost(steps, { site, start })
  }
})
