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

const missing = "is missing, but the site needs it. Restore it from the version history."
const unknown = "is not a content file of this site."
const known =
  "Rename, move or delete it. Content files are content/site.json, content/pages/home.json, content/pages/about.json, content/pages/services.json, content/pages/contact.json, content/pages/not-found.json, content/services/*.json, content/values/*.json, content/contact-info/*.json."
const notRead = 'is not read, because its name does not end in ".json". Rename it to'
const oneOfTwo = "so many computers keep only one of the two. Rename one."

test.each<[without: string, file: string, ...issues: string[]]>([
  [value, "ambition.json", `error unknown-file ambition.json ${unknown} ${known}`],
  [
    value,
    "value/ambition.json",
    `error unknown-file value/ambition.json ${unknown} Did you mean "values/ambition.json"? ${known}`,
  ],
  [value, "values/old/a.json", `error unknown-file values/old/a.json ${unknown} ${known}`],
  [
    "pages/about.json",
    "pages/abuot.json",
    `error missing-file pages/about.json ${missing}`,
    `error unknown-file pages/abuot.json ${unknown} Did you mean "pages/about.json"? ${known}`,
  ],
  [value, "values/a.JSON", `error wrong-extension values/a.JSON ${notRead} "a.json".`],
  ["site.json", "site.json.txt", `error wrong-extension site.json.txt ${notRead} "site.json".`],
  [
    value,
    "text.docx",
    "warning unused-file text.docx is not used by the site. Move a picture to content/images/; delete any other file.",
  ],
  [
    "values",
    "values",
    "error file-folder-conflict values is a file, but must be a folder. Rename or delete it.",
  ],
  [
    "values/connection.json",
    "values/Ambition.json",
    `error case-conflict values/ambition.json differs from content/values/Ambition.json only in upper and lower case, ${oneOfTwo}`,
  ],
])("with %s replaced by %s, the files have issues", (without, file, ...issues) => {
  expect(check([without], [file])).toEqual(issues)
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
