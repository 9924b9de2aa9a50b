// Times builds of a copy of the site whose content has grown: `npm run bench -- --pages 300`.
import "./lib/siteModel"
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { isComposedPage } from "../plugins/content-model/read/pageAddress"
import { listFiles } from "../plugins/hosting/listFiles"
import { runCommand, UsageError } from "./lib/runCommand"

const usage = `Usage: npm run bench -- [--pages 300] [--items services=3000] [--pictures 30]
Adds composed pages; replaces the items of a folder below content/ and their pictures.`

const notCopied = /^(\.git|\.build|\.cache|node_modules|public|test-results)$/

async function bench() {
  const options = { pages: { type: "string" }, items: { type: "string" } } as const
  const { values } = parseArgs({ options: { ...options, pictures: { type: "string" } } })
  const [collection, count] = values.items?.split("=") ?? []
  const [pages, items, pictures] = [values.pages, count, values.pictures].map(toNumber)
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  try {
    for (const name of readdirSync("."))
      if (!notCopied.test(name)) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
    const content = join(folder, "content")
    const [page] = listFiles(content).filter(isComposedPage)
    if (items > 0) await addItems(content, collection, items, pictures || 3)
    for (let number = 1; number <= pages; number++) addPage(join(content, page), number)
    console.table({
      cold: timeBuild(folder),
      unchanged: timeBuild(folder),
      "one page changed": (replaceTitle(join(content, page)), timeBuild(folder)),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toNumber(text = "0") {
  if (!/^\d+$/.test(text)) throw new UsageError(`"${text}" is not a number.`)
  return Number(text)
}

/** Adds a page like another, with a title, a description and an address of its own. */
function addPage(page: string, number: number) {
  const own = readFileSync(page, "utf8")
    .replace('"title": "', `"title": "${number} `)
    .replace('"description": "', `"description": "${number} `)
  writeFileSync(page.replace(/[^/]+$/, `page-${number}.json`), own)
}

/** Replaces the items of a folder by copies of one, which share pictures of different hues. */
async function addItems(content: string, name: string, items: number, pictures: number) {
  const folder = join(content, name)
  const [first] = readdirSync(folder)
  const template = readFileSync(join(folder, first), "utf8")
  const [picture] = template.match(/(?<=")images\/[^"]+/) ?? []
  if (picture)
    for (let number = 0; number < pictures; number++)
      // As slow to encode as a real picture.
      await sharp(join(content, picture))
        .resize(800, 600)
        .modulate({ hue: Math.round((number * 360) / pictures) })
        .toFile(join(content, `images/generated-${number}.png`))
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  for (let number = 1; number <= items; number++) {
    const own = picture
      ? template.replaceAll(picture, `images/generated-${number % pictures}.png`)
      : template
    const { id, ...item } = JSON.parse(own)
    const names = { ...(id && { id: `item-${number}` }), position: number, title: `Item ${number}` }
    writeFileSync(join(folder, `item-${number}.json`), JSON.stringify({ ...item, ...names }))
  }
}

const replaceTitle = (page: string) =>
  writeFileSync(page, readFileSync(page, "utf8").replace('"title": "', '"title": "New '))

/** Builds the site in a folder. Returns its time and that of all its processors, in seconds. */
function timeBuild(cwd: string) {
  const start = performance.now()
  // A shell's `times` ends with the processor time of its children: "1m2.34s 0m5.67s".
  const build = `"${process.execPath}" --import tsx scripts/build/build.ts >&2 && times`
  const env = { ...process.env, CI: "1", NODE_ENV: "production" }
  const times = execFileSync("sh", ["-c", build], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const spans = [...String(times).matchAll(/(\d+)m([\d.]+)s/g)].slice(-2)
  const processor = spans.reduce((sum, [, minutes, s]) => sum + Number(minutes) * 60 + Number(s), 0)
  return { seconds: Math.round((performance.now() - start) / 100) / 10, processor }
}

void runCommand(bench, usage)
