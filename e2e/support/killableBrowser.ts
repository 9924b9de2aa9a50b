import { chromium } from "@playwright/test"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import * as fc from "fast-check"
import { editorOn } from "../fixtures/editor"

/**
 * Starts Chromium with a profile of its own. `kill` ends all its processes at once, as a crash, a
 * power cut or Android does.
 */
async function startBrowser(executable: string, profile: string) {
  const switches = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
  const program = spawn(
    executable,
    [...switches, `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"],
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  )
  const ended = once(program, "exit")
  const browser = await chromium.connectOverCDP(await debuggingAddress(program.stderr))
  const [page] = browser.contexts()[0].pages()
  return {
    page,
    async kill() {
      if (program.pid) process.kill(-program.pid, "SIGKILL")
      await ended
    },
  }
}

/** The address that Chromium prints when it has started. */
async function debuggingAddress(output: NodeJS.ReadableStream) {
  for await (const line of createInterface(output)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error("Chromium has ended before it could be controlled.")
}

const typedWords =
  "A text that somebody types for more than ten seconds, with pauses to think, and of which each " +
  "letter is there when the power is back."

/**
 * Types into a field of the editor with pauses, waits, kills the browser, and starts it again. Returns what the field
 * held before and holds after. It sleeps, in the weekly run only: a browser writes to the disk seconds after it is told
 * to, which no clock of a page can hasten.
 */
export async function typeAndKill(
  site: Parameters<typeof editorOn>[1],
  { executable, profile, pauseMs }: { executable: string; profile: string; pauseMs: number },
) {
  const start = async () => {
    const browser = await startBrowser(executable, profile)
    const editor = editorOn(browser.page, site)
    await editor.open("values/ambition.json")
    return { ...browser, field: editor.field("Description") }
  }
  const { page, field, kill } = await start()
  await field.fill("")
  for (const part of typedWords.match(/.{1,30}/g) ?? []) {
    await field.pressSequentially(part, { delay: 60 })
    await page.waitForTimeout(700)
  }
  const before = await field.inputValue()
  await page.waitForTimeout(pauseMs)
  await kill()
  const again = await start()
  const after = await again.field.inputValue()
  await again.kill()
  return { before, after }
}

type Site = Parameters<typeof editorOn>[1]

const files = ["values/ambition.json", "values/connection.json", "services/poultry-trading.json"]
const labels = ["Title", "Description"]

/** What a person does in the form of one file. */
const step = fc.record({
  file: fc.constantFrom(...files),
  label: fc.constantFrom(...labels),
  action: fc.constantFrom("type", "type", "type", "undo", "redo", "save"),
  words: fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."abc hens నె") }),
  pauseMs: fc.constantFrom(0, 0, 300, 1200),
})

/** Sequences of what a person may do between two kills. A seed draws the same ones again. */
export const drawSequences = (count: number, seed: number) =>
  fc.sample(fc.array(step, { minLength: 3, maxLength: 8 }), { numRuns: count, seed })

/** Does the steps of a sequence, and kills the browser. Returns what the forms showed before, and what they show after. */
export async function editAndKill(
  site: Site,
  sequence: ReturnType<typeof drawSequences>[number],
  { executable, profile }: { executable: string; profile: string },
) {
  const shown = new Map<string, string[]>()
  const { page, kill } = await startBrowser(executable, profile)
  const editor = editorOn(page, site)
  // A save removes spaces at the ends.
  const valuesOf = (own: ReturnType<typeof editorOn>) =>
    Promise.all(labels.map(async (label) => (await own.field(label).inputValue()).trim()))
  let current = ""
  for (const { file, label, action, words, pauseMs } of sequence) {
    if (file !== current) await editor.open(file)
    current = file
    const field = editor.field(label)
    await field.press("End")
    if (action === "type") await field.pressSequentially(words, { delay: 15 })
    else if (action === "undo") await field.press("Control+z")
    else if (action === "redo") await field.press("Control+Shift+z")
    else await field.press("Control+s")
    await page.waitForTimeout(pauseMs)
    shown.set(file, await valuesOf(editor))
  }
  await page.waitForTimeout(600)
  await kill()
  const again = await startBrowser(executable, profile)
  const after = new Map<string, string[]>()
  const editorAgain = editorOn(again.page, site)
  for (const file of shown.keys()) {
    await editorAgain.open(file)
    after.set(file, await valuesOf(editorAgain))
  }
  await again.kill()
  return { shown, after }
}
