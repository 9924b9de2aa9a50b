import { forbiddenNames } from "../../testing/forbiddenNames"
import { errorsOf } from "../../issues/issues"
import { listFiles } from "../../read/json/readFiles"
import { nameProblem } from "./fileNames"
import { fileIssues } from "./files"
import { fixtureContent } from "../../testing/fixtureSite"

const { files } = listFiles(fixtureContent)

test.each(forbiddenNames)("refuses the name %j in every folder, with one error", (name) => {
  for (const file of [`values/${name}.json`, `services/${name}.json`, `images/${name}.png`]) {
    const errors = errorsOf(fileIssues({ files: [...files, file].toSorted() }))
    expect(errors).toMatchObject([{ type: "file-name", file }])
  }
})

test.each(["sale (1)", "Ärmel", "साड़ी".repeat(9), "a.b", "console"])("accepts %j", (name) => {
  expect(nameProblem(`${name}.json`)).toBeUndefined()
})

test.each([
  "# (Ana's conflicted copy 2026-11-20)",
  "# (1)",
  "# - Copy (2)",
  "# - Kopie",
  "# copy 2",
  "#.sync-conflict-20261120-101503-ABCDEFG",
  "# 2",
  "#-DESKTOP-AB12",
  "# copie",
  "#.json",
  "Copia de #",
  "Copy (2) of #",
])("a file that is named %j after another seems to be its copy", (form) => {
  for (const [folder, name] of [
    ["values", "ambition"],
    ["pages", "poultry"],
  ]) {
    const file = `${folder}/${form.replace("#", name)}.json`
    const issues = fileIssues({ files: [...files, file].toSorted() })
    const message = expect.stringContaining(`a copy of ${folder}/${name}.json`)
    expect(issues).toContainEqual(expect.objectContaining({ file, severity: "error", message }))
  }
})
