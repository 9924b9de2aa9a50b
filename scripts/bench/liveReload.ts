import type { Page } from "@playwright/test"
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../lib/ports"
import { homeText, withSiteCopy } from "./copySite"
import { launchBrowser } from "./launchBrowser"
import { createProgress, printTable, summarise } from "./output"

const saves = 9
const pauseMs = 1500 // so that one update has ended before the next begins

/** Times how long a saved content file takes to appear on the open page of the development server. */
export const benchLiveReload = () => withSiteCopy(measureSaves)

async function measureSaves(folder: string) {
  const port = await freePort()
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/build/develop.ts"], {
    cwd: folder,
    env: { ...process.env, CI: "1", NODE_ENV: "development", PORT: String(port) },
    detached: true, // A process group, which can be killed as a whole.
  })
  const browser = await launchBrowser()
  const progress = createProgress(saves + 1)
  try {
    progress("the development server starts")
    await waitForOutput(server, "You can now view")
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}`)
    await waitForText(page, homeText.text)
    const file = join(folder, homeText.file)
    const content = readFileSync(file, "utf8")
    const times: number[] = []
    for (let save = 1; save <= saves; save++) {
      progress(`save ${save}`)
      await page.waitForTimeout(pauseMs)
      const text = `Are you ready, number ${save}?`
      const start = performance.now()
      writeFileSync(file, content.replace(homeText.text, text))
      await waitForText(page, text)
      times.push(performance.now() - start)
    }
    printTable("live-reload", [summarise("from save to page (ms)", times)])
  } finally {
    await browser.close()
    if (server.pid && server.exitCode === null) {
      process.kill(-server.pid, "SIGKILL")
      await once(server, "exit")
    }
  }
}

/** Checks each frame. Playwright's own waiting checks twice a second. */
const waitForText = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.body.innerText.includes(expected), text, {
    polling: "raf",
  })

const waitForOutput = (server: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let output = ""
    const read = (part: Buffer) => {
      output += part.toString()
      if (output.includes(text)) resolve()
    }
    server.stdout?.on("data", read)
    server.stderr?.on("data", read)
    server.once("exit", () => reject(new Error(`The development server ended:\n${output}`)))
  })
