/** @jest-environment node */
import { isPage } from "../../plugins/content-model/model/jsonSchema"
import { schemas, typeName } from "../../plugins/content-model/model/model"
import { createContent } from "../../plugins/content-model/read/content"
import { readValues } from "../../plugins/content-model/read/readContent"
import { fixtureContent } from "../../plugins/content-model/testing/fixtureSite"
import { fixedPages } from "../../plugins/content-model/validate/rules/linkTargets"
import { pages } from "../preview"
import { describe as describeSite } from "./describe"
import { model } from "./index"
import { Website } from "./site/website"

const values = readValues(fixtureContent)

test("the parts of a file name fields that it has, each once", () => {
  const divided = Object.values(schemas).filter(({ parts }) => parts)
  expect(divided.length).toBeGreaterThan(0)
  for (const { parts = [], properties = {} } of divided) {
    const fields = parts.flatMap((part) => part.fields)
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields))
    expect(new Set(fields).size).toBe(fields.length)
  }
})

test("src/preview.ts has each page, and describe.ts each fixed page", () => {
  const fixed = model.types.map(typeName).filter((name) => isPage(schemas[name]))
  expect(Object.keys(pages).toSorted()).toEqual(fixed.toSorted())
  const described = describeSite(createContent(values)).pages.map(({ type }) => typeName(type))
  const addresses = fixedPages()
  const withAddress = model.types.filter((type) => addresses.includes(type.meta()?.address ?? ""))
  expect(described).toEqual(expect.arrayContaining(withAddress.map(typeName)))
})

test("only social links with a web address are profiles", () => {
  const website = createContent(values).one(Website)
  const [first] = website.footer.social
  const links = [undefined, "/contact/", "https://social.example/aim"]
  const footer = { ...website.footer, social: links.map((to) => ({ ...first, to })) }
  const linked = new Map(values).set("site.json", { ...website, footer })
  expect(describeSite(createContent(linked)).profiles).toEqual(["https://social.example/aim"])
})
