/** @jest-environment node */
import "../../scripts/lib/siteModel"
import { readFileSync } from "node:fs"
import { schemas } from "../../plugins/content-model/model/model"
import { fieldsOf } from "../../plugins/content-model/model/jsonSchema"

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
