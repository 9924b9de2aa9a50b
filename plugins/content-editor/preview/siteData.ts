import { contentTypes } from "../../content-model/schema/content"
import { resolvers } from "../../content-model/graphql/resolvers"
import {
  fieldsOf,
  typeName,
  resolveRef,
  contentTypeOf,
  type FieldSchema,
} from "../../content-model/schema/jsonSchema"

/** What each file says, by its path below content/. */
export type Contents = ReadonlyMap<string, unknown>

type Node = Record<string, unknown>
type Picture = { url: string; width: number; height: number }

/** Where a picture that content names can be had; undefined where there is none. */
export type PictureOf = (path: string) => Picture | undefined

/** All that a query can ask for, as Gatsby would hold it, from content that may be unfinished. */
export function siteData(contents: Contents, pictureOf: PictureOf) {
  const site: Record<string, unknown> = { site: {} }
  for (const shape of contentTypes) {
    const name = typeName(shape)
    const values = [...contents].filter(([path]) => contentTypeOf(path) === shape)
    const nodes = values.map(([, value]) => fileReceived(name, value, pictureOf))
    if (shape.meta()?.files?.includes("*"))
      site[`all${name}`] = { nodes: nodes.toSorted(byPosition) }
    else site[name[0].toLowerCase() + name.slice(1)] = nodes[0] ?? fileReceived(name, {}, pictureOf)
  }
  return site
}

// As every query for items asks.
const byPosition = (a: Node, b: Node) => Number(a.position) - Number(b.position)

// gatsby-transformer-json keeps `id` for itself and hands on the file's own as `jsonId`.
function fileReceived(name: string, value: unknown, pictureOf: PictureOf): Node {
  const file = resolveField({ $ref: name }, value, pictureOf)
  return isRecord(file) ? { ...file, jsonId: file.id } : {}
}

function resolveField(field: FieldSchema, value: unknown, pictureOf: PictureOf): unknown {
  const { $ref = "" } = field
  const picture = (typeof value === "string" && pictureOf(value)) || noPicture
  if ($ref === "LogoFile") return picture
  if ($ref === "PictureFile") return { gatsbyImageData: imageData(picture) }
  if (resolvers[$ref]) return resolvers[$ref].resolve(completed(field, value))
  return completed(field, value, (part, its) => resolveField(part, its, pictureOf))
}

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
