import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { contentTypes } from "../../../plugins/content-model/schema/contentTypes"
import {
  schemas,
  fieldsOf,
  typeName,
  resolveRef,
  type FieldSchema,
} from "../../../plugins/content-model/schema/jsonSchema"

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

const words =
  "ambition meets an opportunity where responsible entrepreneurship and internationalisation become everyday craftsmanship for people who have plans that go far beyond what anybody expected from them in the beginning without extraordinary circumstances".split(
    " ",
  )

/** Words with the maximum length. */
function longText(maxLength: number, count: number) {
  let text = `${count}`
  for (let next = count; text.length < maxLength; next++) text += ` ${words[next % words.length]}`
  return text.slice(0, maxLength).replace(/ $/, "s")
}

const oddTexts = [
  "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt ", // no place for a line break
  "🚀👩🏽‍🌾🏳️‍🌈👨‍👩‍👧‍👦🐓 ",
  "نجمع الطموح بالفرصة في كل مكان ",
  "ఆశయాన్ని అవకాశంతో కలుపుతాము ",
  "<b>&amp;</b> <script>alert(1)</script> &lt; ",
]
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** The odd texts in turn, with the maximum length. Long fields begin with the unbreakable word. */
function oddText(maxLength: number, count: number) {
  const rotated = oddTexts.map((_, index) => oddTexts[(index + count) % oddTexts.length])
  const all = (maxLength > 60 ? [oddTexts[0], ...rotated] : rotated).join("")
  let text = `${count} `
  for (const { segment } of graphemes.segment(all)) {
    if (text.length + segment.length > maxLength) break
    text += segment
  }
  return text.trim()
}

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

/** All content files of an extreme, by their path below content/. */
function contentOf({ text, isFull, items }: Extreme) {
  let count = 0
  const next = (list: string[]) => list[count++ % list.length]
  const values: Record<string, () => unknown> = {
    Colour: () => next(["#ffffff", "#808080", "#000000"]),
    Destination: () => next(["/contact/", "/services/", "/about/", "/"]),
    IconName: () => next(["egg", "handshake", "shopping-bag"]),
    LogoFile: () => "images/logo.svg",
    Palette: () => ({ brand: "#050505", accent: "#ffffff", paper: "#808080" }),
    PictureFile: () => next(["images/wide.png", "images/tall.png"]),
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
    if (special) return special()
    const schema: Field = resolveRef(field)
    switch (schema.type) {
      case "object":
        return objectFor(schema)
      case "array": {
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

  function objectFor(schema: Field) {
    const required = new Set(schema.required)
    const isFilled = ([name, field]: [string, Field]) => {
      if (required.has(name)) return true
      // A hidden item is on no page. A picture has a description, or a mark that it needs none.
      if (name === "hidden") return false
      if (field.type === "boolean") return !isFull
      // Half of the buttons are links, the others show a notification. The form has no endpoint.
      if (field.$ref === "Destination") return isFull && count++ % 2 === 0
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
      const [folder] = name.split("/")
      const length = Object.entries(items).find(([key]) => key === folder)?.[1] ?? 1
      return Array.from({ length }, (_, index) => [name.replace("*", `${index + 1}`), create()])
    }),
  )
}

// A word mark is about three times as wide as it is high.
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" rx="15" fill="#888"/></svg>\n`

/** Replaces content/ of a copy of the repository. */
export async function writeContent(repository: string, extreme: Extreme) {
  const content = join(repository, "content")
  rmSync(content, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), text)
  }
  for (const [path, value] of Object.entries(contentOf(extreme)))
    write(path, `${JSON.stringify(value, null, 2)}\n`)
  write("images/logo.svg", logo)
  for (const [name, width, height] of [
    ["wide", 480, 120],
    ["tall", 120, 480],
  ] as const)
    await sharp({ create: { width, height, channels: 3, background: "#777" } }).toFile(
      join(content, `images/${name}.png`),
    )
}
