/** @jest-environment node */
import { readFileSync } from "node:fs"
import { readLockedPackages } from "./support/lockFile"

const packages = readLockedPackages()

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
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync("package.json", "utf8"),
  )
  const rows = [...readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| (.+?) +\|/gm)]
  const listed = rows.flatMap(([, names]) => names.replace(/[\\`]/g, "").split(", "))
  const isListed = (name: string) =>
    listed.some((entry) =>
      entry.endsWith("*") ? name.startsWith(entry.slice(0, -1)) : entry === name,
    )
  const direct = Object.keys({ ...dependencies, ...devDependencies, ...overrides })
  expect(direct.filter((name) => !isListed(name))).toEqual([])
})
