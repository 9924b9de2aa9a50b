/** @jest-environment node */
import { listFiles } from "../json/readFiles"
import { fileIssues } from "./files"

const content = listFiles("content")
const value = "values/ambition.json"

/** The issues of content/ without some files and folders, and with others. */
function check(without: string[], files: string[] = [], folders: string[] = []) {
  const isKept = (path: string) => !without.some((name) => `${path}/`.startsWith(`${name}/`))
  return fileIssues({
    files: [...content.files.filter(isKept), ...files].toSorted(),
    folders: [...content.folders.filter(isKept), ...folders].toSorted(),
  }).map(({ severity, type, file, message }) => `${severity} ${type} ${file} ${message}`)
}

const [about, abuot] = ["pages/about.json", "pages/abuot.json"]
const missing = "is missing, but the site needs it. Restore it from the version history."
const unknown = "is not a content file of this site."
const known =
  "Rename, move or delete it. Content files are content/site.json, content/pages/home.json, content/pages/about.json, content/pages/services.json, content/pages/contact.json, content/pages/not-found.json, content/pages/*.json, content/services/*.json, content/values/*.json, content/contact-info/*.json."
const notRead = 'is not read, because its name does not end in ".json". Rename it to'

const issues: Record<string, [without: string, file: string]> = {
  [`error unknown-file ambition.json ${unknown} ${known}`]: [value, "ambition.json"],
  [`error unknown-file value/a.json ${unknown} Did you mean "values/a.json"? ${known}`]: [
    value,
    "value/a.json",
  ],
  [`error unknown-file values/old/a.json ${unknown} ${known}`]: [value, "values/old/a.json"],
  [`error missing-file ${about} ${missing}\nerror unknown-file ${abuot} resembles content/${about}, which is missing. If it is that page, rename it; if not, restore that page first. Its content is not checked.`]:
    [about, abuot],
  [`error unknown-file page/about.json ${unknown} Did you mean "pages/about.json"? ${known}`]: [
    value,
    "page/about.json",
  ],
  [`error unknown-file page/sarees.json ${unknown} Did you mean "pages/sarees.json"? ${known}`]: [
    value,
    "page/sarees.json",
  ],
  [`error unknown-file pages/shop/sale.json is not read: the address of a page has one part. Move it to "pages/shop-sale.json".`]:
    [value, "pages/shop/sale.json"],
  [`error wrong-extension values/a.JSON ${notRead} "a.json".`]: [value, "values/a.JSON"],
  [`error wrong-extension site.json.txt ${notRead} "site.json".`]: ["site.json", "site.json.txt"],
  "warning unused-file text.docx is not used by the site. Move a picture to content/images/; delete any other file.":
    [value, "text.docx"],
  "error file-folder-conflict values is a file, but must be a folder. Rename or delete it.": [
    "values",
    "values",
  ],
  "error case-conflict values/ambition.json differs from content/values/Ambition.json only in upper and lower case, so many computers keep only one of the two. Rename one.":
    ["values/connection.json", "values/Ambition.json"],
}

test.each(Object.entries(issues))("reports: %s", (lines, [without, file]) => {
  expect(check([without], [file]).join("\n")).toBe(lines)
})

test("a page with a name of its own is no replacement for a missing page", () => {
  expect(check([about], ["pages/sarees.json"])).toEqual([`error missing-file ${about} ${missing}`])
})

test("a file that resembles a page which exists is a page of its own", () => {
  expect(check([], [abuot])).toEqual([])
})

test("a folder with the name of a file is reported", () => {
  expect(check(["site.json"], [], ["site.json"])).toEqual([
    "error file-folder-conflict site.json is a folder, but must be a file. Rename or delete it.",
  ])
})

test("the site needs a contact item, but no ventures and no values", () => {
  expect(check(["services", "values"])).toEqual([])
  expect(check(["contact-info"])).toEqual([
    'error missing-item contact-info/*.json is missing: the site needs at least 1 file of the type "Contact item". Add one, or restore one from the version history.',
  ])
})

test("a hidden contact item does not count", () => {
  const items = content.files.filter((file) => file.startsWith("contact-info/"))
  expect(fileIssues(content, items.slice(1))).toEqual([])
  expect(fileIssues(content, items).map(({ message }) => message)).toEqual([
    'is missing: the site needs at least 1 file of the type "Contact item" that is not hidden. Show one again.',
  ])
})
