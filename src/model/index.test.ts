/** @jest-environment node */
import { isPage } from "../../plugins/content-model/model/jsonSchema"
import { schemas, typeName } from "../../plugins/content-model/model/model"
import { createContent } from "../../plugins/content-model/read/content"
import { readValues } from "../../plugins/content-model/read/readContent"
import { fixtureContent } from "../../plugins/content-model/testing/fixtureSite"
import { pages } from "../preview"
import { describe as describeSite } from "./describe"
import { model } from "./index"
import { Website } from "./site/website"

const values = readValues(fixtureContent)

test("each folder has a label", () => {
  const files = model.types.map((type) => type.meta()?.files ?? "")
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

test("src/preview.ts has each page, and describe.ts each page with an address", () => {
  const fixed = model.types.map(typeName).filter((name) => isPage(schemas[name]))
  expect(Object.keys(pages).toSorted()).toEqual(fixed.toSorted())
  const described = describeSite(createContent(values)).pages.map(({ type }) => typeName(type))
  const withAddress = model.types.filter((type) => type.meta()?.address).map(typeName)
  expect(described).toEqual(expect.arrayContaining(withAddress))
})

test("only social links with a web address are profiles", () => {
  const website = createContent(values).one(Website)
  const [first] = website.footer.social
  const links = [undefined, "/contact/", "https://social.example/aim"]
  const footer = { ...website.footer, social: links.map((to) => ({ ...first, to })) }
  const linked = new Map(values).set("site.json", { ...website, footer })
  expect(describeSite(createContent(linked)).profiles).toEqual(["https://social.example/aim"])
})
