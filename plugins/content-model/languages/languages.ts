import { Translation } from "../fields/groups/translation"
import { isRecord } from "../lib/isRecord"
import { listAt, partOf } from "../lib/path"
import { contentTypeOf, schemaOf, settingsFile } from "../model/model"
import { filesOfType, isHidden, visibleFilesOfType, type ContentValues } from "../read/content"
import { isCollectionPage, pageAddress, fileStem } from "../read/pageAddress"
import { sourceTextsOf, translateValue, type Dictionary, type SourceText } from "./translate"

/** A language of the site beside the first one. */
export type Language = ReturnType<typeof languageOfFile>

/** The languages of the site beside the first one: each is a file that is not hidden. */
export const languagesOf = (values: ContentValues) =>
  visibleFilesOfType(values, Translation).map(({ file, value }) =>
    languageOfFile(file, value, values),
  )

/** What a translation says of a site. The value of its file may be incomplete. */
export function languageOfFile(file: string, value: unknown, values: ContentValues) {
  const tag = fileStem(file)
  const base = `/${tag.toLowerCase()}`
  const find = dictionaryOf(value)
  const sources = new Map(
    sourceFilesOf(values).map(([source, content]) => [source, sourceTextsOf(source, content)]),
  )
  const missing = new Map<string, SourceText[]>()
  for (const [source, all] of sources) {
    const texts = all.filter(({ text }) => find(text, source) === undefined)
    if (texts.length > 0) missing.set(source, texts)
  }
  // Every page shows texts of files that are no pages of a collection.
  const isWhole = [...missing.keys()].every(isCollectionPage)
  const whole = [...sources.keys()].flatMap((source) =>
    isWhole && !missing.has(source) ? source : [],
  )
  const shown = whole.filter((source) => isListed(source, whole))
  const pages = new Set(shown.map(pageAddress).filter(Boolean))
  /** The address of a page in the language. Other addresses stay as they are. */
  const localize = (address: string) =>
    pages.has(address.replace(/[?#].*/s, "")) ? base + address : address
  const translate = (source: string, content: unknown) => {
    const translated = translateValue(source, content, find, localize)
    return source === settingsFile() && isRecord(translated)
      ? { ...translated, language: tag }
      : translated
  }
  return {
    tag,
    name: isRecord(value) ? String(value.title) : tag,
    /** What its addresses begin with, such as `/te`. */
    base,
    /** The addresses, in the first language, of the pages that it has. */
    pages,
    /** The texts of the site by their files, and those without a translation. */
    sources,
    missing,
    find,
    localize,
    /** The value of a content file in the language. */
    translate,
    /** The values of content files in the language. */
    translateAll: (all: ContentValues): ContentValues =>
      new Map([...all].map(([source, content]) => [source, translate(source, content)])),
  }
}

/** Whether a page that lists files of a type has one to list. */
function isListed(file: string, files: string[]) {
  const { listOf } = schemaOf(file)
  return listOf === undefined || files.some((other) => contentTypeOf(other)?.meta()?.id === listOf)
}

/** The files whose texts are translated. */
function sourceFilesOf(values: ContentValues) {
  const translations = new Set(filesOfType(values, Translation).map(({ file }) => file))
  return [...values].filter(([file, value]) => !translations.has(file) && !isHidden(value))
}

/** Redirects from the addresses of pages that a language does not have to those in the first one. */
export const untranslatedPages = (values: ContentValues) =>
  languagesOf(values).flatMap(({ base, pages, sources }) =>
    [...sources.keys()]
      .map(pageAddress)
      .filter((address) => address !== "" && !pages.has(address))
      .map((address) => ({ from: base + address, to: address, temporary: true })),
  )

/** The translations in the value of a translation's file, which may be incomplete. */
export const translationsIn = (value: unknown) =>
  listAt(value, ["texts"]).map((entry) => ({
    source: textAt(entry, "source").trim(),
    translation: textAt(entry, "translation"),
    onlyIn: textAt(entry, "onlyIn"),
  }))

function textAt(entry: unknown, key: string) {
  const text = partOf(entry, key)
  return typeof text === "string" ? text : ""
}

function dictionaryOf(value: unknown): Dictionary {
  const translations = new Map(
    translationsIn(value)
      .filter(({ translation }) => translation.trim() !== "")
      .map(({ source, translation, onlyIn }) => [`${onlyIn} ${source}`, translation]),
  )
  return (text, file) => translations.get(`${file} ${text}`) ?? translations.get(` ${text}`)
}
