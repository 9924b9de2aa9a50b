import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"
import sharp from "sharp"
import { contentTypes } from "../plugins/content-model/schema/contentTypes"
import {
  schemas,
  fieldsOf,
  typeName,
  resolveRef,
  type FieldSchema,
} from "../plugins/content-model/schema/jsonSchema"

type Field = FieldSchema & { pattern?: string; minItems?: number }
type Palette = Record<"brand" | "accent" | "paper", string>

/** Content at one end of what the model allows. */
export type Extreme = {
  /** A text of at most `max` characters (UTF-16 units, as the model counts); `count` numbers it. */
  text: (max: number, count: number) => string
  /** Whether lists are at their longest and what may be left out is there. */
  isFull: boolean
  /** How many items there are of each kind that has a file an item. */
  items: { services: number; values: number; "contact-info": number }
  palette: Palette
  /** The colours of the items, in turn. */
  colours: string[]
}

// Long and short ones, as they come.
const words =
  "ambition meets an opportunity where responsible entrepreneurship and internationalisation become everyday craftsmanship for people who have plans that go far beyond what anybody expected from them in the beginning without extraordinary circumstances".split(
    " ",
  )

/** Words up to the last character. */
function full(max: number, count: number) {
  let text = `${count}`
  for (let next = count; text.length < max; next++) text += ` ${words[next % words.length]}`
  return text.slice(0, max).replace(/ $/, "s")
}

const unbroken = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt"
const oddities = [
  `${unbroken} `,
  "🚀👩🏽‍🌾🏳️‍🌈👨‍👩‍👧‍👦🐓 ",
  "نجمع الطموح بالفرصة في كل مكان ",
  "ఆశయాన్ని అవకాశంతో కలుపుతాము ",
  "<b>&amp;</b> <script>alert(1)</script> &lt; ",
]
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Every oddity in turn, as many as there is room for; the unbroken word first where it fits. */
function odd(max: number, count: number) {
  const turn = oddities.map((_, index) => oddities[(index + count) % oddities.length])
  const whole = (max > 60 ? [oddities[0], ...turn] : turn).join("")
  let text = `${count} `
  for (const { segment } of graphemes.segment(whole)) {
    if (text.length + segment.length > max) break
    text += segment
  }
  return text.trim()
}

const none = { services: 0, values: 1, "contact-info": 1 }
const many = { services: 12, values: 12, "contact-info": 12 }
const blackAndWhite = ["#ffffff", "#000000"]

export const extremes = {
  shortest: {
    text: (_, count) => String.fromCharCode(65 + (count % 26)),
    isFull: false,
    items: none,
    palette: { brand: "#808080", accent: "#808080", paper: "#808080" },
    colours: ["#808080"],
  },
  longest: {
    text: full,
    isFull: true,
    items: many,
    palette: { brand: "#050505", accent: "#000000", paper: "#000000" },
    colours: blackAndWhite,
  },
  oddest: {
    text: odd,
    isFull: true,
    items: { services: 5, values: 5, "contact-info": 5 },
    palette: { brand: "#fffbe0", accent: "#ffffff", paper: "#ffffff" },
    colours: blackAndWhite,
  },
} satisfies Record<string, Extreme>

/** The files of content/ at an extreme, by their path there. */
function filesAt({ text, isFull, items, palette, colours }: Extreme) {
  let count = 0
  const pictures = ["images/wide.png", "images/tall.png"]
  const inTurn = (list: string[]) => list[count++ % list.length]
  const values: Record<string, () => unknown> = {
    Colour: () => inTurn(colours),
    Destination: () => inTurn(["/contact/", "/services/", "/about/", "/"]),
    IconName: () => inTurn(["egg", "handshake", "shopping-bag"]),
    LogoFile: () => "images/logo.svg",
    Palette: () => palette,
    PictureFile: () => inTurn(pictures),
  }

  function stringFor({ maxLength, pattern = "", examples }: Field, name: string) {
    if (maxLength === undefined) return examples?.[0]
    count++
    if (name === "id") return `item-${count}-`.padEnd(isFull ? maxLength : 0, "x").replace(/-$/, "")
    const [placeholder] = /\{\w+\}/.exec(pattern.replaceAll("\\", "")) ?? []
    if (placeholder === undefined) return text(maxLength, count)
    const room = maxLength - placeholder.length - 1
    return isFull ? `${placeholder} ${text(room, count)}` : placeholder
  }

  function valueOf(field: Field, name: string): unknown {
    const special = values[field.$ref ?? ""]
    if (special) return special()
    const shape: Field = resolveRef(field)
    switch (shape.type) {
      case "object":
        return objectOf(shape)
      case "array": {
        const length = (isFull ? shape.maxItems : shape.minItems) ?? 0
        return Array.from({ length }, () => shape.items && valueOf(shape.items, name))
      }
      case "boolean":
        return true
      case "integer":
        return ++count
      default:
        return stringFor(shape, name)
    }
  }

  function objectOf(shape: Field) {
    const required = new Set(shape.required)
    const isThere = ([name, field]: [string, Field]) => {
      if (required.has(name)) return true
      // A picture has either a description or the mark that it needs none.
      if (field.type === "boolean") return !isFull
      // Half of the buttons lead somewhere, the others show a notification. No form is delivered.
      if (field.$ref === "Destination") return isFull && count++ % 2 === 0
      return isFull && resolveRef(field).type !== "object" && field.maxLength !== undefined
    }
    return Object.fromEntries(
      fieldsOf(shape)
        .filter(isThere)
        .map(([name, field]) => [name, valueOf(field, name)]),
    )
  }

  return Object.fromEntries(
    contentTypes.flatMap((shape) => {
      const name = shape.meta()?.files ?? ""
      const one = () => objectOf(schemas[typeName(shape)])
      if (!name.includes("*")) return [[name, one()]]
      const [folder] = name.split("/")
      const length = Object.entries(items).find(([kind]) => kind === folder)?.[1] ?? 1
      return Array.from({ length }, (_, index) => [name.replace("*", `${index + 1}`), one()])
    }),
  )
}

// A word mark is about three times as wide as it is high.
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" rx="15" fill="#888"/></svg>\n`

/** Writes content/ of a copy of the repository anew. */
export async function writeContent(repository: string, extreme: Extreme) {
  const content = join(repository, "content")
  rmSync(content, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), text)
  }
  for (const [path, value] of Object.entries(filesAt(extreme)))
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

// What Gatsby keeps names the files by where they lie, so that of another folder is of no use.
const leftBehind = new Set(
  ["node_modules", "content", ".build", ".cache", "public", ".git"].concat(
    "test-results",
    "screenshots",
  ),
)

/** Copies the repository as it stands, committed or not, without its content. */
export function copyRepository(from: string, to: string) {
  const isWanted = (path: string) => !leftBehind.has(relative(from, path).split(sep)[0])
  cpSync(from, to, { recursive: true, filter: isWanted })
  symlinkSync(join(from, "node_modules"), join(to, "node_modules"), "junction")
}
