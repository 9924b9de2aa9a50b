/** @jest-environment node */
import fs from "node:fs"
import promises from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { lend, publish, recover, takeBack } from "./swap"
import { keepState, takeSite } from "./workplace"

type Files = Record<string, string>

const last: Files = { "index.html": "the last home", "about/index.html": "the last about" }
const next: Files = { "index.html": "the next home", "contact/index.html": "the next contact" }

// As they are, while the process that is tested dies at them.
const {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = fs
const { cp, rename, rm } = promises

let root: string
beforeEach(() => (root = fs.mkdtempSync(join(tmpdir(), "swap-"))))
afterEach(() => rmSync(root, { recursive: true }))

function write(folder: string, files: Files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true })
    writeFileSync(join(root, folder, file), text)
  }
}

const filesIn = (folder: string): Files =>
  Object.fromEntries(
    (existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      : []
    )
      .filter((file) => statSync(join(root, folder, file)).isFile())
      .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, folder, file), "utf8")]),
  )

/** What Gatsby leaves, finished and published as a build does it. */
async function finish() {
  recover(root)
  rmSync(join(root, ".build/work"), { recursive: true, force: true })
  write(".build/work", { "src/gatsby-types.d.ts": "types", ".cache/state": "state" })
  write(".build/work/public", next)
  await takeSite(root, 0)
  publish(root)
  await keepState(root)
}

/** Lets the process die at its nth step on the disk, with half of that done. */
function dieAt(nth: number) {
  const death = new Error("died")
  let step = 0
  const act = <Result>(wholly: () => Result, halfway = () => {}) => {
    step += 1
    if (step < nth) return wholly()
    if (step === nth) halfway()
    throw death
  }
  const removeHalf = (path: fs.PathLike) => {
    const entry = statSync(path, { throwIfNoEntry: false })?.isDirectory() && readdirSync(path)[0]
    if (entry) rmSync(join(String(path), entry), { recursive: true })
  }
  const copyHalf = (from: string | URL, to: string | URL) => {
    mkdirSync(dirname(String(to)), { recursive: true })
    writeFileSync(to, readFileSync(from, "utf8").slice(0, 3))
  }
  jest.spyOn(fs, "rmSync").mockImplementation((...args) =>
    act(
      () => rmSync(...args),
      () => removeHalf(args[0]),
    ),
  )
  jest.spyOn(fs, "renameSync").mockImplementation((...args) => act(() => renameSync(...args)))
  jest.spyOn(fs, "cpSync").mockImplementation((...args) =>
    act(
      () => cpSync(...args),
      () => copyHalf(args[0], args[1]),
    ),
  )
  jest.spyOn(promises, "rm").mockImplementation(async (...args) =>
    act(
      () => rm(...args),
      () => removeHalf(args[0]),
    ),
  )
  jest.spyOn(promises, "rename").mockImplementation(async (...args) => act(() => rename(...args)))
  jest.spyOn(promises, "cp").mockImplementation(async (...args) =>
    act(
      () => cp(...args),
      () => copyHalf(args[0], args[1]),
    ),
  )
  return death
}

/** Lets builds die at their first step, their second and so on; which sites they leave behind. */
async function sitesAfterDeath(before: Files) {
  const sites: Files[] = []
  for (let nth = 1; ; nth += 1) {
    for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true })
    write("src", { "page.tsx": "" })
    write("public", before)
    const death = dieAt(nth)
    const hasDied = await finish().then(
      () => false,
      (error: unknown) => {
        if (error === death) return true
        throw error
      },
    )
    jest.restoreAllMocks()
    recover(root)
    if (!hasDied) return sites
    sites.push(filesIn("public"))

    await finish()
    expect(filesIn("public")).toEqual(next)
    expect(readdirSync(join(root, ".build"))).toEqual(["kept"])
  }
}

test("a build that dies at any step leaves the last site or the next one whole", async () => {
  const sites = await sitesAfterDeath(last)
  for (const site of sites) expect([last, next]).toContainEqual(site)
  expect(sites).toContainEqual(last)
  expect(sites).toContainEqual(next)
})

test("the first build of all leaves nothing or the whole site", async () => {
  for (const site of await sitesAfterDeath({})) expect([{}, next]).toContainEqual(site)
})

test("the last site comes back where a build died before the next one was whole", () => {
  write(".build/replaced", last)
  write(".build/finished-in-part", { "index.html": "the n" })
  recover(root)
  expect(filesIn("public")).toEqual(last)
})

test("a server that brings the next site in is in no build's way", () => {
  write("public", last)
  write(".build/finished", next)
  jest.spyOn(fs, "existsSync").mockImplementation((path) => {
    const isThere = existsSync(path)
    if (path !== join(root, ".build/finished")) return isThere
    jest.restoreAllMocks()
    recover(root)
    return isThere
  })
  publish(root)
  expect(filesIn("public")).toEqual(next)
})

test("the development server spoils no site, also where it dies", () => {
  mkdirSync(join(root, ".build"))
  write("public", last)
  for (const ends of [() => takeBack(root), () => {}]) {
    takeBack(root)
    expect(filesIn("public")).toEqual(last)
    lend(root)
    expect(filesIn("public")).not.toHaveProperty("index.html")
    write("public", { "page-data/index/page-data.json": "{}" })
    ends()
  }
  takeBack(root)
  expect(filesIn("public")).toEqual(last)
  lend(root)
  expect(filesIn("public")).toEqual({ "page-data/index/page-data.json": "{}" })
})
