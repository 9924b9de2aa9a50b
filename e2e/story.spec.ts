import { execFileSync, spawn } from "node:child_process"
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { copySite, removeSite, shrinkPictures } from "./builds"
import { about, contactItems, services, ventures } from "./content"

let folder: string

test.beforeAll(async () => {
  folder = copySite()
  await shrinkPictures(folder)
  git("init", "--quiet")
  // A link, which is not what .gitignore leaves out.
  appendFileSync(join(folder, ".git/info/exclude"), "node_modules\n")
  git("add", "--all")
  git("commit", "--quiet", "--message", "Before")
})
test.afterAll(() => removeSite(folder))

function git(...args: string[]) {
  const author = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com"]
  execFileSync("git", [...author, ...args], { cwd: folder })
}

const [venture] = ventures
const ventureFile = `services/${venture.id}.json`
const valueFile = `values/${readdirSync("content/values")[0]}`

const contentFile = (name: string) => join(folder, "content", name)

/** Changes a content file as somebody would in a text editor. */
function replace(name: string, ...changes: [from: string | RegExp, to: string][]) {
  const before = readFileSync(contentFile(name), "utf8")
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before)
  expect(after, `${name} has not changed`).not.toBe(before)
  writeFileSync(contentFile(name), after)
}

/** Runs the story; returns its exit code, what it said and the report. */
function tell(...options: string[]) {
  const args = ["run", "story", "--", "--base", "HEAD", "--widths", "360", ...options]
  return new Promise<{ code: number | null; said: string; story: string; pictures: string[] }>(
    (done, failed) => {
      const npm = spawn("npm", args, { cwd: folder, shell: process.platform === "win32" })
      let said = ""
      const listen = (part: Buffer) => (said += part.toString())
      npm.stdout.on("data", listen)
      npm.stderr.on("data", listen)
      npm.on("error", failed)
      npm.on("close", (code) => {
        const files = readdirSync(join(folder, "story"))
        done({
          code,
          said,
          story: files.includes("story.md")
            ? readFileSync(join(folder, "story/story.md"), "utf8")
            : "",
          pictures: files.filter((file) => file !== "story.md").toSorted(),
        })
      })
    },
  )
}

const pictured = (...names: string[]) =>
  names.flatMap((name) => [`${name}-360-after.jpg`, `${name}-360-before.jpg`])

/** What a story tells in words. */
const linesIn = (story: string) =>
  /### In words\n\n([^]*?)\n\n###/
    .exec(story)?.[1]
    .split("\n")
    .filter((line) => line !== "")

// One after another in one clone: each story finds the site of the last one built already.
test.describe.configure({ mode: "serial" })
test.setTimeout(600_000)

test("a state is told from itself", async () => {
  const { code, said, story, pictures } = await tell()
  expect(code, said).toBe(0)
  expect(story).toContain("The content says the same as before.")
  expect(story).toContain("No page looks different.")
  expect(pictures).toEqual([])
})

test("changes of five kinds are told, and only their pages are pictured", async () => {
  replace("pages/services.json", [services.closing.text, "Begin here."])
  const [first, second] = venture.features
  replace(ventureFile, [first, "first"], [second, first], ["first", second])
  const red = { width: 30, height: 20, channels: 3, background: "red" } as const
  await sharp({ create: red }).toFile(contentFile(about.story.picture.file))
  const { title } = JSON.parse(readFileSync(contentFile(valueFile), "utf8"))
  rmSync(contentFile(valueFile))
  const letter = { ...contactItems[0], position: 9999, title: "Letter" }
  writeFileSync(contentFile("contact-info/letter.json"), JSON.stringify(letter))

  const { code, said, story, pictures } = await tell()
  expect(code, said).toBe(0)
  const built = said.match(/^Building/gm) ?? []
  expect(built.length, "the state before is built already").toBeLessThan(2)
  expect(linesIn(story)).toEqual([
    "- About page › Story: picture replaced",
    expect.stringMatching(/^- Services page › Closing section: text changed.*Begin here\./),
    `- Services › ${venture.title}: two features reordered`,
    `- Values: value removed: “${title}”`,
    "- Contact info: contact item added: “Letter”",
  ])
  expect(story).toMatch(/\*\*New\*\* warning: `content\/pages\/about\.json.*30 × 20 pixels/)
  expect(pictures).toEqual(pictured("about", "contact", "services"))
})

test("content that cannot be published is told in words all the same", async () => {
  replace("pages/about.json", [JSON.stringify(about.quote.attribution), '""'])
  const { code, said, story, pictures } = await tell()
  expect(code, said).toBe(1)
  expect(story).toMatch(/### Must be mended\n\n- The content has one error/)
  expect(linesIn(story)).toContainEqual(expect.stringContaining("who says it changed"))
  expect(pictures).toEqual([])
})

test("what is asked for wrongly is answered in words", async () => {
  const { code, said } = await tell("--head", "no-such-branch")
  expect(code).toBe(2)
  expect(said).toContain('There is no branch, tag or commit "no-such-branch" here.')
})
