import { execFileSync, spawn } from "node:child_process"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { copySite, removeCopy, shrinkImages } from "../support/builds"
import { about, contactItems, services, ventures } from "../support/content"

let folder: string

test.beforeAll(async () => {
  folder = copySite()
  await shrinkImages(folder)
  git("init", "--quiet")
  git("add", "--all")
  git("commit", "--quiet", "--message", "Before")
})
test.afterAll(() => removeCopy(folder))

function git(...args: string[]) {
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
  return execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" })
}

const [venture] = ventures
const ventureFile = `services/${venture.id}.json`
const valueFile = `values/${readdirSync("content/values")[0]}`

const contentFile = (name: string) => join(folder, "content", name)

/** Changes a content file as a text editor does. */
function replace(name: string, ...changes: [from: string, to: string][]) {
  const before = readFileSync(contentFile(name), "utf8")
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before)
  expect(after, `${name} has not changed`).not.toBe(before)
  writeFileSync(contentFile(name), after)
}

/** Runs the report. Returns the exit code, the output, the Markdown and the names of the screenshots. */
async function createReport(...options: string[]) {
  const args = ["run", "pr-report", "--", "--base", "HEAD", "--widths", "360", ...options]
  const npm = spawn("npm", args, { cwd: folder, shell: process.platform === "win32" })
  let output = ""
  const append = (part: Buffer) => (output += part.toString())
  npm.stdout.on("data", append)
  npm.stderr.on("data", append)
  const code = await new Promise<number | null>((done, failed) => {
    npm.on("error", failed)
    npm.on("close", done)
  })
  const file = join(folder, "pr-report/pr-report.md")
  return {
    code,
    output,
    markdown: existsSync(file) ? readFileSync(file, "utf8") : "",
    screenshots: readdirSync(join(folder, "pr-report")).filter((name) => name.endsWith(".jpg")),
  }
}

/** The lines of the section "Content". */
const contentLines = (markdown: string) =>
  /### Content\n\n([^]*?)\n\n###/.exec(markdown)?.[1].split("\n")

// Each test adds a change to the same folder.
test.describe.configure({ mode: "serial" })
test.setTimeout(600_000)

test("a report without changes builds nothing", async () => {
  const { code, output, markdown, screenshots } = await createReport()
  expect(code, output).toBe(0)
  expect(output).not.toContain("Building")
  expect(markdown).toContain("The content has not changed.")
  expect(markdown).toContain("No page looks different.")
  expect(screenshots).toEqual([])
})

test("changes of five kinds are described, and only their pages have screenshots", async () => {
  replace("pages/services.json", [services.closing.text, "Begin here."])
  const [first, second] = venture.features
  replace(ventureFile, [first, "first"], [second, first], ["first", second])
  const red = { width: 30, height: 20, channels: 3, background: "red" } as const
  await sharp({ create: red }).toFile(contentFile(about.story.picture.file))
  const { title } = JSON.parse(readFileSync(contentFile(valueFile), "utf8"))
  rmSync(contentFile(valueFile))
  const letter = { ...contactItems[0], position: 9999, title: "Letter" }
  writeFileSync(contentFile("contact-info/letter.json"), JSON.stringify(letter))
  const status = git("status", "--short")

  const { code, output, markdown, screenshots } = await createReport()
  expect(code, output).toBe(0)
  expect(contentLines(markdown)).toEqual([
    "- About page › Story: picture replaced",
    expect.stringMatching(/^- Services page › Closing section: text changed.*Begin here\./),
    `- Services › ${venture.title}: features reordered`,
    `- Values: value removed: “${title}”`,
    "- Contact info: contact item added: “Letter”",
  ])
  expect(markdown).toMatch(/\*\*New\*\* warning: `content\/pages\/about\.json.*30 × 20 pixels/)
  expect(markdown).toMatch(/### Weight at first view\n\n- About page: .*images/)
  expect(screenshots.toSorted()).toEqual(
    ["about", "contact", "services"].flatMap((name) => [
      `${name}-360-after.jpg`,
      `${name}-360-before.jpg`,
    ]),
  )
  expect(git("status", "--short"), "the report leaves the folder as it is").toBe(status)
  expect(existsSync(join(folder, "public"))).toBe(false)
})

test("content with an error is described but not built", async () => {
  replace("pages/about.json", [JSON.stringify(about.quote.attribution), '""'])
  const { code, output, markdown, screenshots } = await createReport()
  expect(code, output).toBe(1)
  expect(output).not.toContain("Building")
  expect(markdown).toMatch(/### Must be fixed\n\n- The content has 1 error\./)
  expect(contentLines(markdown)).toContainEqual(expect.stringContaining("who says it changed"))
  expect(screenshots).toEqual([])
})

test("an unknown commit is an error of the command line", async () => {
  const { code, output } = await createReport("--head", "no-such-branch")
  expect(code).toBe(2)
  expect(output).toContain('There is no branch, tag or commit "no-such-branch" here.')
})
