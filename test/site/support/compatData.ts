import type { CompatData, Identifier, SupportStatement } from "@mdn/browser-compat-data"
import { readFileSync } from "node:fs"

/** MDN's data: which browser knows what since which version. */
export const data: CompatData = JSON.parse(
  readFileSync(require.resolve("@mdn/browser-compat-data"), "utf8"),
)

// The names of browserslist and those of MDN.
const browsers: Record<string, string> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  and_chr: "chrome_android",
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
  and_ff: "firefox_android",
  opera: "opera",
  op_mob: "opera_android",
}

/** The oldest version of each browser that the site is for, by package.json. */
export const oldest: Record<string, number> = Object.fromEntries(
  JSON.parse(readFileSync("package.json", "utf8")).browserslist.map((line: string) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!(name in browsers)) throw new Error(`Unknown browser in browserslist: ${line}`)
    return [browsers[name], Number(version)]
  }),
)

function isSince(version: number, statement: SupportStatement | undefined): boolean {
  return [statement ?? []].flat().some((one) => {
    const { version_added: since, flags, prefix, alternative_name: otherName } = one
    if (!since || flags || prefix || otherName || one.partial_implementation) return false
    return Number(since.replace("≤", "")) <= version
  })
}

/** The browsers of the list whose oldest version does not know a feature. */
export function lackingBrowsers(feature: Identifier) {
  const { __compat: compat } = feature
  const support: Partial<Record<string, SupportStatement>> = compat?.support ?? {}
  return Object.keys(oldest).filter((browser) => !isSince(oldest[browser], support[browser]))
}
