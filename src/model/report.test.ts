/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { report, reportText, type Finding } from "./report"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"))
  cpSync("content", folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function replace(file: string, search: string | RegExp, replacement: string) {
  const before = readFileSync(join(folder, file), "utf8")
  const after = before.replace(search, replacement)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, file), after)
}

const brief = ({ file, line, column, place, message }: Finding) =>
  `${file}:${line}:${column} ${place} ${message}`

test("the content of this site has no problem", () => {
  expect(report("content")).toEqual([])
})

const value = "values/ambition.json"

test.each<[mistake: string, file: string, search: string | RegExp, put: string, finding: string]>([
  [
    "a missing comma",
    value,
    '"position": 1,',
    '"position": 1',
    `${value}:4:3  is not valid JSON here: a comma is missing before this place.`,
  ],
  [
    "a comma too many",
    value,
    '"#0e4d43"',
    '"#0e4d43",',
    `${value}:8:1  is not valid JSON here: a field's name in double quotes ("…") is missing, or the comma before this place is one too many.`,
  ],
  [
    "a text that is not closed",
    value,
    '"Ambition",',
    '"Ambition,',
    `${value}:4:12  is not valid JSON here: a text is not closed by a double quote (").`,
  ],
  [
    "an empty file",
    value,
    /[^]*/,
    "",
    `${value}:1:1  is not valid JSON here: a value is missing, or the comma before this place is one too many.`,
  ],
  [
    "a missing text",
    value,
    /  "title": .*\n/,
    "",
    `${value}:1:1 Title (title) is missing. Write a text in double quotes ("…").`,
  ],
  [
    "an empty text",
    value,
    '"Ambition"',
    '"  "',
    `${value}:4:3 Title (title) is empty. Write a text.`,
  ],
  [
    "a line break in a line",
    value,
    '"Ambition"',
    '"Am\\nbition"',
    `${value}:4:3 Title (title) "Am\nbition" must be one line with at least one word.`,
  ],
  [
    "a text that is too long",
    value,
    '"Ambition"',
    JSON.stringify("x".repeat(41)),
    `${value}:4:3 Title (title) has 41 characters, 40 are allowed. Make it shorter.`,
  ],
  [
    "an unknown field",
    value,
    '"title"',
    '"titel": "x", "title"',
    `${value}:4:3 titel (titel) is not a field here. Fields are: position, title, description, icon, colour.`,
  ],
  [
    "a number in quotes",
    value,
    '"position": 1',
    '"position": "1"',
    `${value}:3:3 Position (position) must be a whole number without quotes, but here it is a text.`,
  ],
  [
    "a text without quotes",
    value,
    '"Ambition"',
    "7",
    `${value}:4:3 Title (title) must be a text in double quotes ("…"), but here it is 7.`,
  ],
  [
    "nothing where a text should be",
    value,
    '"Ambition"',
    "null",
    `${value}:4:3 Title (title) must be a text in double quotes ("…"), but here it is nothing (null).`,
  ],
  [
    "a position that is too small",
    value,
    '"position": 1',
    '"position": 0',
    `${value}:3:3 Position (position) is too small, at least 1 is allowed.`,
  ],
  [
    "a colour that is no colour",
    value,
    "#0e4d43",
    "green",
    `${value}:7:3 Colour (colour) "green" is not a colour: write "#" and six digits or letters from a to f. For example: #0e4d43.`,
  ],
  [
    "an icon that does not exist",
    value,
    '"mountain"',
    '"mountian"',
    `${value}:6:3 Icon (icon) "mountian" does not exist. The name of an icon from lucide.dev/icons. For example: shopping-bag, handshake, egg.`,
  ],
  [
    "a picture that does not exist",
    "services/poultry-trading.json",
    "images/poultry.png",
    "images/Poultry.png",
    'services/poultry-trading.json:17:13 Picture (image) › Picture file (file) the picture "images/Poultry.png" does not exist. Put it into content/images/, or name one that is there.',
  ],
  [
    "a picture without a description",
    "services/poultry-trading.json",
    /,\s*"description": "[^"]*"\s*\}/,
    "}",
    'services/poultry-trading.json:16:3 Picture (image) › Description (description) must be there, so that people who cannot see the picture know what it shows; or mark the picture with "decorative": true, never both.',
  ],
  [
    "an id that is taken",
    "services/poultry-trading.json",
    '"poultry-trading"',
    '"ecommerce-fashion"',
    'services/poultry-trading.json:3:9 Id (id) "ecommerce-fashion" is the id of content/services/ecommerce-fashion.json already. Each needs an id of its own.',
  ],
  [
    "a list without an entry",
    "services/poultry-trading.json",
    /"features": \[[^\]]*\]/,
    '"features": []',
    "services/poultry-trading.json:10:3 Features (features) needs at least 1 entry.",
  ],
  [
    "a destination that is none",
    "site.json",
    '"to": "/about/"',
    '"to": "javascript:alert(1)"',
    'site.json:28:9 Navigation bar (navigation) › Links (links) › 2 › Destination (to) "javascript:alert(1)" is not an address: write a page of this site ("/contact/"), "https://…", "mailto:…" or "tel:…". For example: /contact/, https://example.com/, mailto:hello@example.com, tel:+10005550100.',
  ],
  [
    "a placeholder that was dropped",
    "site.json",
    "{year}",
    "2026",
    'site.json:76:5 Footer (footer) › Copyright line (copyright) "© 2026 Aim for Big. All rights reserved." must be one line that contains {year}.',
  ],
])("%s is reported at its place", (_, file, search, put, finding) => {
  replace(file, search, put)
  expect(report(folder).map(brief)).toEqual([finding])
})

test("a page that is missing is reported", () => {
  rmSync(join(folder, "pages/about.json"))
  expect(report(folder).map(brief)).toEqual([
    "pages/about.json:1:1  is missing. The site needs it.",
  ])
})

test("a file in the wrong place is reported", () => {
  renameSync(join(folder, value), join(folder, "ambition.json"))
  expect(report(folder)).toMatchObject([
    { file: "ambition.json", message: expect.stringContaining("is not a file of this site") },
  ])
})

test("a site without ventures or values is in order", () => {
  for (const name of ["services", "values"]) rmSync(join(folder, name), { recursive: true })
  expect(report(folder)).toEqual([])
})

test("all problems of all files come in one report, sorted", () => {
  replace(value, "#0e4d43", "green")
  replace(value, '"Ambition"', '""')
  replace("pages/home.json", '"Our Business Ventures"', "7")
  expect(report(folder).map(({ file, line }) => `${file}:${line}`)).toEqual([
    "pages/home.json:20",
    `${value}:4`,
    `${value}:7`,
  ])
  expect(reportText(report(folder))).toMatch(/3 problems in content\/\. Nothing was built\.$/)
})
