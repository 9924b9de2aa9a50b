/** @jest-environment node */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { draft, type Draft } from "./draft"
import { kinds } from "./findings"
import { reportText } from "./printing"
import { report } from "./report"

let content: Draft
beforeAll(() => void (content = draft()))
afterEach(() => content.restore())
afterAll(() => content.end())

test("the content of this site has nothing to mend; what waits for its launch is noted", async () => {
  const findings = await report("content")
  expect(findings.filter(({ severity }) => severity !== "note")).toEqual([])
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(
    new Set(["dead-end", "example-address"]),
  )
})

test("a site without ventures or values is in order", async () => {
  for (const name of ["services", "values"]) rmSync(join(content.folder, name), { recursive: true })
  expect((await content.says()).filter((one) => one.startsWith("error"))).toEqual([])
})

test("no folder at all is a report as well", async () => {
  const findings = await report(join(content.folder, "nowhere"))
  expect(findings.map(({ kind }) => kind)).toEqual([
    "item-missing",
    ...Array.from({ length: 6 }, () => "file-missing"),
  ])
})

test("ten mistakes in ten files are ten findings, sorted by file and place", async () => {
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
  const findings = (await content.findings()).filter(({ severity }) => severity === "error")
  expect(findings.map(({ file, line, kind }) => `${file}:${line} ${kind}`)).toEqual([
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
  const text = reportText(findings)
  expect(text).toMatch(/10 problems in content\/\. Nothing was built\.$/)
  expect(text).toContain(
    "content/site.json:25:15\n  Site › Navigation bar › Links › 2 › Destination (to): there is no page",
  )
})

test("every kind of finding is explained in a sentence without the words of programmers", () => {
  for (const { means } of Object.values(kinds)) {
    expect(means).toMatch(/^[A-Z"].*\.$/)
    expect(means).not.toMatch(/\b(?:string|integer|boolean|array|object|undefined|null|enum)\b/i)
  }
})
