/** @jest-environment node */
import list from "./advisories.json"
import { readLockedPackages } from "./support/lockFile"

type Advisory = { name: string; from?: string; fixed: string; advisory: string; accepted?: string }
type Version = { name: string; version: string }

const packages = readLockedPackages()
const known: Advisory[] = list

/** Compares x.y.z; takes a pre-release for later than its release. */
const isBefore = (version: string, other: string) =>
  version.localeCompare(other, "en", { numeric: true }) < 0

const isAffected = ({ name, version }: Version, { name: affected, from, fixed }: Advisory) =>
  name === affected && isBefore(version, fixed) && !(from && isBefore(version, from))

/** What is wrong with each package that an advisory affects, and what to do. */
const reports = (installed: Version[], advisories: Advisory[]) =>
  installed.flatMap((one) =>
    advisories
      .filter((advisory) => isAffected(one, advisory))
      .map(({ fixed, advisory }) => {
        const problem = `${one.name} ${one.version} has ${advisory}, fixed in ${fixed}`
        return `${problem}: update it or what needs it, or add an override.`
      }),
  )

// test/advisories.json is written by hand, because `npm audit` needs the network.
test("no package has a known vulnerability", () => {
  const unaccepted = known.filter(({ accepted }) => !accepted)
  expect(reports(packages, unaccepted)).toEqual([])
})

test("each accepted vulnerability is still in the lock file", () => {
  const isLocked = (advisory: Advisory) => packages.some((one) => isAffected(one, advisory))
  expect(known.filter((advisory) => advisory.accepted && !isLocked(advisory))).toEqual([])
})

const advisory = { name: "lodash", from: "4.0.0", fixed: "4.18.0", advisory: "GHSA-1" }

test.each(["4.0.0", "4.9.0", "4.17.23"])(
  "lodash %s is affected from 4.0.0 to 4.18.0",
  (version) => {
    const [report] = reports([{ name: "lodash", version }], [advisory])
    expect(report).toMatch(`lodash ${version} has GHSA-1, fixed in 4.18.0`)
  },
)

test.each(["3.10.9", "4.18.0", "5.0.0"])("lodash %s is not affected", (version) => {
  expect(reports([{ name: "lodash", version }], [advisory])).toEqual([])
})
