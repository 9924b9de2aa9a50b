import { contentTypes } from "../../content-model/schema/contentTypes"
import { filesOfType, type ContentValues } from "../../content-model/content"
import { renameFields, resolvers, type ImageSource } from "../../content-model/graphql/resolvers"
import {
  fieldsOf,
  typeName,
  resolveRef,
  type FieldSchema,
} from "../../content-model/schema/jsonSchema"

/** What each file says, by its path below content/. */
export type Contents = ContentValues

type Picture = { url: string; width: number; height: number }

/** Where a picture that content names can be had; undefined where there is none. */
export type PictureOf = (path: string) => Picture | undefined

/** All that a query can ask for, as Gatsby would hold it, from content that may be unfinished. */
export function siteData(contents: Contents, pictureOf: PictureOf) {
  const images = previewImages(pictureOf)
  const site: Record<string, unknown> = { site: {} }
  for (const type of contentTypes) {
    const name = typeName(type)
    const nodes = filesOfType(contents, type).map(({ value }) => resolveFile(name, value, images))
    if (type.meta()?.files?.includes("*")) site[`all${name}`] = { nodes }
    else site[name[0].toLowerCase() + name.slice(1)] = nodes[0] ?? resolveFile(name, {}, images)
  }
  return site
}

function resolveFile(name: string, value: unknown, images: ImageSource) {
  const file = resolveField({ $ref: name }, value, images)
  return isRecord(file) ? renameFields(file) : {}
}

function resolveField(field: FieldSchema, value: unknown, images: ImageSource): unknown {
  const { $ref = "" } = field
  if (resolvers[$ref]) return resolvers[$ref].resolve(completed(field, value), images)
  return completed(field, value, (part, its) => resolveField(part, its, images))
}

const previewImages = (pictureOf: PictureOf): ImageSource => ({
  image: (path) => ({ gatsbyImageData: imageData(pictureOf(path) ?? noPicture) }),
  logo: (path) => pictureOf(path) ?? noPicture,
})

const imageData = ({ url, width, height }: Picture) => ({
  images: { fallback: { src: url }, sources: [] },
  layout: "constrained",
  width,
  height,
})

const noPicture: Picture = {
  url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%25' height='100%25' fill='gray' fill-opacity='.3'/></svg>",
  width: 4,
  height: 3,
}

// What stands where nothing is written yet, or what is written cannot be shown.
const placeholders: Record<string, unknown> = {
  Colour: "#808080",
  IconName: "circle-dashed",
  string: "",
  integer: Infinity,
  boolean: false,
}

/** A value in which nothing is missing that its shape requires; `partOf` does the same below it. */
function completed(
  field: FieldSchema,
  value: unknown,
  partOf = (part: FieldSchema, its: unknown) => completed(part, its),
): unknown {
  const shape = resolveRef(field)
  const { $ref = "", type = "string", items = {}, required = [] } = shape
  if (type === "array") {
    const entries: unknown[] = Array.isArray(value) ? value : []
    return entries.filter(hasValue).map((entry) => partOf(items, entry))
  }
  if (type === "object") {
    const given = isRecord(value) ? value : {}
    const present = (name: string) => required.includes(name) || hasValue(given[name])
    const parts = fieldsOf(shape).map(([name, part]) => [
      name,
      present(name) ? partOf(part, given[name]) : null,
    ])
    return Object.fromEntries(parts)
  }
  const isOfType = typeof value === (type === "integer" ? "number" : type)
  if ($ref in placeholders) return isOfType && isAllowed(shape, value) ? value : placeholders[$ref]
  return isOfType ? value : placeholders[type]
}

const isAllowed = ({ enum: choices, pattern = "" }: FieldSchema, value: unknown) =>
  choices?.some((choice) => choice === value) ?? new RegExp(pattern).test(String(value))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether there is anything to show. A list entry that is still empty has nothing yet. */
function hasValue(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasValue)
  return value !== undefined && value !== null && value !== ""
}
