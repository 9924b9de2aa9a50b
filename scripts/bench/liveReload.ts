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
const endOfUpdate = "Writing page-data.json" // the last line that Gatsby prints for a change

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
    await Promise.all(["You can now view", endOfUpdate].map((line) => waitForOutput(server, line)))
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}`)
    await waitForText(page, homeText.text)
    const file = join(folder, homeText.file)
    const content = readFileSync(file, "utf8")
    const times: number[] = []
    for (let save = 1; save <= saves; save++) {
      progress(`save ${save}`)
      const text = `Are you ready, number ${save}?`
      const updated = waitForOutput(server, endOfUpdate)
      const start = performance.now()
      writeFileSync(file, content.replace(homeText.text, text))
      await waitForText(page, text)
      times.push(performance.now() - start)
      await updated
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

/** Waits for a text that a server prints from now on. */
async function waitForOutput(server: ChildProcess, text: string) {
  const ended = new AbortController()
  let output = ""
  const printed = new Promise<void>((resolve) => {
    const read = (part: Buffer) => {
      output += part.toString()
      if (output.includes(text)) resolve()
    }
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", read)
      ended.signal.addEventListener("abort", () => stream?.off("data", read))
    }
  })
  const exited = once(server, "exit", ended).then(() => {
    throw new Error(`The development server ended:\n${output}`)
  })
  await Promise.race([printed, exited])
  ended.abort()
}
