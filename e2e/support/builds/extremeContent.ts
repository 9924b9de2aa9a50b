import { join } from "node:path"
import type { FieldText } from "../../../plugins/content-model/fields/text/texts"
import { contentTypeOf } from "../../../plugins/content-model/model/model"
import {
  fillOptional,
  isFreeText,
  replaceTexts,
} from "../../../plugins/content-model/testing/replaceTexts"
import { payloads } from "../../../plugins/content-model/testing/xssPayloads"
import { listFiles } from "../../../plugins/hosting/output/listFiles"
import { everyKind, writePage } from "./ownerPages"
import type { SiteCopy } from "./siteCopy"

/** The address of a page with a section of every kind, and of a link in every place of the site. */
const composedPage = "/every-kind/"

const usual =
  "ambition meets an opportunity where responsible entrepreneurship and internationalisation become everyday craftsmanship for people who have plans".split(
    " ",
  )
const odd = [
  "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt", // no place for a line break
  "🚀👩🏽‍🌾🏳️‍🌈👨‍👩‍👧‍👦🐓",
  "نجمع الطموح بالفرصة في كل مكان",
  "ఆశయాన్ని అవకాశంతో కలుపుతాము",
]
export const hostile = payloads.filter((text) => !/[\r\n]|\{(title|year)\}/.test(text))

/** As many words as fit into a field: in turn usual, odd and hostile ones, another one first for each count. */
function longText(maxLength: number, count: number, lists = [usual, odd, hostile]) {
  const words = lists[count % lists.length]
  let text = String(count)
  for (let next = count; next < count + 100; next++) {
    const longer = `${text} ${words[next % words.length]}`
    if (longer.length <= maxLength) text = longer
  }
  return text
}

const copies = [2, 3, 4]

/** Fills the texts of a copy of the site up to their limits and repeats its items. */
export function writeExtremes(copy: SiteCopy) {
  const content = join(copy.folder, "content")
  writePage(copy, "every-kind", everyKind)
  const [anchor] = listFiles(content).flatMap(
    (file) =>
      JSON.parse(file.startsWith("services/") ? copy.read(`content/${file}`) : "{}").id ?? [],
  )
  let count = 0
  const fill = (field: FieldText) => {
    if (field.schema.$ref === "Markdown") return markdown(field.schema.maxLength)
    if (field.path.at(-1) === "page") return composedPage
    if (field.schema.leadsTo) return field.schema.leadsTo + anchor
    if (!isFreeText(field)) return field.text
    const { maxLength = 0, placeholder } = field.schema
    const start = placeholder ? `{${placeholder}} ` : ""
    return start + longText(maxLength - start.length, ++count)
  }

  /** A text with every sign. Its parts have less than 3300 units together. */
  function markdown(maxLength = 3300) {
    // Hostile signs may be those of Markdown.
    const words = (length: number) =>
      longText(Math.floor(length * Math.min(1, maxLength / 3300)), ++count, [usual, odd])
    const list = (mark: string) => copies.map(() => `${mark} ${words(200)}`).join("\n")
    const line = `**${words(80)}**, [${words(80)}](/contact/), ${words(400)}`
    return [words(900), `## ${words(80)}`, line, list("-"), list("1.")].join("\n\n")
  }

  for (const file of listFiles(content).filter(contentTypeOf)) {
    const original = JSON.parse(copy.read(`content/${file}`))
    const write = (name: string, change: object = {}) => {
      const filled = replaceTexts(file, fillOptional(file, original), fill)
      copy.write(`content/${name}`, JSON.stringify({ ...Object(filled), ...change }))
    }
    write(file)
    if (/^(pages|site)/.test(file)) continue
    for (const number of copies)
      write(
        file.replace(".json", `-${number}.json`),
        original.id && { id: `${original.id}-${number}` },
      )
  }
}
