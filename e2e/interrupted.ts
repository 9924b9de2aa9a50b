import { createHash } from "node:crypto"
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { stagingIn, swapIn } from "../scripts/build/publicFolder"
import { build, copySite, removeSite, serveCopy, shrinkPictures, startBuild } from "./builds"

const words = { file: "content/pages/home.json", last: "Ready to Aim for Big?", next: "Ready?" }

const pages: Record<string, string> = {
  "/": "index.html",
  "/about/": "about/index.html",
  "/services/": "services/index.html",
  "/contact/": "contact/index.html",
  "/no-such-page/": "404.html",
}

const breath = 50 // ms, between two rounds of a visitor

const textAt = async (address: string) => (await fetch(address)).text()

/** Every file below a folder, with what tells its bytes. */
export const bytesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file.replaceAll("\\", "/"), fingerprint(readFileSync(join(folder, file)))])
      .toSorted(),
  )

const fingerprint = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex")

/** A small copy of the site, built, in which a word has changed since: it has a last and a next site. */
export async function changedSite() {
  const folder = copySite()
  const before = `${folder}-before`
  const site = join(folder, "public")
  const change = (from: string, to: string) => {
    const file = join(folder, words.file)
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to))
  }
  const buildWell = async () => {
    const began = performance.now()
    const { code, output } = await build(folder)
    if (code !== 0) throw new Error(output)
    return performance.now() - began
  }
  const htmlNow = () =>
    Object.entries(pages).map(([path, file]) => [path, readFileSync(join(site, file), "utf8")])

  await shrinkPictures(folder)
  await buildWell()
  cpSync(join(folder, ".build"), join(before, ".build"), asItIs)
  cpSync(site, join(before, "public"), asItIs)
  const last = bytesIn(site)
  const lastHtml = htmlNow()
  change(words.last, words.next)
  const duration = await buildWell()
  const next = bytesIn(site)
  const html = new Set([...lastHtml, ...htmlNow()].map(String))

  return {
    folder,
    site,
    last,
    next,
    duration,
    buildWell,
    /** Back to the last site, under the eyes of its visitors. */
    goBack() {
      rmSync(join(folder, ".build"), { recursive: true })
      cpSync(join(before, ".build"), join(folder, ".build"), asItIs)
      cpSync(join(before, "public"), stagingIn(folder), asItIs)
      swapIn(folder)
    },
    /** Kills a build after a time, or once it has said some words; which site is in public/ then. */
    async kill(when: number | string) {
      const { ended, said, kill } = startBuild(folder)
      await Promise.race([typeof when === "number" ? setTimeout(when) : said(when), ended])
      kill()
      await ended
      const now = JSON.stringify(bytesIn(site))
      if (now === JSON.stringify(next)) return "next"
      return now === JSON.stringify(last) ? "last" : "neither"
    },
    /** Asks a server for all pages over and over; tells at the end how often, and what was wrong. */
    async visit() {
      const { address, stop } = await serveCopy(folder)
      const wrong: string[] = []
      let answers = 0
      const over = new AbortController()
      const visits = async () => {
        while (!over.signal.aborted) {
          await setTimeout(breath)
          for (const path of Object.keys(pages)) {
            const text = await textAt(address + path).catch(String)
            answers += 1
            if (!html.has(String([path, text]))) wrong.push(`${path}: ${text.slice(0, 200)}`)
          }
        }
      }
      const visiting = visits()
      return async () => {
        over.abort()
        await visiting
        stop()
        return { answers, wrong }
      }
    },
    remove() {
      removeSite(folder)
      removeSite(before)
    },
  }
}

const asItIs = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true }
