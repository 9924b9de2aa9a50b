/** @jest-environment node */
import { fieldsOf, kindSchema, kindsOf, sectionSchema } from "../schema/jsonSchema"
import { kindTable } from "./kindTable"

const rows = new Map(
  kindTable()
    .split("\n")
    .map((row) => row.slice(2, -2).split(" | "))
    .map(([kind, ...cells]) => [kind.replaceAll("`", ""), cells]),
)

test.each(kindsOf(sectionSchema()))("the row of %s names its fields: needed ones first", (kind) => {
  const group = kindSchema(kind)
  for (const [name] of fieldsOf(group)) {
    const cell = rows.get(kind)?.[group.required?.includes(name) ? 0 : 1]
    expect(cell).toContain(`\`${name}\``)
  }
})

test("a row names the fields of entries, the texts with signs and the shapes of pictures", () => {
  expect(rows.get("questions")).toEqual([
    "`title`, `entries` (1 to 20), `entries.question`, `entries.answer`",
    "`introduction`",
    "`entries.answer`",
    "",
  ])
  expect(rows.get("video")?.[3]).toBe("`poster`: 16:9, at least 1600 × 900 pixels")
  expect(rows.get("gallery")?.[3]).toBe("`entries.picture`: 4:3, at least 1300 × 980 pixels")
})
