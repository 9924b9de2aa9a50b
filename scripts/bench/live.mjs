import { chromium } from "@playwright/test"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { findBrowser } from "../browser.mjs"
import { copySite, environment, gatsby, sentence } from "./copy.mjs"
import { median, progress, publish } from "./print.mjs"

const saves = 9
const port = "8765"
const pause = 1500 // ms, so that one change is done before the next

/** From saving a content file to its new words on the open page, while the site is developed. */
export async function benchLive() {
  const { folder, remove } = copySite()
  const server = spawn(process.execPath, [gatsby, "develop", "--port", port], {
    cwd: folder,
    env: { ...environment, NODE_ENV: "development" },
    detached: true, // a group of its own, so that it can be ended with all its processes
  })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  })
  const step = progress(saves + 1)
  try {
    step("the development server starts")
    await says(server, "You can now view")
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}`)
    await page.getByRole("heading", { name: sentence.text }).waitFor()
    const file = join(folder, sentence.file)
    const text = readFileSync(file, "utf8")
    const times = []
    for (let save = 1; save <= saves; save++) {
      step(`save ${save}`)
      await page.waitForTimeout(pause)
      const words = `Are you ready, number ${save}?`
      const start = performance.now()
      writeFileSync(file, text.replace(sentence.text, words))
      await isShown(page, words)
      times.push(performance.now() - start)
    }
    step("done")
    const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)]
    const ms = (time) => `${Math.round(time)} ms`
    publish("live", [
      { what: "saved to seen", median: ms(middle), least: ms(least), most: ms(most) },
    ])
  } finally {
    await browser.close()
    process.kill(-server.pid, "SIGKILL")
    await once(server, "exit")
    remove()
  }
}

/** Asks with every frame: Playwright's own waiting asks twice a second. */
const isShown = (page, words) =>
  page.waitForFunction((text) => document.body.innerText.includes(text), words, { polling: "raf" })

const says = (server, words) =>
  new Promise((resolve, reject) => {
    let output = ""
    const listen = (part) => {
      output += part
      if (output.includes(words)) resolve()
    }
    server.stdout.on("data", listen)
    server.stderr.on("data", listen)
    server.once("exit", (code) => reject(new Error(`It ended with code ${code}:\n${output}`)))
  })
