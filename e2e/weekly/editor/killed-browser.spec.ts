import { chromium } from "@playwright/test"
import { editorOn, expect, test } from "../../fixtures/editor"

const kills = Number(process.env.KILLS ?? 3)
const file = "values/ambition.json"

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

/** A text that somebody types for more than ten seconds, with pauses to think. */
const typing =
  `Each letter is there ${"when the power is back. ".repeat(5)}`.match(/.{1,30}/g) ?? []

test.describe.configure({ timeout: 120_000 * kills })

// It sleeps: a browser writes to the disk seconds after it is told to, which no clock of a page can hasten.
for (const pauseMs of [500, 1500, 7000, 30_000])
  test(`no letter is lost when the browser is killed ${pauseMs} ms after typing`, async ({
    site,
    launchOptions: { executablePath },
  }, info) => {
    for (let kill = 0; kill < kills; kill++) {
      const open = async () => {
        const browser = await startBrowser(info.outputPath(String(kill)), executablePath)
        const editor = editorOn(browser.page, site)
        await editor.open(file)
        return { ...browser, field: editor.field("Description") }
      }
      const first = await open()
      await first.field.press("End")
      for (const words of typing) {
        await first.field.pressSequentially(words, { delay: 15 })
        await first.page.waitForTimeout(700)
      }
      const typed = await first.field.inputValue()
      await first.page.waitForTimeout(pauseMs)
      await first.kill()
      const again = await open()
      await expect(again.field).toHaveValue(typed)
      await again.kill()
      expect(site.git("status", "--porcelain", "content")).toBe("")
    }
  })
