import { join } from "node:path"
import { languageOfFile } from "../../../plugins/content-model/languages/languages"
import { readValues } from "../../../plugins/content-model/read/readContent"
import type { SiteCopy } from "./siteCopy"

/** The start of the addresses of the other language. */
export const telugu = "/te/"
const file = "languages/te.json"

/** Translates every text of a copy to one letter of Telugu, as often as the text has Latin letters. */
export function writeTranslation(copy: SiteCopy) {
  const { sources } = languageOfFile(file, {}, readValues(join(copy.folder, "content")))
  const texts = new Set([...sources.values()].flat().map(({ text }) => text))
  const translate = (text: string) =>
    text.replace(/(\]\([^)]*\)|\{\w+\})|\p{Script=Latin}/gu, (_, kept?: string) => kept ?? "ర")
  const entries = [...texts].map((source) => ({ source, translation: translate(source) }))
  copy.write(`content/${file}`, JSON.stringify({ title: "తెలుగు", texts: entries }))
}
