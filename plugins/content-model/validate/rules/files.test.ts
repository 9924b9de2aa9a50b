/** @jest-environment node */
import { listFiles } from "../json/readFiles"
import { fileIssues } from "./files"

const content = listFiles("content")

/** The issues of content/ without some files and folders, and with another file. */
function check(without: string[], ...files: string[]) {
  const isKept = (path: string) => !without.some((name) => `${path}/`.startsWith(`${name}/`))
  return fileIssues({
    files: [...content.files.filter(isKept), ...files].toSorted(),
    folders: content.folders.filter(isKept),
  }).map(({ type, file }) => `${type} ${file}`)
}

const about = "pages/about.json"

test.each([
  ["ambition.json", "unknown-file"],
  ["value/a.json", "unknown-file"],
  ["values/old/a.json", "unknown-file"],
  ["pages/shop/sale.json", "unknown-file"],
  ["values/a.JSON", "unknown-file"],
  ["site.json.txt", "unknown-file"],
  ["text.docx", "unused-file"],
  ["values/Ambition.json", "case-conflict", "values/ambition.json"],
])("%s has the issue %s", (file, type, named = file) => {
  expect(check([], file)).toEqual([`${type} ${named}`])
})

test("a page of the site is missing, also beside one that resembles it", () => {
  expect(check([about])).toEqual([`missing-file ${about}`])
  expect(check([about], "pages/abuot.json")).toEqual([`missing-file ${about}`])
  expect(check([], "pages/abuot.json")).toEqual([])
})

test("the site needs a contact item that is not hidden, but no ventures and no values", () => {
  expect(check(["services", "values"])).toEqual([])
  expect(check(["contact-info"])).toEqual(["missing-item contact-info/*.json"])
  const items = content.files.filter((file) => file.startsWith("contact-info/"))
  expect(fileIssues(content, items.slice(1))).toEqual([])
  expect(fileIssues(content, items)).toMatchObject([{ type: "missing-item" }])
})
