import "../../../scripts/lib/siteModel"
/** Test helper: the whole check of the content of the fixture with changes, on one day and without a disk. */
import { applyEdits, modify } from "jsonc-parser"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles, type Source } from "../read/json/readFiles"
import type { ImageInfo } from "../fields/picture/imageFiles"
import { contentFiles } from "../read/content"
import { validateContent, type ContentFolder } from "../validate/validateContent"
import { fixtureContent } from "./fixtureSite"

const listing = listFiles(fixtureContent)

export const pictures = listing.files.filter((file) => file.startsWith("images/"))

/** The text of each content file. */
export const siteTexts: ReadonlyMap<string, string> = new Map(
  contentFiles(listing).map((file) => [file, readFileSync(join(fixtureContent, file), "utf8")]),
)

export const offer = readFileSync("plugins/content-model/testing/offer.json", "utf8")

/** Of a picture that is large enough everywhere. */
export function sharpImage(file: string): ImageInfo {
  const format = file.endsWith(".svg") ? "svg" : "png"
  return { width: 4000, height: 4000, bytes: 9000, format }
}

const otherFiles = ["/verification.html", "/downloads/price list.pdf"]
export const staticFiles = ["/prices.pdf", "/aim-for-big-logo.svg", ...otherFiles]

const sources = new Map<string, Source>()

/** The same object for the same text, so that it is checked once. */
function sourceOf([file, text]: [string, string | undefined]) {
  const source = sources.get(`${file} ${text}`) ?? { file, text, issues: [] }
  sources.set(`${file} ${text}`, source)
  return source
}

/** The issues of content with these texts, on 1 June 2026. */
export const checkSite = (
  texts: ReadonlyMap<string, string | undefined>,
  others: Partial<ContentFolder> = {},
) =>
  validateContent({
    listing: { files: [...texts.keys(), ...pictures] },
    sources: [...texts].map(sourceOf),
    staticFiles,
    getImageInfo: sharpImage,
    getNow: () => Date.parse("2026-06-01T00:00Z"),
    ...others,
  })

/**
 * Changes the text of a file, such as by `image.file: "images/none.png"`: a path and its new JSON value.
 * Without a value, the field is removed.
 */
export function applyChange(text: string, change: string) {
  const [, path = "", json = ""] = /^([^:]*): ?(.*)$/s.exec(change) ?? []
  const keys = path === "" ? [] : path.split(".")
  const value: unknown = json === "" ? undefined : JSON.parse(json)
  const pathOf = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const changed = applyEdits(text, modify(text, pathOf, value, {}))
  if (changed === text) throw new Error(`${change} changes nothing`)
  return changed
}
