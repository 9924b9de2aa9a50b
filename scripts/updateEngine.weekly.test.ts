import { cpSync, rmSync } from "node:fs"
import { commitAll, gitIn, gitUser } from "../test/support/gitAs"
import { runScript } from "../test/support/runScript"
import { temporaryFolder } from "../test/support/temporaryFolder"

const { at, read, write } = temporaryFolder()
const update = (...args: string[]) =>
  runScript("scripts/updateEngine.ts", at("site"), args, gitUser)

const engineFile = "plugins/a.ts"
const code = (first: string, last: string) => `${first}${"\n".repeat(9)}${last}\n`
const writeAll = (folder: string, text: string, ...names: string[]) => {
  for (const name of names) write(`${folder}/${name}`, text)
}

/** Commits a version of the engine, with a tag. */
function release(version: string, first: string) {
  const manifest = { name: "engine", version, scripts: { test: version, "new-site": "tsx" } }
  write("engine/package.json", JSON.stringify(manifest))
  write("engine/package-lock.json", JSON.stringify({ version, packages: { "": { name: "" } } }))
  write(`engine/${engineFile}`, code(first, "last"))
  writeAll("engine", version, "content/home.json", "src/page.tsx", "README.md")
  const commit = commitAll(at("engine"))
  gitIn(at("engine"), "tag", `v${version}`)
  return { manifest, commit }
}

/** A site that began with version 1.0.0 of an engine, which has newer ones. */
beforeEach(() => {
  const { manifest, commit } = release("1.0.0", "first")
  for (const name of ["plugins", "package.json", "package-lock.json", "README.md"])
    cpSync(at(`engine/${name}`), at(`site/${name}`), { recursive: true })
  const engine = { repository: at("engine"), commit }
  write("site/package.json", JSON.stringify({ ...manifest, name: "site", engine }))
  writeAll("site", "own", "content/about.json", "src/page.tsx")
  commitAll(at("site"))
  write("engine/scripts/new.ts", "new")
  release("1.9.0", "second")
  release("1.10.0", "third")
})

test("the newest version is merged with the site's changes, and touches nothing of its own", async () => {
  write(`site/${engineFile}`, code("first", "own"))
  const manifest = JSON.parse(read("site/package.json"))
  write(
    "site/package.json",
    JSON.stringify({ ...manifest, scripts: { test: "1.0.0", own: "own" } }),
  )
  commitAll(at("site"))
  expect(await update()).toMatchObject({ status: 0, stderr: "" })
  expect(read(`site/${engineFile}`)).toBe(code("third", "own"))
  const changed = gitIn(at("site"), "diff", "--name-only", "HEAD~1").split("\n")
  expect(changed).toEqual(["package-lock.json", "package.json", engineFile, "scripts/new.ts"])
  const commit = gitIn(at("engine"), "rev-parse", "HEAD")
  expect(JSON.parse(read("site/package.json"))).toMatchObject({
    name: "site",
    version: "1.10.0",
    engine: { commit },
    scripts: { test: "1.10.0", own: "own" },
  })
  expect((await update("1.9.0")).stdout).toMatch(/no newer/)
})

const remove = (name: string) => () => rmSync(at(name), { recursive: true })

test.each<[what: string, prepare: () => unknown, message: RegExp]>([
  ["the same lines", () => write(`site/${engineFile}`, code("own", "last")), /plugins\/a\.ts/],
  ["an engine that is gone", remove("engine"), /cannot be read/],
  ["no engine", () => write("site/package.json", "{}"), /new-site/],
])("%s: the site stays as it is, and the message says why", async (_, prepare, message) => {
  prepare()
  const before = commitAll(at("site"))
  expect(await update()).toMatchObject({ status: 1, stderr: expect.stringMatching(message) })
  expect(gitIn(at("site"), "status", "--porcelain")).toBe("")
  expect(gitIn(at("site"), "rev-parse", "HEAD")).toBe(before)
})

test("changes that are not committed, and a version that is not there, are refused", async () => {
  expect(await update("2.0.0")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/v1\.9\.0/),
  })
  write("site/src/page.tsx", "more")
  expect(await update()).toMatchObject({ status: 1, stderr: expect.stringMatching(/src\/page/) })
})
