/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"

// Who may import whom, one way, downstairs. `type` where types alone may come from there.
const mayImport: Record<string, string[]> = {
  pages: ["layout", "sections", "elements", "type model"],
  sections: ["elements", "theme", "type model"],
  layout: ["layout", "elements", "theme", "type model"],
  elements: ["elements", "theme"],
  theme: ["theme"],
  publish: ["publish", "model"],
  found: ["found", "live", "model"],
  live: ["live", "hosted", "model"],
  hosted: ["hosted", "model"],
  editor: ["editor", "model", "pages", "layout", "elements", "theme", "testing"],
  model: ["model"],
  testing: [],
}

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))

const importsOf = (file: string) =>
  [
    ...readFileSync(join("src", file), "utf8").matchAll(
      /(import|export)\s+(type\s)?[^"']*?from\s*"(\.[^"]+)"/g,
    ),
  ].map(([, , type, target]) => `${type ? "type " : ""}${posix.join(dirname(file), target)}`)

const room = (path: string) => path.split("/")[0]

test("every room is known here", () => {
  const rooms = new Set(sources.map(room))
  expect([...rooms].toSorted()).toEqual(Object.keys(mayImport).toSorted())
})

test.each(sources)("%s imports downstairs only", (file) => {
  for (const target of importsOf(file)) {
    const allowed = mayImport[room(file)]
    const from = target.startsWith("type ") ? `type ${room(target.slice(5))}` : room(target)
    expect([...allowed, ...allowed.map((name) => `type ${name}`)]).toContain(from)
  }
})

test("there are no files that only hand on and no content in code", () => {
  for (const file of sources) {
    expect(file).not.toMatch(/(^|\/)index\.ts$/)
    expect(readFileSync(join("src", file), "utf8")).not.toMatch(/from "[^"]*content\/[^"]*\.json"/)
  }
})
