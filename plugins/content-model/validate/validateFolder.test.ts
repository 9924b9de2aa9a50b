/** @jest-environment node */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { draft, type ContentCopy } from "../testing/contentCopy"
import { issueTypes } from "./issues"
import { formatBuildError } from "./formatIssues"
import { validateFolder } from "./validateFolder"

let content: ContentCopy
beforeAll(() => void (content = draft()))
afterEach(() => content.restore())
afterAll(() => content.end())

test("the content of this site has nothing to mend; what waits for its launch is noted", async () => {
  const issues = await validateFolder("content")
  expect(issues.filter(({ severity }) => severity !== "note")).toEqual([])
  expect(new Set(issues.map(({ kind }) => kind))).toEqual(new Set(["dead-end", "example-address"]))
})

test("a site without ventures or values is in order", async () => {
  for (const name of ["services", "values"]) rmSync(join(content.folder, name), { recursive: true })
  expect((await content.says()).filter((one) => one.startsWith("error"))).toEqual([])
})

test("no folder at all is a report as well", async () => {
  const issues = await validateFolder(join(content.folder, "nowhere"))
  expect(issues.map(({ kind }) => kind)).toEqual([
    "item-missing",
    ...Array.from({ length: 6 }, () => "file-missing"),
  ])
})

test("ten mistakes in ten files are ten issues, sorted by file and place", async () => {
  content.replace("contact-info/email.json", "mailto:", "mail:")
  content.replace("pages/about.json", '"Built by Visionaries"', "7")
  content.replace("pages/contact.json", /,\n {2}"header"/, '\n  "header"')
  content.replace("pages/home.json", "images/hero.png", "images/heroe.png")
  content.replace("services/ecommerce-fashion.json", "shopping-bag", "shoping-bag")
  content.replace("services/poultry-trading.json", '"poultry-trading"', '"ecommerce-fashion"')
  content.replace("site.json", '"/about/"', '"/abuot/"')
  content.replace("values/ambition.json", '"title"', '"titel"')
  content.replace("values/connection.json", '"Connection"', "“Connection”")
  content.replace("values/excellence.json", /"#\w+"/, '"orange"')
  const issues = (await content.issues()).filter(({ severity }) => severity === "error")
  expect(issues.map(({ file, line, kind }) => `${file}:${line} ${kind}`)).toEqual([
    "contact-info/email.json:7 text-form",
    "pages/about.json:26 wrong-kind",
    "pages/contact.json:4 syntax",
    "pages/home.json:15 picture-missing",
    "services/ecommerce-fashion.json:8 icon-unknown",
    "services/poultry-trading.json:3 id-taken",
    "site.json:25 page-unknown",
    "values/ambition.json:4 field-unknown",
    "values/connection.json:4 quotes",
    "values/excellence.json:7 text-form",
  ])
  const text = formatBuildError(issues)
  expect(text).toMatch(/10 problems in content\/\. Nothing was built\.$/)
  expect(text).toContain(
    "content/site.json:25:15\n  Site › Navigation bar › Links › 2 › Destination (to): there is no page",
  )
})

test("every kind of issue is explained in a sentence without the words of programmers", () => {
  for (const { description } of Object.values(issueTypes)) {
    expect(description).toMatch(/^[A-Z"].*\.$/)
    expect(description).not.toMatch(
      /\b(?:string|integer|boolean|array|object|undefined|null|enum)\b/i,
    )
  }
})
