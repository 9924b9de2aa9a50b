// Times builds of a copy of the site whose content has grown: `npm run bench -- --pages 300`.
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { runCommand, UsageError } from "./lib/runCommand"

const usage = `Usage: npm run bench -- [--pages 300] [--ventures 3000] [--pictures 30]
Adds composed pages; replaces the ventures and their pictures.`

const notCopied = /^(\.git|\.build|\.cache|node_modules|public|test-results)$/

async function bench() {
  const options = { pages: { type: "string" }, ventures: { type: "string" } } as const
  const { values } = parseArgs({ options: { ...options, pictures: { type: "string" } } })
  const [pages, ventures, pictures] = [values.pages, values.ventures, values.pictures].map(toNumber)
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  try {
    for (const name of readdirSync("."))
      if (!notCopied.test(name)) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
    const content = join(folder, "content")
    if (ventures > 0) await addVentures(content, ventures, pictures || 3)
    for (let number = 1; number <= pages; number++) addPage(content, number)
    console.table({
      cold: timeBuild(folder),
      unchanged: timeBuild(folder),
      "one page changed": (replaceText(content), timeBuild(folder)),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toNumber(text = "0") {
  if (!/^\d+$/.test(text)) throw new UsageError(`"${text}" is not a number.`)
  return Number(text)
}

/** Adds a page like that of poultry, with a title and an address of its own. */
function addPage(content: string, number: number) {
  const page = readFileSync(join(content, "pages/poultry.json"), "utf8")
  const own = page
    .replace('"title": "', `"title": "${number} `)
    .replace("From the", `${number}. The`)
  writeFileSync(join(content, `pages/page-${number}.json`), own)
}

/** Replaces the ventures by copies of one, which share pictures of different hues. */
async function addVentures(content: string, ventures: number, pictures: number) {
  const template = JSON.parse(readFileSync(join(content, "services/poultry-trading.json"), "utf8"))
  for (let number = 0; number < pictures; number++)
    // As slow to encode as a real picture.
    await sharp(join(content, template.image.file))
      .resize(800, 600)
      .modulate({ hue: Math.round((number * 360) / pictures) })
      .toFile(join(content, `images/generated-${number}.png`))
  rmSync(join(content, "services"), { recursive: true })
  mkdirSync(join(content, "services"))
  for (let number = 1; number <= ventures; number++) {
    const image = { ...template.image, file: `images/generated-${number % pictures}.png` }
    const names = { id: `venture-${number}`, position: number, title: `Venture ${number}` }
    const file = join(content, `services/venture-${number}.json`)
    writeFileSync(file, JSON.stringify({ ...template, ...names, image }))
  }
}

function replaceText(content: string) {
  const file = join(content, "pages/poultry.json")
  writeFileSync(file, readFileSync(file, "utf8").replace("From the offer", "Between the offer"))
}

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
