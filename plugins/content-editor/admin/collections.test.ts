/** @jest-environment node */
import { fieldsOf, schemas } from "../../content-model/schema/jsonSchema"
import { contentTypes } from "../../content-model/schema/contentTypes"
import { listFiles } from "../../content-model/validate/json/readFiles"
import { validationWidget, repositoryPath } from "../constants"
import { collections } from "./collections"

const forms = collections.flatMap(({ files: list, fields = [] }) =>
  list ? list.map((file) => file.fields) : [fields],
)

test("every content file is in one collection", () => {
  const paths = collections.flatMap(({ files: list, folder = "" }) =>
    list ? list.map(({ file }) => file) : [`${folder}/`],
  )
  const content = listFiles("content").files.filter(
    (file) => file.endsWith(".json") && !file.startsWith("images/"),
  )
  for (const file of content)
    expect(paths.filter((path) => repositoryPath(file).startsWith(path))).toHaveLength(1)
})

test("the form of each content type has all its fields, with labels", () => {
  expect(forms).toHaveLength(contentTypes.length)
  for (const [validation, ...fields] of forms) {
    expect(validation).toMatchObject({ name: "$schema", widget: validationWidget })
    const expected = fieldsOf(schemas[validation.contentType])
    expect(fields.map(({ name }) => name)).toEqual(expected.map(([name]) => name))
    for (const { label, name } of fields) expect(label).not.toBe(name)
  }
})
