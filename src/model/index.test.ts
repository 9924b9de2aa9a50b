import { isPage, fieldsOf } from "../../plugins/content-model/model/jsonSchema"
import { schemas, typeName } from "../../plugins/content-model/model/model"
import { createContent } from "../../plugins/content-model/read/content"
import { readValues } from "../../plugins/content-model/read/readContent"
import { fixtureContent } from "../../plugins/content-model/testing/fixtureSite"
import { fixedPages } from "../../plugins/content-model/validate/rules/linkTargets"
import { pages } from "../preview"
import { describe as describeSite } from "./describe"
import { model } from "./index"
import { Website } from "./site/website"
import "../../scripts/lib/siteModel"
import { readFileSync } from "node:fs"

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

/** The largest image size that a fragment requests: the first one of a file, or that of a name. Without a ratio: 4:3. */
function largest(file: string, fragment = "") {
  const all = readFileSync(file, "utf8")
  const text = all.slice(all.indexOf(fragment))
  const [fragmentText] = text.split("breakpoints")
  const [, ratio = "1.3333"] = /aspectRatio: ([\d.]+)/.exec(fragmentText) ?? []
  const [, widths = ""] = /breakpoints: \[([\d, ]+)\]/.exec(text) ?? []
  const width = Math.max(...widths.split(",").map(Number))
  return [width, Math.round(width / Number(ratio) / 10) * 10]
}

test("the required size of each image is the largest that the site shows", () => {
  const half = largest("src/components/fragments.ts", "HalfPicture on")
  const card = largest("src/components/fragments.ts", "CardPicture on")
  const [portrait] = largest("src/sections/Quotes/Quotes.tsx")
  const sizes = Object.entries(schemas).flatMap(([name, schema]) =>
    fieldsOf(schema)
      .filter(([key, field]) => field.$ref === "Picture" && key !== "share")
      .map(([, field]) => [name, field.minSize]),
  )
  const withHalf = ["Service", "Vision", "Story", "NotFound", "PageTop", "Visit"]
  expect(Object.fromEntries(sizes)).toEqual({
    ...Object.fromEntries(withHalf.map((name) => [name, half])),
    Hero: largest("src/sections/Hero/Hero.tsx"),
    CardEntry: card,
    GalleryEntry: card,
    Person: card,
    QuoteEntry: [portrait, portrait],
    Embed: largest("src/components/fragments.ts", "WidePicture on"),
    Video: largest("src/components/fragments.ts", "WidePicture on"),
  })
})
