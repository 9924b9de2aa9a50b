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

type Field = FieldSchema & { pattern?: string; minItems?: number }

/** Content at one limit of the content model. */
export type Extreme = {
  /** A text of at most `maxLength` UTF-16 units. `count` makes it unique. */
  text: (maxLength: number, count: number) => string
  /** Whether lists have their maximum length, and optional fields are filled. */
  isFull: boolean
  /** The number of files in each folder of items. */
  items: { services: number; values: number; "contact-info": number }
}

/** The address of the composed page, which has a section of every kind. */
export const composedPage = "/every-kind/"

export const extremes = {
  shortest: {
    text: (_, count) => String.fromCharCode(65 + (count % 26)),
    isFull: false,
    items: { services: 0, values: 1, "contact-info": 1 },
  },
  longest: {
    text: longText,
    isFull: true,
    items: { services: 12, values: 12, "contact-info": 12 },
  },
  oddest: {
    text: oddText,
    isFull: true,
    items: { services: 5, values: 5, "contact-info": 5 },
  },
} satisfies Record<string, Extreme>

// Not the former ids, and no redirects.
const filledLists = ["actions", "features", "more"]

// The parts of a text with every sign have less than this together.
const usualLength = 3300

export const staticFiles = [
  "/prices.pdf",
  "/opening-hours.with-a-long-name-and-no-place-for-a-line-break.zip",
]

/** All content files of an extreme, by their path below content/. */
export function contentOf({ text, isFull, items }: Extreme) {
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
    if (!isFull) return text(1, ++count)
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
    if (name === "id") return `item-${count}-`.padEnd(isFull ? maxLength : 0, "x").replace(/-$/, "")
    const [placeholder] = /\{\w+\}/.exec(pattern.replaceAll("\\", "")) ?? []
    if (placeholder === undefined) return text(maxLength, count)
    return isFull
      ? `${placeholder} ${text(maxLength - placeholder.length - 1, count)}`
      : placeholder
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
        const length = (isFull ? schema.maxItems : schema.minItems) ?? 0
        return Array.from({ length }, () => schema.items && valueFor(schema.items, name))
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
      // A hidden item is on no page. A picture has a description, or a mark that it needs none.
      if (name === "hidden") return false
      if (field.type === "boolean") return !isFull
      // Half of the buttons are links, the others show a notification. The form has no endpoint.
      if (field.$ref === "Destination") return isFull && count++ % 2 === 0
      if (filledLists.includes(name) || field.$ref === "Picture") return isFull && name !== "share"
      if (name === "amount" || name === "directions") return isFull
      return isFull && resolveRef(field).type !== "object" && field.maxLength !== undefined
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
      const [folder] = name.split("/")
      const length = Object.entries(items).find(([key]) => key === folder)?.[1] ?? 1
      return Array.from({ length }, (_, index) => [name.replace("*", `${index + 1}`), create()])
    }),
  )
}
