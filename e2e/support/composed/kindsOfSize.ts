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
const sizes = ["small", "usual", "large"] as const
type Size = (typeof sizes)[number]

/** A text of at most `maxLength` characters, another one for each count. */
type WriteText = (maxLength: number, count: number) => string

/** A section of each kind, with content of one size. */
function kindsOfSize(size: Size, writeText: WriteText = texts[size]) {
  let count = 0
  const write = (maxLength: number) => writeText(maxLength, ++count)

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
    const isHidden = (name: string, { replacedBy, oncePerList }: FieldSchema) =>
      (oncePerList && index > 0) ||
      (size === "usual" ? name === "picture" && schema.properties?.icon : replacedBy)
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

const english = [
  "We name what a piece is made of and how it changes with time.",
  "Write to us and say which day you have in mind.",
  "Every flock has a record that a buyer may read before the price is agreed.",
  "Founders meet the people who can open a door for them.",
  "Nothing leaves the house before somebody has looked at it twice.",
]
const telugu = ["ఆశయాన్ని అవకాశంతో కలుపుతాము.", "విశ్వవిద్యాలయంలోని పరిశోధకులు మాట్లాడుతున్నారు."]
const hindi = ["हम महत्वाकांक्षा को अवसर से जोड़ते हैं।", "अंतरराष्ट्रीयकरण की ज़िम्मेदारियाँ समझाते हैं।"]

/** Whole words of sentences, another one first for each count, up to a share of the maximum length. */
const prose =
  (sentences: string[], share: number): WriteText =>
  (maxLength, count) => {
    const all = Array.from(
      { length: 30 },
      (_, next) => sentences[(count + next) % sentences.length],
    )
    const words = all.join(" ").slice(0, Math.ceil(maxLength * share) + 1)
    return words.includes(" ") ? words.slice(0, words.lastIndexOf(" ")) : words.slice(0, -1)
  }

const texts = { small: longText, usual: prose(english, 0.4), large: longText }

/** The pages of all sizes, and the usual one with longer texts and in other scripts, by their names. */
export const pagesOfSizes = (): Record<string, object[]> => ({
  ...Object.fromEntries(sizes.map((size) => [`kinds-${size}`, kindsOfSize(size)])),
  "kinds-longer": kindsOfSize("usual", prose(english, 0.4 * 1.3)),
  "kinds-telugu": kindsOfSize("usual", prose(telugu, 0.4)),
  "kinds-hindi": kindsOfSize("usual", prose(hindi, 0.4)),
})
