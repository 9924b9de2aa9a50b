import { readdirSync, readFileSync } from "node:fs"
import words from "./words.json"

const editor = "plugins/content-editor"

test("each text is used by its name", () => {
  const files = readdirSync(editor, { recursive: true, encoding: "utf8" })
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const code = sources.map((file) => readFileSync(`${editor}/${file}`, "utf8")).join("\n")
  const names = Object.keys(words).map((key) => key.replace(/_(one|other)$/, ""))
  expect(names.filter((name) => !code.includes(`"${name}"`))).toEqual([])
})
