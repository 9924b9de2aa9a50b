/** @jest-environment node */
import * as fc from "fast-check"
import { fileName, forbiddenNames } from "../../testing/arbitrary/fileNames"
import { errorsOf } from "../../issues/issues"
import { listFiles } from "../../read/json/readFiles"
import { nameProblem } from "./fileNames"
import { fileIssues } from "./files"
import { fixtureContent } from "../../testing/fixtureSite"

const { files, folders } = listFiles(fixtureContent)

// As Microsoft has it in "Naming Files, Paths, and Namespaces".
const isForWindows = (name: string) =>
  !/[<>:"/\\|?*\p{Cc}]|[ .]$/u.test(name) &&
  !/^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$) *$/i.test(name.split(".")[0]) &&
  name.length <= 255

test("what the check accepts, Windows, Linux and macOS can have, and addresses too", () => {
  let accepted = 0
  fc.assert(
    fc.property(fileName, (stem) => {
      const name = `${stem}.json`
      if (nameProblem(name)) return
      accepted += 1
      expect([name, isForWindows(name)]).toEqual([name, true])
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
      expect(decodeURI(new URL(`/${name}`, "https://a.example").pathname)).toBe(`/${name}`)
    }),
    { numRuns: 1000 },
  )
  expect(accepted).toBeGreaterThan(100)
})

test.each(forbiddenNames)("refuses the name %j in every folder, with one error", (name) => {
  for (const file of [`values/${name}.json`, `services/${name}.json`, `images/${name}.png`]) {
    const errors = errorsOf(fileIssues({ files: [...files, file].toSorted(), folders }))
    expect(errors).toMatchObject([{ type: "file-name", file }])
  }
})
