/** @jest-environment node */
import { forbiddenNames } from "../../testing/forbiddenNames"
import { errorsOf } from "../../issues/issues"
import { listFiles } from "../../read/json/readFiles"
import { nameProblem } from "./fileNames"
import { fileIssues } from "./files"
import { fixtureContent } from "../../testing/fixtureSite"

const { files, folders } = listFiles(fixtureContent)

test.each(forbiddenNames)("refuses the name %j in every folder, with one error", (name) => {
  for (const file of [`values/${name}.json`, `services/${name}.json`, `images/${name}.png`]) {
    const errors = errorsOf(fileIssues({ files: [...files, file].toSorted(), folders }))
    expect(errors).toMatchObject([{ type: "file-name", file }])
  }
})

test.each(["sale (1)", "Ärmel", "साड़ी".repeat(9), "a.b", "console"])("accepts %j", (name) => {
  expect(nameProblem(`${name}.json`)).toBeUndefined()
})
