import { join } from "node:path"
import type { CreateSchemaCustomizationArgs, NodePluginSchema } from "gatsby"
import sharp from "sharp"
import { contentTypes } from "../schema/content"
import { resolvers, resolvedTypes } from "./resolvers"
import { schemas, fieldsOf, typeName, type FieldSchema } from "../schema/jsonSchema"
import { cachedName } from "../images/imageCache"
import { isUrl } from "../validate/rules/images"

type Fields = Parameters<NodePluginSchema["buildObjectType"]>[0]["fields"]
type Make = (value: string, context: Context, info: Info) => unknown

// What the resolvers use of what Gatsby hands them.
type Context = {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<FileNode | null>
    getNodeById(query: { id: string; type: string }): unknown
  }
}
type FileNode = { id: string; children: string[]; absolutePath: string }
type Resolver = (source: unknown, args: object, context: Context, info: Info) => unknown
type Info = {
  fieldName: string
  schema: { getType(name: string): { getFields(): Record<string, { resolve: Resolver }> } }
}

const pictureFile = async (path: string, { nodeModel }: Context): Promise<FileNode> => {
  const relativePath = isUrl(path) ? { glob: `${cachedName(path)}.*` } : { eq: path }
  const filter = { relativePath, sourceInstanceName: { eq: "content" } }
  const file = await nodeModel.findOne({ type: "File", query: { filter } })
  if (!file) throw new Error(`content/${path} does not exist`)
  return file
}

/** The same for files, which Gatsby prepares. */
const fileResolvers: Record<string, { type: string; resolve: Make }> = {
  PictureFile: {
    type: "ImageSharp",
    resolve: async (path, context) => {
      const { children } = await pictureFile(path, context)
      const [id] = children
      return id && context.nodeModel.getNodeById({ id, type: "ImageSharp" })
    },
  },
  LogoFile: {
    type: "LogoFile",
    resolve: async (path, context, info) => {
      const file = await pictureFile(path, context)
      const { publicURL } = info.schema.getType("File").getFields()
      const { width, height } = await sharp(join(file.absolutePath)).metadata()
      return { url: publicURL.resolve(file, {}, context, info), width, height }
    },
  },
}

const logoType = "type LogoFile { url: String! width: Int! height: Int! }"

const derived = { ...resolvers, ...fileResolvers }

const scalars = { string: "String", integer: "Int", boolean: "Boolean" }

function graphqlType(shape: FieldSchema): string {
  if (shape.$ref) return derived[shape.$ref]?.type ?? scalarOr(shape.$ref)
  if (shape.type === "array" && shape.items) return `[${graphqlType(shape.items)}!]`
  if (shape.type === "string" || shape.type === "integer" || shape.type === "boolean")
    return scalars[shape.type]
  throw new Error(`the model has no GraphQL type for ${JSON.stringify(shape)}`)
}

const scalarOr = (name: string) => (schemas[name].type === "string" ? "String" : name)

function graphqlFields(shape: FieldSchema): Fields {
  const required = new Set(shape.required)
  return Object.fromEntries(
    fieldsOf(shape).map(([name, field]) => {
      const type = graphqlType(field) + (required.has(name) ? "!" : "")
      const resolve = field.$ref ? derived[field.$ref]?.resolve : undefined
      if (!resolve) return [name, { type }]
      const resolveField = (
        source: Record<string, string>,
        _: object,
        context: Context,
        info: Info,
      ) => resolve(source[info.fieldName], context, info)
      return [name, { type, resolve: resolveField }]
    }),
  )
}

/** Tells Gatsby the type of every content file and of every group of fields, from the model. */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs) {
  const fileNames = new Set(contentTypes.map(typeName))
  const objects = Object.entries(schemas).filter(
    ([name, shape]) => shape.type === "object" && !derived[name],
  )
  actions.createTypes([resolvedTypes, logoType])
  actions.createTypes(
    objects.map(([name, shape]) => {
      if (!fileNames.has(name))
        return schema.buildObjectType({ name, fields: graphqlFields(shape) })
      const { id, ...fields } = graphqlFields(shape) as Record<string, object>
      // gatsby-transformer-json keeps `id` for itself and hands on the file's own as `jsonId`.
      return schema.buildObjectType({
        name,
        fields: (id ? { jsonId: id, ...fields } : fields) as Fields,
        interfaces: ["Node"],
        extensions: { infer: false },
      })
    }),
  )
}
