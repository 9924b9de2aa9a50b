/** @jest-environment node */
import { readFileSync } from "node:fs"

type Package = {
  license?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const { packages }: { packages: Record<string, Package> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
)
const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"))
const { "": _project, ...installed } = packages
const nameOf = (path: string) => path.replace(/^.*node_modules\//, "")
const all = Object.entries(installed).map(([path, facts]) => ({ name: nameOf(path), ...facts }))

// Licences that let anybody use, change and pass on what is built with them.
const free = [
  ..."MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0".split(" "),
  ..."Unlicense WTFPL Zlib Python-2.0 OFL-1.1 CC-BY-4.0".split(" "),
  // These ask for their own source alone: libvips in sharp, axe in the tests.
  ..."LGPL-3.0-or-later MPL-2.0".split(" "),
]

/** What the lock file does not say, from the packages' own files. */
const unsaid: Record<string, string> = {
  "@mapbox/jsonlint-lines-primitives": "MIT",
  busboy: "MIT",
  fuzzy: "MIT",
  linkfs: "Unlicense",
  "parse-cache-control": "BSD-3-Clause",
  semaphore: "MIT",
  "sort-asc": "MIT",
  "sort-desc": "MIT",
  "sort-object": "MIT",
  streamsearch: "MIT",
  trim: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
}

const withScript = [
  // Only print something, or ask about telemetry, which the npm scripts turn off.
  ..."core-js core-js-pure es5-ext gatsby gatsby-cli".split(" "),
  // Choose the binary for this system.
  ..."@parcel/watcher esbuild lmdb msgpackr-extract sharp unrs-resolver".split(" "),
]

const isFree = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((id) => free.includes(id)))

const licenceOf = ({ name, license }: { name: string; license?: string }) =>
  license ?? unsaid[name] ?? "none"

test("every package may be used, changed and passed on", () => {
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter((one) => !isFree(licenceOf(one))).map(({ name }) => name)).toEqual([])
  for (const licence of ["GPL-3.0-only", "none", "MIT AND SSPL-1.0", "UNLICENSED"])
    expect(isFree(licence)).toBe(false)
})

test("every package is known by its fingerprint, none by a download address", () => {
  expect(all.filter(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([])
  expect(all.filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

test("no package runs a script at its installation but those that we know", () => {
  const names = all.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(withScript.toSorted())
})

test("the README says of each dependency what it is for, and its licence", () => {
  const [, section] = readFileSync("README.md", "utf8").split("## What each dependency is for")
  const rows = [...section.split("\n## ")[0].matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)]
    .slice(2) // the head and its line
    .map(([, names, purpose, licence]) => ({ names: names.split(", "), purpose, licence }))
  const isOf = (name: string) => (entry: string) =>
    entry.endsWith("*") ? name.startsWith(entry.slice(0, -1)) : entry === name
  const direct = Object.keys({ ...dependencies, ...devDependencies })
  const said = direct.map((name) => [
    name,
    rows.find(({ names }) => names.some(isOf(name)))?.licence,
  ])
  expect(said).toEqual(direct.map((name) => [name, packages[`node_modules/${name}`].license]))
  for (const entry of rows.flatMap(({ names }) => names))
    expect(direct.filter((name) => isOf(name)(entry))).not.toEqual([])
})
