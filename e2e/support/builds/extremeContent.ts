import { contentTypes } from "../../../plugins/content-model/schema/contentTypes"
import {
  schemas,
  fieldsOf,
  typeName,
  resolveRef,
  type FieldSchema,
} from "../../../plugins/content-model/schema/jsonSchema"

import { sectionKinds } from "../../../plugins/content-model/schema/sections/section"
import { longText, oddText } from "./extremeTexts"

type Field = FieldSchema & { pattern?: string }

/** A text of at most `maxLength` UTF-16 units. `count` makes it unique. */
export type WriteText = (maxLength: number, count: number) => string

/** Makes texts of the maximum length. */
export const extremes: Record<string, WriteText> = { longest: longText, oddest: oddText }

/** The address of the composed page, which has a section of every kind. */
export const composedPage = "/every-kind/"

const itemsPerFolder = 12

// Not the former ids, and no redirects.
const filledLists = ["actions", "features", "more"]

// The parts of a text with every sign have less than this together.
const usualLength = 3300

export const staticFiles = [
  "/prices.pdf",
  "/opening-hours.with-a-long-name-and-no-place-for-a-line-break.zip",
]

/** All content files, by their path below content/. Lists and optional fields are full. */
export function contentOf(text: WriteText) {
  let count = 0
  const next = (list: string[]) => list[count++ % list.length]
  const values: Record<string, (field: Field) => unknown> = {
    Colour: () => next(["#ffffff", "#808080", "#000000"]),
    Destination: () => next(["/contact/", "/services/", "/about/", "/"]),
    IconName: () => next(["egg", "handshake", "shopping-bag"]),
    LogoFile: () => "images/logo.svg",
    Markdown: ({ maxLength }) => markdown(maxLength),
    Palette: () => ({ brand: "#050505", accent: "#ffffff", paper: "#808080" }),
    PictureFile: () => next(["images/wide.png", "images/tall.png"]),
    StaticFile: () => next(staticFiles),
  }

  /** A text with every sign, shorter where the model allows less. */
  function markdown(maxLength = usualLength) {
    const part = Math.min(1, maxLength / usualLength)
    const words = (length: number) => text(Math.floor(length * part), ++count)
    const link = `[${words(80)}](/contact/)`
    const list = (mark: string) => [1, 2, 3].map(() => `${mark} ${words(200)}`).join("\n")
    const bold = `**${words(80)}**, ${link}, ${words(400)}`
    return [words(900), `## ${words(80)}`, bold, list("-"), `## ${words(80)}`, list("1.")].join(
      "\n\n",
    )
  }

  function stringFor({ maxLength, pattern = "", examples }: Field, name: string) {
    if (maxLength === undefined) return examples?.[0]
    count++
    if (name === "id") return `item-${count}-`.padEnd(maxLength, "x")
    const [placeholder] = /\{\w+\}/.exec(pattern.replaceAll("\\", "")) ?? []
    if (placeholder === undefined) return text(maxLength, count)
    return `${placeholder} ${text(maxLength - placeholder.length - 1, count)}`
  }

  function valueFor(field: Field, name: string): unknown {
    const special = values[field.$ref ?? ""]
    if (special) return special(field)
    const schema: Field = resolveRef(field)
    switch (schema.type) {
      case "object":
        return objectFor(schema)
      case "array": {
        if (schema.items?.$ref === "Section") return sectionKinds.map(sectionFor)
        return Array.from(
          { length: schema.maxItems ?? 0 },
          () => schema.items && valueFor(schema.items, name),
        )
      }
      case "boolean":
        return true
      case "integer":
        return ++count
      default:
        return stringFor(schema, name)
    }
  }

  const sectionFor = (kind: string) => ({
    [kind]: valueFor(schemas.Section.properties?.[kind] ?? {}, kind),
  })

  function objectFor(schema: Field) {
    const required = new Set(schema.required)
    const isFilled = ([name, field]: [string, Field]) => {
      if (required.has(name)) return true
      // A hidden item is on no page, and a picture that is decorative has no description.
      if (field.type === "boolean") return false
      // Half of the buttons are links, the others show a notification. The form has no endpoint.
      if (field.$ref === "Destination") return count++ % 2 === 0
      if (filledLists.includes(name) || field.$ref === "Picture") return name !== "share"
      if (name === "amount" || name === "directions") return true
      return resolveRef(field).type !== "object" && field.maxLength !== undefined
    }
    return Object.fromEntries(
      fieldsOf(schema)
        .filter(isFilled)
        .map(([name, field]) => [name, valueFor(field, name)]),
    )
  }

  return Object.fromEntries(
    contentTypes.flatMap((contentType) => {
      const name = contentType.meta()?.files ?? ""
      const create = () => objectFor(schemas[typeName(contentType)])
      if (!name.includes("*")) return [[name, create()]]
      if (name === "pages/*.json") return [[`pages${composedPage.slice(0, -1)}.json`, create()]]
      return Array.from({ length: itemsPerFolder }, (_, index) => [
        name.replace("*", `${index + 1}`),
        create(),
      ])
    }),
  )
}
