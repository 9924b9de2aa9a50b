import { visibleFilesOfType, type ContentValues } from "../../../content-model/read/content"
import { fieldKinds, renameFields } from "../../../content-model/fields/fieldKinds"
import type { ImageSource } from "../../../content-model/model/fieldKind"
import { contentTypeOf, model } from "../../../content-model/model/model"
import { settingsFile, settingsType, typeName } from "../../../content-model/model/model"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import {
  isMarkdown,
  parseMarkdown,
  spansIn,
  type MarkdownType,
} from "../../../content-model/fields/markdown/parseMarkdown"
import { isPageCollection, pageAddress, pageFile } from "../../../content-model/read/pageAddress"
import { isRecord } from "../../../content-model/lib/isRecord"
import { fillMissing } from "./fillMissing"
import { imageMark, marksAround } from "../marks/putMarks"

type Image = { url: string; width: number; height: number }

/** Finds an image by its path below content/ or its remote URL. */
export type FindImage = (name: string) => Image | undefined

/**
 * The data that Gatsby's GraphQL would return to the page at a path, from content that may be
 * incomplete or invalid.
 */
export function siteData(values: ContentValues, findImage: FindImage, path: string) {
  const site = fillMissing({ $ref: settingsType() }, values.get(settingsFile()))
  const images = previewImages(findImage, site)
  const data: Record<string, unknown> = { site: {} }
  for (const type of model.types) {
    const name = typeName(type)
    const { files = "", ...meta } = type.meta() ?? {}
    if (!files.includes("*")) data[rootField(name)] = resolveFile(name, values.get(files), images)
    else
      data[`all${name}`] = {
        // Few pages show all items of a type.
        get nodes() {
          const items = visibleFilesOfType(values, type)
          return items.map(({ file, value }) => resolveFile(name, value, images, file))
        },
      }
    // A hidden page is shown as well.
    const file = pageFile(path) ?? ""
    if (isPageCollection(meta) && contentTypeOf(file) === type)
      data[rootField(name)] = resolveFile(name, values.get(file), images, file)
  }
  return data
}

/** The field of the query by which GraphQL finds the one node of a type. */
export const rootField = (name: string) => name[0].toLowerCase() + name.slice(1)

/** The fields of a file, and its address if it is a page of a collection. */
function resolveFile(name: string, value: unknown, images: ImageSource, file = "") {
  const fields = resolveField({ $ref: name }, value, images)
  return {
    ...(isRecord(fields) && renameFields(fields)),
    ...(file && { address: pageAddress(file) }),
  }
}

function resolveField(field: FieldSchema, value: unknown, images: ImageSource): unknown {
  const { $ref = "" } = field
  if (isMarkdown($ref)) return markdown(String(fillMissing(field, value)), $ref)
  const resolver = fieldKinds[$ref]
  if (resolver) return resolver.resolve(fillMissing(field, value), images)
  return fillMissing(field, value, (part, partValue) => resolveField(part, partValue, images))
}

/** Parses a Markdown text. Marks move into its words, because one at its start would hide a "##". */
function markdown(text: string, type: MarkdownType) {
  const [start, words, end] = marksAround(text)
  const blocks = parseMarkdown(words, type).map(({ kind, lines }) => ({
    kind,
    lines: lines.map(({ spans }) => ({
      spans: spans.map((span) => ({ ...span, text: start + span.text + end })),
    })),
  }))
  return { blocks, spans: spansIn(blocks) }
}

function previewImages(findImage: FindImage, site: unknown): ImageSource {
  const find = (name: string) => {
    const [mark = ""] = imageMark.exec(name) ?? []
    const image = findImage(name.replace(mark, "")) ?? missingImage
    return { ...image, url: image.url + mark }
  }
  return {
    image: (path) => ({ gatsbyImageData: imageData(find(path)) }),
    logo: find,
    bytes: () => null,
    site,
  }
}

const imageData = ({ url, width, height }: Image) => ({
  images: { fallback: { src: url }, sources: [] },
  layout: "constrained",
  width,
  height,
})

const missingImage: Image = {
  url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%25' height='100%25' fill='gray' fill-opacity='.3'/></svg>",
  width: 4,
  height: 3,
}
