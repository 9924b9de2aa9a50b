import type { FieldSchema } from "../../../plugins/content-model/model/fieldMeta"
import {
  acceptsAnyWords,
  fieldsOf,
  kindSchema,
  kindsOf,
  resolveRef,
  sectionSchema,
} from "../../../plugins/content-model/model/jsonSchema"
import { exampleOf } from "../../../plugins/content-model/testing/composedPage"
import { longText } from "../builds/extremeTexts"

/** Small: what is required, in few words. Usual: every field, of middle length. Large: all that the model allows. */
export const sizes = ["small", "usual", "large"] as const
type Size = (typeof sizes)[number]

/** A section of each kind, with content of one size. No caller has more than one form on a page. */
export function kindsOfSize(size: Size) {
  let count = 0
  const write = (maxLength: number) =>
    size === "large" ? longText(maxLength, ++count) : prose(Math.ceil(maxLength * 0.4), ++count)

  function valueOf(field: FieldSchema, name = "", index = 0): unknown {
    const schema = resolveRef(field)
    const { type, items = {}, minItems = 0, maxItems = 0, maxLength } = schema
    const [example = "/contact/"] = schema.examples ?? schema.enum ?? []
    if (field.$ref === "Picture") return pictures[++count % pictures.length]
    if (field.$ref === "ItemList") return schema.enum?.[sizes.indexOf(size)]
    if (field.$ref === "Markdown") return markdown(schema.maxLength)
    // At most one entry is the one that stands out.
    if (type === "boolean") return index === 0
    if (type === "array") {
      const length = size === "large" ? maxItems : usualLength(minItems, maxItems)
      return Array.from({ length }, (_, place) => valueOf(items, name, place))
    }
    if (type === "object") return fieldsFor(schema, index)
    if (name === "amount" && size === "large") return "123456789"
    return maxLength && acceptsAnyWords(schema) ? write(maxLength) : example
  }

  /** All fields, but only one of two of which the page shows one. */
  function fieldsFor(schema: FieldSchema, index: number) {
    const isHidden = (name: string, { replacedBy }: FieldSchema) =>
      size === "usual" ? name === "picture" && schema.properties?.icon : replacedBy
    return Object.fromEntries(
      fieldsOf(schema)
        .filter(([name, field]) => !isHidden(name, field))
        .map(([name, field]) => [name, valueOf(field, name, index)]),
    )
  }

  function markdown(maxLength = 0) {
    const words = (length: number) => write(Math.floor(Math.min(length, maxLength / 7)))
    const [line, list] = [`**${words(80)}**, [${words(80)}](/contact/), ${words(600)}`, words(200)]
    return [words(900), `## ${words(80)}`, line, `- ${list}\n- ${words(200)}`, `1. ${list}`].join(
      "\n\n",
    )
  }

  return kindsOf(sectionSchema()).map((kind) => ({
    [kind]: size === "small" ? exampleOf(kindSchema(kind)) : valueOf(kindSchema(kind)),
  }))
}

const usualLength = (min: number, max: number) => Math.ceil((min + Math.min(max, 7)) / 2)

const pictures = ["hero", "story", "fashion"].map((name) => ({
  file: `images/${name}.png`,
  description: "A valley at sunrise",
}))

const sentences = [
  "We name what a piece is made of and how it changes with time.",
  "Write to us and say which day you have in mind.",
  "Every flock has a record that a buyer may read before the price is agreed.",
  "Founders meet the people who can open a door for them.",
  "Nothing leaves the house before somebody has looked at it twice.",
]

/** Whole words of sentences, shorter than `maxLength`, from another sentence for each count. */
function prose(maxLength: number, count: number) {
  const start = count % sentences.length
  const text = Array.from({ length: 12 }, (_, next) => sentences[(start + next) % 5]).join(" ")
  const cut = text.slice(0, Math.max(maxLength, 6))
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 5))
}
