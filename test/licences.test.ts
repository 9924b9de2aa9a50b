/** @jest-environment node */
import { readFileSync } from "node:fs"
import advisories from "./advisories.json"

type Package = {
  name: string
  version: string
  license?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}
type Advisory = { name: string; from?: string; fixed: string; accepted?: string }

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
  ..."@mapbox/jsonlint-lines-primitives busboy fuzzy linkfs parse-cache-control semaphore".split(
    " ",
  ),
  ..."sort-asc sort-desc sort-object streamsearch trim valid-url xmlhttprequest-ssl".split(" "),
]

const knownInstallScripts = [
  // These print a text or report usage, which the npm scripts turn off.
  ..."core-js core-js-pure es5-ext gatsby gatsby-cli".split(" "),
  // These select the binary for the system.
  ..."@parcel/watcher esbuild lmdb msgpackr-extract unrs-resolver".split(" "),
]

const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((id) => allowed.includes(id)))

test("every package has an allowed licence", () => {
  expect(packages.length).toBeGreaterThan(1000)
  const forbidden = packages.filter(({ name, license }) =>
    license ? !isAllowed(license) : !withLicenceFile.includes(name),
  )
  expect(forbidden).toEqual([])
  for (const licence of ["GPL-3.0-only", "MIT AND SSPL-1.0", "UNLICENSED"])
    expect(isAllowed(licence)).toBe(false)
})

test("the lock file names each package by its hash, and no download host", () => {
  expect(packages.filter(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([])
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

test("only known packages run a script when they are installed", () => {
  const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(knownInstallScripts.toSorted())
})

test("docs/dependencies.md has a row for each dependency and override", () => {
  const { dependencies, devDependencies, overrides } = readJson("package.json")
  const rows = [...readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| (.+?) +\|/gm)]
  const listed = rows.flatMap(([, names]) => names.replace(/[\\`]/g, "").split(", "))
  const isListed = (name: string) =>
    listed.some((entry) =>
      entry.endsWith("*") ? name.startsWith(entry.slice(0, -1)) : entry === name,
    )
  const direct = Object.keys({ ...dependencies, ...devDependencies, ...overrides })
  expect(direct.filter((name) => !isListed(name))).toEqual([])
})

/** Compares x.y.z; takes a pre-release for later than its release. */
const isBefore = (version: string, other: string) =>
  version.localeCompare(other, "en", { numeric: true }) < 0

const isAffected = (
  { name, version }: Pick<Package, "name" | "version">,
  { name: affected, from, fixed }: Advisory,
) => name === affected && isBefore(version, fixed) && !(from && isBefore(version, from))

// test/advisories.json is written by hand, because `npm audit` needs the network.
// Update an affected package, or what needs it, or add an override.
test("each package is in no range of a known vulnerability, but for accepted ones", () => {
  const known: Advisory[] = advisories
  const isLocked = (advisory: Advisory) => packages.some((one) => isAffected(one, advisory))
  expect(known.filter(isLocked)).toEqual(known.filter(({ accepted }) => accepted))
})

test.each([
  ["3.10.9", false],
  ["4.0.0", true],
  ["4.17.23", true],
  ["4.18.0", false],
  ["5.0.0", false],
])("lodash %s is affected from 4.0.0 to 4.18.0: %s", (version, expected) => {
  const advisory = { name: "lodash", from: "4.0.0", fixed: "4.18.0" }
  expect(isAffected({ name: "lodash", version }, advisory)).toBe(expected)
})
