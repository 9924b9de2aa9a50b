import { expect, test } from "@playwright/test"
import { createHash } from "node:crypto"
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { build, copySite, removeSite, shrinkPictures } from "./builds"

type Change = (content: string) => unknown

const replace =
  (file: string, ...pairs: [from: string, to: string][]): Change =>
  (content) => {
    const before = readFileSync(join(content, file), "utf8")
    const after = pairs.reduce((text, [from, to]) => text.replace(from, to), before)
    for (const [from] of pairs) expect(before, file).toContain(from)
    writeFileSync(join(content, file), after)
  }

const paint =
  (file: string, colour: string): Change =>
  (content) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: colour } }).toFile(
      join(content, file),
    )

/** A change of each kind; a build follows each group. */
const changes: Change[][] = [
  [
    replace(
      "site.json",
      ["Aim for Big: Connecting", "Aim for More: Connecting"],
      ['"palette": {', '"redirects": [{ "from": "/team/", "to": "/about/" }],\n  "palette": {'],
    ),
    replace("pages/home.json", ["Ready to Aim for Big?", "Ready?"]),
    replace("pages/about.json", ["Our Story", "Our Way"], ["It began", "It all began"]),
    replace("pages/services.json", ["Find Your Way In", "Come In"]),
    replace("pages/contact.json", ["Send Us a Message", "Write to Us"]),
    replace("pages/not-found.json", ["This path ends here", "No path"]),
    replace("contact-info/phone.json", ["000-555-0100", "000-555-0199"]),
    replace("values/ambition.json", ['"mountain"', '"rocket"'], ["#0e4d43", "#7a1f5c"]),
    replace("services/poultry-trading.json", ['"egg"', '"bird"'], ["#b86e00", "#2f56c6"]),
  ],
  [
    paint("images/hero.png", "#102030"),
    replace("images/logo.svg", ["<svg ", '<svg data-is="new" ']),
    replace("site.json", ["#f2a922", "#d9480f"], ['"briefcase-business"', '"building"']),
    replace("services/founder-investor-connect.json", ['"position": 20', '"position": 5']),
    (content) => rmSync(join(content, "values/innovation.json")),
    (content) =>
      cpSync(join(content, "values/ambition.json"), join(content, "values/patience.json")),
    (content) => rmSync(join(content, "services/ecommerce-fashion.json")),
  ],
]

async function change(folder: string, turn: Change[]) {
  for (const each of turn) await each(join(folder, "content"))
}

async function buildWell(folder: string) {
  const { code, output } = await build(folder)
  expect(code, output).toBe(0)
}

// Gatsby renders pages side by side: the one that comes first numbers the components it meets.
const styles = /(?<=<style data-styled=[^>]*>)[^<]*/

const inOrder = (rules: string) =>
  rules
    .replaceAll(/data-styled\.g\d+/g, "")
    .split("/*!sc*/")
    .toSorted()
    .join("\n")

/**
 * What is built, by file: all of it but the order of styles, Gatsby's own number of its compilation,
 * which depends on what was there before and names no file, and what follows from these.
 */
function builtIn(folder: string) {
  const site = join(folder, "public")
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(site, file)).isFile() && !/\.(br|gz)$/.test(file))
    .toSorted()
  const read = (file: string) =>
    readFileSync(join(site, file), "latin1")
      .replace(styles, inOrder)
      .replace(/("_*webpackCompilationHash":)"\w+"/, "$1")
      .replaceAll(/'sha256-[^']+'/g, "")
  const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex")
  return Object.fromEntries(files.map((file) => [file, fingerprint(read(file))]))
}

test("a build after a change of each kind of content makes what a build from nothing makes", async () => {
  test.setTimeout(300_000)
  const [warm, cold] = [copySite(), copySite()]
  try {
    for (const folder of [warm, cold]) await shrinkPictures(folder)
    for (const turn of changes) await change(cold, turn)
    await Promise.all([warm, cold].map(buildWell))
    for (const turn of changes) {
      await change(warm, turn)
      await buildWell(warm)
    }
    expect(builtIn(warm)).toEqual(builtIn(cold))
  } finally {
    for (const folder of [warm, cold]) removeSite(folder)
  }
})
