import { readFileSync } from "node:fs"

type Package = {
  name: string
  license?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"))

// Every package of package-lock.json, each as often as it is installed.
const { "": _project, ...installed } = readJson("package-lock.json").packages
const packages = Object.entries<Omit<Package, "name">>(installed).map(([path, facts]) => ({
  name: path.replace(/^.*node_modules\//, ""),
  ...facts,
}))

const allowed = [
  ..."MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0".split(" "),
  ..."Unlicense WTFPL Zlib Python-2.0 PSF-2.0 OFL-1.1 CC-BY-4.0".split(" "),
  // These cover only their own source: libvips in sharp, axe in the tests.
  ..."LGPL-3.0-or-later MPL-2.0".split(" "),
]

/** Packages without a licence in the lock file. Their own files name an allowed one. */
const withLicenceFile = [
  ..."@mapbox/jsonlint-lines-primitives busboy fuzzy linkfs parse-cache-control".split(" "),
  ..."semaphore sort-asc sort-desc sort-object streamsearch trim valid-url".split(" "),
  "xmlhttprequest-ssl",
]

const knownInstallScripts = [
  // These print a text or report usage, which the npm scripts turn off.
  ..."core-js core-js-pure es5-ext gatsby gatsby-cli".split(" "),
  // These select the binary for the system.
  ..."@parcel/watcher esbuild lmdb msgpackr-extract unrs-resolver".split(" "),
]

function isAllowed(licence: string) {
  const choices = licence.replace(/[()]/g, "").split(" OR ")
  return choices.some((choice) => choice.split(" AND ").every((id) => allowed.includes(id)))
}

test("every package has an allowed licence", () => {
  expect(packages.length).toBeGreaterThan(1000)
  const forbidden = packages.filter(({ name, license }) =>
    license ? !isAllowed(license) : !withLicenceFile.includes(name),
  )
  expect(forbidden).toEqual([])
  expect(["GPL-3.0-only", "MIT AND SSPL-1.0"].some(isAllowed)).toBe(false)
})

test("docs/internals/dependencies.md has a row for each dependency", () => {
  const { dependencies, devDependencies } = readJson("package.json")
  const text = readFileSync("docs/internals/dependencies.md", "utf8").replaceAll("\\", "")
  const rows = [...text.matchAll(/^\| ([^|]+)/gm)].flatMap(([, cell]) => cell.trim().split(", "))
  const patterns = rows.map((row) => new RegExp(`^${row.replace("*", ".*")}$`))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  expect(names.filter((name) => !patterns.some((row) => row.test(name)))).toEqual([])
})

test("the lock file names each package by its hash, and no download host", () => {
  expect(packages.filter(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([])
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

test("only known packages run a script when they are installed", () => {
  const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(knownInstallScripts.toSorted())
})
