import type { CreateSchemaCustomizationArgs, Node } from "gatsby"
import { statSync } from "node:fs"
import sharp from "sharp"
import { isRecord } from "../lib/isRecord"
import { sourceName } from "../lib/constants"
import { cachedName } from "../read/imageCache"
import { schemas, settingsType } from "../model/model"
import type { FieldSchema } from "../model/fieldMeta"
import { acceptsAnyWords, fieldsOf, resolveRef } from "../model/jsonSchema"
import { decodedPath } from "../lib/decodedPath"
import { isUrl } from "../fields/picture/images"
import { keepAmounts } from "../lib/keepAmounts"
import { pageAddress } from "../read/pageAddress"
import { hasLanguages, queryLanguage, translatedNode, type QueryContext } from "./languages"
import { fileOf, type NodeModel } from "./readNodes"
import { fieldKinds, renameFields, resolvedTypes } from "../fields/fieldKinds"
import type { ImageSource } from "../model/fieldKind"

// What the resolvers use of Gatsby's context and info.
export type Context = QueryContext & { nodeModel: NodeModel & FindOne }
type FindOne = {
  findOne(query: { type: "File"; query: object }): Promise<FileNode | null>
  findOne(query: { type: string; query: object }): Promise<Node | null>
}
type FileNode = { children: string[]; absolutePath: string }
type Resolver<Source = unknown> = (
  source: Source,
  args: object,
  context: Context,
  info: Info,
) => unknown
type FieldConfig = { type: string; resolve?: Resolver<Node & Record<string, unknown>> }
type FileFields = Record<string, { resolve: Resolver }>
type Info = {
  fieldName: string
  schema: { getType(name: string): unknown }
}

/** The field of a page that has its address. */
const addressField = {
  type: "String!",
  async resolve(page: Node, _: object, context: Context) {
    const { localize } = (await queryLanguage(context)) ?? {}
    const address = pageAddress(fileOf(context.nodeModel, page))
    return localize?.(address) ?? address
  },
}

/** The file of an image that content names. */
export const findFile = async (path: string, { nodeModel }: Context): Promise<FileNode> => {
  const relativePath = isUrl(path) ? { glob: `${cachedName(path)}.*` } : { eq: path }
  const filter = { relativePath, sourceInstanceName: { eq: sourceName } }
  const file = await nodeModel.findOne({ type: "File", query: { filter } })
  if (!file) throw new Error(`content/${path} does not exist`)
  return file
}

const gatsbyImages = (
  { focus }: Record<string, unknown>,
  context: Context,
  info: Info,
  site: unknown,
): ImageSource => ({
  // The resolver of the image crops it to the focal point of its group.
  async image(path) {
    const { children } = await findFile(path, context)
    const node =
      children[0] && context.nodeModel.getNodeById({ id: children[0], type: "ImageSharp" })
    return focus && isRecord(node) ? { ...node, focus } : node
  },
  async logo(path) {
    const file = await findFile(path, context)
    const { publicURL }: FileFields = Object(info.schema.getType("File")).getFields()
    const { width, height } = await sharp(file.absolutePath).metadata()
    return { url: publicURL.resolve(file, {}, context, info), width, height }
  },
  bytes: (path) => statSync(`static${decodedPath(path)}`).size,
  site,
})

/** The node of the site's file, in the language of the page. */
async function findSite(context: Context) {
  const site = await context.nodeModel.findOne({ type: settingsType(), query: {} })
  return site && translatedNode(site, context)
}

const scalars = { string: "String", integer: "Int", boolean: "Boolean" }

/** The name of the GraphQL type of a field. */
function graphqlType(field: FieldSchema): string {
  const { $ref, type, items } = resolveRef(field)
  const kind = $ref && fieldKinds[$ref]
  if (kind) return kind.type
  if (type === "array" && items) return `[${graphqlType(items)}!]`
  if (type === "string" || type === "integer" || type === "boolean") return scalars[type]
  if ($ref) return $ref
  throw new Error(`There is no GraphQL type for ${type}. Add it to gatsby/types.ts.`)
}

/** Whether a field is a free text or a list of them. */
const hasWords = ({ type, items = {}, ...field }: FieldSchema): boolean =>
  type === "array" ? hasWords(items) : acceptsAnyWords(resolveRef(field))

const readField: Resolver<Record<string, unknown>> = (source, _args, _context, { fieldName }) =>
  source[fieldName]

const resolveWords: Resolver<Record<string, unknown>> = (source, args, context, info) => {
  const value = readField(source, args, context, info)
  const keep = (text: unknown) => (typeof text === "string" ? keepAmounts(text) : text)
  return Array.isArray(value) ? value.map(keep) : keep(value)
}

function graphqlFields(objectSchema: FieldSchema): Record<string, FieldConfig> {
  const required = new Set(objectSchema.required)
  return Object.fromEntries(
    fieldsOf(objectSchema).map(([name, field]) => {
      const type = graphqlType(field) + (required.has(name) ? "!" : "")
      const isList = field.$ref === undefined && field.items !== undefined
      const resolver = fieldKinds[(isList ? field.items : field)?.$ref ?? ""]
      if (!resolver) return [name, { type, ...(hasWords(field) && { resolve: resolveWords }) }]
      const resolve: FieldConfig["resolve"] = async (source, _args, context, info) => {
        const value = source[info.fieldName] ?? null // an optional field
        if (value === null) return null
        const site = resolver.usesSite && (await findSite(context))
        const images = gatsbyImages(source, context, info, site)
        return isList && Array.isArray(value)
          ? value.map((entry) => resolver.resolve(entry, images))
          : resolver.resolve(value, images)
      }
      return [name, { type, resolve }]
    }),
  )
}

/** The fields of a content file, in the language of the page whose query runs. */
const translatedFields = (fields: Record<string, FieldConfig>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, resolve = readField }]): [string, FieldConfig] => [
      name,
      {
        type,
        resolve: async (source, args, context, info) =>
          resolve(await translatedNode(source, context), args, context, info),
      },
    ]),
  )

/** Declares the GraphQL type of every content type and of every object in the model. */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs) {
  const objects = Object.entries(schemas).filter(
    ([name, { type }]) => type === "object" && !fieldKinds[name],
  )
  const isInLanguages = hasLanguages()
  actions.createTypes(resolvedTypes)
  actions.createTypes(
    objects.map(([name, objectSchema]) => {
      const fields = graphqlFields(objectSchema)
      if (objectSchema.files === undefined) return schema.buildObjectType({ name, fields })
      return schema.buildObjectType({
        name,
        fields: {
          ...renameFields(isInLanguages ? translatedFields(fields) : fields),
          ...(objectSchema.address && { address: addressField }),
        },
        interfaces: ["Node"],
        extensions: { infer: false },
      })
    }),
  )
}
