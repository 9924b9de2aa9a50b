import { join } from "node:path"
import sharp from "sharp"
import { contentTypeOf } from "../../../plugins/content-model/model/model"
import type { FieldText } from "../../../plugins/content-model/fields/text/texts"
import {
  fillOptional,
  isFreeText,
  replaceTexts,
} from "../../../plugins/content-model/testing/replaceTexts"
import { listFiles } from "../../../scripts/lib/files"
import { everyKind } from "../composed/everyKind"
import { writePage } from "../composed/writePage"
import { longText, oddText } from "./extremeTexts"
import type { SiteCopy } from "./siteCopy"

/** A text of at most `maxLength` UTF-16 units. `count` makes it unique. */
type WriteText = (maxLength: number, count: number) => string

/** Makes texts of the maximum length. */
export const extremes: Record<string, WriteText> = { longest: longText, oddest: oddText }

/** The address of the composed page, which has a section of every kind. */
export const composedPage = "/every-kind/"

// A word mark is about three times as wide as it is high.
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" rx="15" fill="#888"/></svg>\n`

const copies = [2, 3, 4]

/** Fills the texts of a copy of the site up to their limits, repeats its items, and stretches its pictures. */
export async function writeExtremes(copy: SiteCopy, writeText: WriteText) {
  const content = join(copy.folder, "content")
  writePage(copy, "every-kind", everyKind)
  copy.write("static/prices.pdf", "prices")
  copy.write("content/images/logo.svg", logo)
  for (const [index, file] of listFiles(join(content, "images")).entries()) {
    if (!/\.(png|jpe?g|webp|avif)$/.test(file)) continue
    const [width, height] = index % 2 ? [480, 120] : [120, 480]
    const grey = { width, height, channels: 3, background: "#777" } as const
    await sharp({ create: grey }).toFile(join(content, "images", file))
  }

  let count = 0
  const fill = (field: FieldText) => {
    if (field.schema.$ref === "Markdown") return markdown(field.schema.maxLength)
    if (field.path.at(-1) === "page") return composedPage
    if (!isFreeText(field)) return field.text
    const { maxLength = 0, placeholder } = field.schema
    const start = placeholder ? `{${placeholder}} ` : ""
    return start + writeText(maxLength - start.length, ++count)
  }

  /** A text with every sign. Its parts have less than 3300 units together. */
  function markdown(maxLength = 3300) {
    const words = (length: number) =>
      writeText(Math.floor(length * Math.min(1, maxLength / 3300)), ++count)
    const list = (mark: string) => copies.map(() => `${mark} ${words(200)}`).join("\n")
    const line = `**${words(80)}**, [${words(80)}](/contact/), ${words(400)}`
    return [words(900), `## ${words(80)}`, line, list("-"), list("1.")].join("\n\n")
  }

  for (const file of listFiles(content).filter(contentTypeOf)) {
    const original = JSON.parse(copy.read(`content/${file}`))
    const write = (name: string, change: object = {}) =>
      copy.write(
        `content/${name}`,
        JSON.stringify({
          ...Object(replaceTexts(file, fillOptional(file, original), fill)),
          ...change,
        }),
      )
    write(file)
    if (/^(pages|site)/.test(file)) continue
    for (const number of copies)
      write(
        file.replace(".json", `-${number}.json`),
        original.id && { id: `${original.id}-${number}` },
      )
  }
}
