/** @jest-environment node */
import { fieldsOf, schemas } from "../../content-model/schema/jsonSchema"
import { contentTypes } from "../../content-model/schema/contentTypes"
import { listFiles } from "../../content-model/validate/json/readFiles"
import { collections } from "./collections"

const forms = collections.flatMap(({ files: list, fields = [] }) =>
  list ? list.map((file) => file.fields) : [fields],
)

test("every content file is in one collection", () => {
  const homes = collections.flatMap(({ files: list, folder = "" }) =>
    list ? list.map(({ file }) => file) : [`${folder}/`],
  )
  const content = listFiles("content").files.filter(
    (file) => file.endsWith(".json") && !file.startsWith("images/"),
  )
  for (const file of content)
    expect(homes.filter((home) => `content/${file}`.startsWith(home))).toHaveLength(1)
})

test("people find what they know: Site, Pages, Ventures, Values, Contact", () => {
  expect(collections.map(({ label }) => label)).toEqual([
    "Site",
    "Pages",
    "Ventures",
    "Values",
    "Contact",
  ])
})

test("every field of every shape is in a form, under its own label", () => {
  expect(forms).toHaveLength(contentTypes.length)
  for (const [report, ...fields] of forms) {
    expect(report).toMatchObject({ name: "$schema", widget: "report" })
    const known = fieldsOf(schemas[report.shape])
    expect(fields.map(({ name }) => name)).toEqual(known.map(([name]) => name))
    for (const { label, name } of fields) expect(label).not.toBe(name)
  }
})
