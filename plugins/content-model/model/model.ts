import * as z from "zod"
import type { FieldSchema } from "./fieldMeta"

/** What the engine reads of the settings of a site. */
type Settings = {
  name: string
  /** `https://` and the name of the host. */
  address: string
  language: string
  timeZone: string
  redirects?: object[]
}

/** What content/ may say, and which of its types have a role. */
export type Model = {
  /** The types that are files, in the order in which the guide lists them. The first that fits a path counts. */
  types: z.ZodType[]
  /** The labels of the folders below content/, in the order in which the editor lists them. */
  collections: Record<string, string>
  /** The type of the one file with what concerns the whole site. */
  settings: z.ZodType<Settings>
  /** By which words icons are found, beside lucide's own tags. */
  iconTags?: Record<string, string[]>
}

/**
 * The model of the site, every named type of it as JSON Schema by name, and the path of each type of file.
 * A `$ref` is the name of another type. They are undefined before `setModel`.
 */
export let model: Model
export let schemas: Record<string, FieldSchema>
let patterns: { type: z.ZodType; pattern: RegExp }[]

/** Tells the engine the model of the site. Each entry point calls it first. */
export function setModel(told: Model) {
  if (told === model) return
  model = told
  schemas = namedSchemas(model.types)
  patterns = model.types.map((type) => {
    const pattern = (type.meta()?.files ?? "").replaceAll(".", "\\.").replace("*", "[^/]*")
    return { type, pattern: new RegExp(`^${pattern}$`) }
  })
}

/** A hook of Gatsby that knows the model, from the option of its plugin. Workers call some hooks only. */
export const withModel =
  <Args, Options extends { model: () => Model }, Result>(
    hook: (args: Args, options: Options) => Result,
  ) =>
  (args: Args, options: Options) => {
    setModel(options.model())
    return hook(args, options)
  }

/** Every named type that content types contain, as JSON Schema. Two models in one process may use the same names. */
function namedSchemas(types: z.ZodType[]): Record<string, FieldSchema> {
  const all = types.map((type) => {
    const { $defs, ...schema } = z.toJSONSchema(type)
    return { [typeName(type)]: schema, ...$defs }
  })
  return JSON.parse(JSON.stringify(Object.assign({}, ...all)), (key, value) =>
    key === "$ref" ? value.replace("#/$defs/", "") : value,
  )
}

/** The content type of a path below content/, such as `services/eggs.json`, if it has one. */
export const contentTypeOf = (path: string) =>
  patterns.find(({ pattern }) => pattern.test(path))?.type

/** The label of the folder of a path below content/, such as `services/eggs.json`. Default: the title of its type. */
export function folderLabel(file: string) {
  const [folder] = file.split("/")
  return model.collections[folder] ?? contentTypeOf(file)?.meta()?.title ?? folder
}

export const typeName = (type: z.ZodType) => String(type.meta()?.id)

/** The schema of a path below content/; empty if it has no content type. */
export function schemaOf(path: string): FieldSchema {
  const type = contentTypeOf(path)
  return type ? schemas[typeName(type)] : {}
}

/** The name of the type with what concerns the whole site, and the path of its file below content/. */
export const settingsType = () => typeName(model.settings)
export const settingsFile = () => model.settings.meta()?.files ?? ""
