import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { about, contactItems, services, ventures } from "../support/content"
import { startScript } from "../support/builds/processes"
import { createSiteCopy, type SiteCopy } from "../support/builds/siteCopy"

let copy: SiteCopy

// Stands for Gatsby: a page shows the files of its folders of content, and pictures by their bytes.
const build = `
  const { mkdirSync, readFileSync, readdirSync, writeFileSync } = require("node:fs")
  const pictures = (json) => json.match(/images\\/[^"]+(png|jpg)/g) ?? []
  const dataOf = (file) => "data:image/" + readFileSync("content/" + file).toString("base64")
  for (const [page, folder] of [["about", "values"], ["services", "services"], ["contact", "contact-info"]]) {
    const files = readdirSync("content/" + folder).map((name) => folder + "/" + name)
    const texts = ["pages/" + page + ".json", ...files].map((file) => readFileSync("content/" + file, "utf8"))
    const images = texts.flatMap(pictures).map((file) => '<img src="' + dataOf(file) + '">')
    mkdirSync("public/" + page, { recursive: true })
    writeFileSync("public/" + page + "/index.html", "<!doctype html><pre>" + texts.join() + "</pre>" + images.join(""))
  }
  writeFileSync("public/index.html", "<!doctype html><h1>Home</h1>")
`

test.beforeAll(async () => {
  copy = await createSiteCopy()
  const settings = JSON.parse(copy.read("package.json"))
  settings.scripts.build = "node build.js"
  copy.write("package.json", JSON.stringify(settings))
  copy.write("build.js", build)
  copy.git("add", "--all")
  copy.git("commit", "--quiet", "--message", "A quick build")
})
test.afterAll(() => copy?.remove())

const [venture] = ventures
const ventureFile = `content/services/${venture.id}.json`
const valueFile = `content/values/${readdirSync("content/values")[0]}`

/** Runs the report. Returns the exit code, the output, the Markdown and the names of the screenshots. */
async function createReport(...options: string[]) {
  const script = ["scripts/pr-report/cli.ts", "--base", "HEAD", "--widths", "360", ...options]
  const { code, output } = await startScript(copy.folder, script).ended
  const report = join(copy.folder, "pr-report")
  const file = join(report, "pr-report.md")
  return {
    code,
    output,
    markdown: existsSync(file) ? readFileSync(file, "utf8") : "",
    screenshots: readdirSync(report).filter((name) => name.endsWith(".jpg")),
  }
}

/** The lines of the section "Content". */
const contentLines = (markdown: string) =>
  /### Content\n\n([^]*?)\n\n###/.exec(markdown)?.[1].split("\n")

// Each test adds a change to the same folder.
test.describe.configure({ mode: "serial" })
test.setTimeout(60_000)

test("a report without changes builds nothing", async () => {
  const { code, output, markdown, screenshots } = await createReport()
  expect(code, output).toBe(0)
  expect(output).not.toContain("Building")
  expect(markdown).toContain("The content has not changed.")
  expect(markdown).toContain("No page looks different.")
  expect(screenshots).toEqual([])
})

test("changes of five kinds are described, and only their pages have screenshots", async () => {
  copy.replace("content/pages/services.json", [services.closing.text, "Begin here."])
  const [first, second] = venture.features
  copy.replace(ventureFile, [first, "first"], [second, first], ["first", second])
  const red = { width: 30, height: 20, channels: 3, background: "red" } as const
  await sharp({ create: red }).toFile(join(copy.folder, "content", about.story.picture.file))
  const { title } = JSON.parse(copy.read(valueFile))
  rmSync(join(copy.folder, valueFile))
  const letter = { ...contactItems[0], position: 9999, title: "Letter" }
  copy.write("content/contact-info/letter.json", JSON.stringify(letter))
  const status = copy.git("status", "--short")

  const { code, output, markdown, screenshots } = await createReport()
  expect(code, output).toBe(0)
  expect(contentLines(markdown)).toEqual([
    expect.stringMatching(/^- Services page: Closing section › Text changed.*Begin here\./),
    expect.stringMatching(`^- Ventures › ${venture.title}: Features changed`),
    `- Values › ${title}: deleted`,
    "- Contact › Letter: new",
    `- \`${about.story.picture.file}\`: replaced`,
  ])
  expect(markdown).toMatch(/\*\*New\*\* warning: `content\/pages\/about\.json.*30 × 20 pixels/)
  expect(screenshots.toSorted()).toEqual(
    ["about", "contact", "services"].flatMap((name) => [
      `${name}-360-after.jpg`,
      `${name}-360-before.jpg`,
    ]),
  )
  expect(copy.git("status", "--short"), "the report leaves the folder as it is").toBe(status)
  expect(existsSync(join(copy.folder, "public"))).toBe(false)
})

test("content with an error is described but not built", async () => {
  copy.replace("content/pages/about.json", [JSON.stringify(about.quote.attribution), '""'])
  const { code, output, markdown, screenshots } = await createReport()
  expect(code, output).toBe(1)
  expect(output).not.toContain("Building")
  expect(markdown).toMatch(/### Must be fixed\n\n- The content has 1 error\./)
  expect(contentLines(markdown)).toContainEqual(expect.stringContaining("Who says it removed"))
  expect(screenshots).toEqual([])
})
