/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { generatedFiles } from "./generate"
import { typeName, contentTypeOf } from "../schema/jsonSchema"

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".json"))

test.each(files)("%s names the schema of its kind, for completion in a code editor", (file) => {
  const { $schema } = JSON.parse(readFileSync(join("content", file), "utf8")) as { $schema: string }
  const shape = contentTypeOf(file)
  expect(shape).toBeDefined()
  expect(normalize(join(dirname(join("content", file)), $schema))).toBe(
    normalize(`src/model/schemas/${shape && typeName(shape)}.json`),
  )
})

test.each(Object.keys(generatedFiles))("%s is what `npm run generate` writes", (path) => {
  expect(readFileSync(path, "utf8")).toBe(generatedFiles[path])
})
