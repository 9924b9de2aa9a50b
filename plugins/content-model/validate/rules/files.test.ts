/** @jest-environment node */
import { listFiles } from "../json/readFiles"
import { fileIssues } from "./files"

const content = listFiles("content")
const value = "values/ambition.json"

type Names = { add?: string[]; remove?: string[]; addFolders?: string[] }

/** Checks the file names of content/ after changes. */
function check({ add = [], remove = [], addFolders = [] }: Names) {
  const keep = (path: string) => !remove.some((name) => `${path}/`.startsWith(`${name}/`))
  return fileIssues({
    files: [...content.files.filter(keep), ...add].toSorted(),
    folders: [...content.folders.filter(keep), ...addFolders].toSorted(),
  }).map(({ severity, type, file, message }) => `${severity} ${type} ${file} ${message}`)
}

const move = (from: string, to: string): Names => ({ remove: [from], add: [to] })

const missing = "is missing, but the site needs it. Restore it from the version history."
const unknown = "is not a content file of this site."
const known =
  "Rename, move or delete it. Content files are content/site.json, content/pages/home.json, content/pages/about.json, content/pages/services.json, content/pages/contact.json, content/pages/not-found.json, content/services/*.json, content/values/*.json, content/contact-info/*.json."
const notRead = 'is not read, because its name does not end in ".json". Rename it to'

test.each<[mistake: string, names: Names, ...issues: string[]]>([
  [
    "a missing page",
    { remove: ["pages/about.json"] },
    `error missing-file pages/about.json ${missing}`,
  ],
  [
    "a missing folder of items",
    { remove: ["contact-info"] },
    'error missing-item contact-info/*.json is missing: the site needs at least 1 file of the type "Contact item". Add one, or restore one from the version history.',
  ],
  [
    "a file outside its folder",
    move(value, "ambition.json"),
    `error unknown-file ambition.json ${unknown} ${known}`,
  ],
  [
    "a file in a misspelled folder",
    move(value, "value/ambition.json"),
    `error unknown-file value/ambition.json ${unknown} Did you mean "values/ambition.json"? ${known}`,
  ],
  [
    "a file in a sub-folder",
    move(value, "values/old/ambition.json"),
    `error unknown-file values/old/ambition.json ${unknown} ${known}`,
  ],
  [
    "a misspelled page",
    move("pages/about.json", "pages/abuot.json"),
    `error missing-file pages/about.json ${missing}`,
    `error unknown-file pages/abuot.json ${unknown} Did you mean "pages/about.json"? ${known}`,
  ],
  [
    "an extension in upper case",
    move(value, "values/ambition.JSON"),
    `error wrong-extension values/ambition.JSON ${notRead} "ambition.json".`,
  ],
  [
    "two extensions",
    move("site.json", "site.json.txt"),
    `error wrong-extension site.json.txt ${notRead} "site.json".`,
  ],
  [
    "an extension for JSON with comments",
    move(value, "values/ambition.jsonc"),
    `error wrong-extension values/ambition.jsonc ${notRead} "ambition.json".`,
  ],
  [
    "a document of another program",
    { add: ["letter.docx"] },
    "warning unused-file letter.docx is not used by the site. Move a picture to content/images/; delete any other file.",
  ],
  [
    "a folder with the name of a file",
    { remove: ["site.json"], addFolders: ["site.json"] },
    "error file-folder-conflict site.json is a folder, but must be a file. Rename or delete it.",
  ],
  [
    "a file with the name of a folder",
    move("values", "values"),
    "error file-folder-conflict values is a file, but must be a folder. Rename or delete it.",
  ],
  [
    "two names that differ in upper case",
    { add: ["values/Ambition.json"] },
    "error case-conflict values/ambition.json differs from content/values/Ambition.json only in upper and lower case, so many computers keep only one of the two. Rename one.",
  ],
])("%s is reported", (_, names, ...issues) => {
  expect(check(names)).toEqual(issues)
})

test("a site without ventures or values is complete", () => {
  expect(check({ remove: ["services", "values"] })).toEqual([])
})
