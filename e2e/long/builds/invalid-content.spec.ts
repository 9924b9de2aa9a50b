import { expect, test } from "@playwright/test"
import { cpSync, mkdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../../scripts/lib/files"
import { build } from "../../support/builds/builds"
import { createSiteCopy } from "../../support/builds/siteCopy"

/** Mistakes in content files, and the reported issue of each. */
const mistakes: [file: string, search: string, text: string, issue: RegExp][] = [
  ["pages/about.json", '"title": "Built by Visionaries",', "", /Heading \(title\): is missing\./],
  ["values/ambition.json", '"title": "Ambition"', '"title": ""', /Title \(title\): is empty\./],
  ["values/connection.json", '"icon"', '"colur": "#0e4d43", "icon"', /colur.*is not a field here/],
  ["values/excellence.json", '"position": 40', '"position": "four"', /must be a whole number/],
  ["values/innovation.json", '"colour": "#', '"colour": "', /is not a colour: write "#"/],
  ["services/ecommerce-fashion.json", '"icon": "', '"icon": "no', /icon.*lucide\.dev/],
  ["pages/home.json", '"images/hero.png"', '"images/heroe.png"', /"images\/heroe\.png" does not/],
  ["pages/contact.json", ',\n  "header"', '\n  "header"', /a comma is missing/],
]

test("a build with invalid content stops, names every mistake and leaves the published site", async () => {
  const { folder, replace, remove } = await createSiteCopy()
  try {
    mkdirSync(join(folder, "public"))
    for (const file of ["index.html", "404.html", "_headers"])
      cpSync(join("public", file), join(folder, "public", file))
    const publishedFiles = () =>
      listFiles(join(folder, "public")).map((file) => [
        file,
        statSync(join(folder, "public", file)).mtimeMs,
      ])
    const before = publishedFiles()
    for (const [file, search, text] of mistakes) replace(`content/${file}`, [search, text])

    const { code, output } = await build(folder)
    expect(code, output).toBeGreaterThan(0)
    for (const [file, , , issue] of mistakes) {
      expect(output).toMatch(new RegExp(`content/${file}:\\d+:\\d+`))
      expect(output).toMatch(issue)
    }
    expect(output).toContain(`${mistakes.length} problems in content/`)
    expect(output).toContain("Nothing was built.")
    expect(output).not.toContain("    at ") // a stack trace
    expect(publishedFiles()).toEqual(before)
  } finally {
    remove()
  }
})
