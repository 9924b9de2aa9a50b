/** @jest-environment node */
import { isPage } from "../../plugins/content-model/model/jsonSchema"
import { schemas, typeName } from "../../plugins/content-model/model/model"
import { readContent } from "../../plugins/content-model/read/readContent"
import { pages } from "../preview"
import { describe as describeSite } from "./describe"
import { model } from "./index"
import { fixtureContent } from "../../plugins/content-model/testing/fixtureSite"

const files = model.types.map((type) => type.meta()?.files ?? "")

test("each folder has a label", () => {
  const folders = files.filter((file) => file.includes("/")).map((file) => file.split("/")[0])
  expect(Object.keys(model.collections)).toEqual(expect.arrayContaining(folders))
})

test("the parts of a file name fields that it has, each once", () => {
  const divided = Object.values(schemas).filter(({ parts }) => parts)
  expect(divided.length).toBeGreaterThan(0)
  for (const { parts = [], properties = {} } of divided) {
    const fields = parts.flatMap((part) => part.fields)
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields))
    expect(new Set(fields).size).toBe(fields.length)
  }
})

test("src/preview.ts has each fixed page", () => {
  const fixed = model.types.map(typeName).filter((name) => isPage(schemas[name]))
  expect([...Object.keys(pages), "Page"].toSorted()).toEqual(fixed.toSorted())
})

test("src/model/describe.ts has each page with an address", () => {
  const described = describeSite(readContent(fixtureContent)).pages.map(({ type }) => typeName(type))
  const withAddress = model.types.filter((type) => type.meta()?.address).map(typeName)
  expect(described).toEqual(expect.arrayContaining(withAddress))
})
