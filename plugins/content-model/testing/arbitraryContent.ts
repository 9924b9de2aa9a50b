import * as fc from "fast-check"
import { contentTypes } from "../schema/contentTypes"
import { fieldsOf, resolveRef, schemas, typeName, type FieldSchema } from "../schema/jsonSchema"
import { isRecord } from "../isRecord"
import { isReserved } from "../validate/rules/redirects"
import { formatted, text, url } from "./arbitraryString"
import { safeLinks } from "./xssPayloads"

/** The image files that content may name, as paths below content/. */
type Images = { pictures: string[]; logos: string[] }

const maxItems = 6 // per folder
const pages = contentTypes.flatMap((type) => type.meta()?.address ?? [])

const paths =
  "/a /a/ /A/b /a.html /a.html/ /a/index.html /a/index.html/ /a.html.br /a.php /webpack.stats.json /about/a"

/** The start of a redirect, which no other may have. */
const startOf = (redirect: unknown) =>
  isRecord(redirect) && String(redirect.from).toLowerCase().replace(/\/$/, "")

/** Generates the values of types, given the ids of the ventures. */
function valuesOf({ pictures, logos }: Images, ids: string[]) {
  const page = fc.constantFrom(...pages, ...ids.map((id) => `/services/#${id}`), "/about/?a=$&")
  const special: Record<string, (field: FieldSchema) => fc.Arbitrary<unknown>> = {
    Destination: () => fc.oneof(page, url, fc.constantFrom(...safeLinks, "mailto:a$&@b.example")),
    LogoFile: () => fc.constantFrom(...logos),
    PictureFile: () => fc.constantFrom(...pictures),
    Picture: (field) =>
      fc
        .tuple(objectOf(field), fc.boolean(), text(schemas.Picture.properties?.description ?? {}))
        .map(([picture, isDecorative, description]) => ({
          file: picture.file,
          ...(picture.focus !== undefined && { focus: picture.focus }),
          ...(isDecorative ? { decorative: true } : { description }),
        })),
    Redirect: (field) =>
      fc
        .tuple(
          objectOf(field),
          fc.option(fc.constantFrom(...paths.split(" "))),
          fc.oneof(page, url),
        )
        .map(([{ from }, known, to]) => ({ from: known ?? from, to }))
        .filter(({ from }) => !isReserved(String(from))),
  }

  function valueOf(field: FieldSchema): fc.Arbitrary<unknown> {
    const schema = resolveRef(field)
    const { type, items = {}, minItems: minLength, maxItems: maxLength } = schema
    if (field.$ref && special[field.$ref]) return special[field.$ref](schema)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (type === "object") return objectOf(schema)
    if (type === "array" && items.$ref === "Redirect")
      return fc.uniqueArray(valueOf(items), { maxLength, selector: startOf })
    if (type === "array") return fc.array(valueOf(items), { minLength, maxLength })
    if (type === "boolean") return fc.boolean()
    if (type === "integer") return fc.integer({ min: schema.minimum, max: schema.maximum })
    return isFreeText(schema) ? text(schema) : formatted(schema)
  }

  const objectOf = (schema: FieldSchema): fc.Arbitrary<Record<string, unknown>> =>
    fc.record(Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, valueOf(field)])), {
      requiredKeys: schema.required,
    })
  return objectOf
}

/** Any word is allowed, perhaps around a placeholder. */
const isFreeText = ({ pattern = "", placeholder }: FieldSchema) =>
  new RegExp(pattern).test(`<Any> "words" {${placeholder}}`)

/** The values of all content files by path: every field is random, and most contents are valid. */
export const arbitraryContent = (images: Images): fc.Arbitrary<Map<string, unknown>> =>
  filesOf(images, [], ["Service"]).chain((all) => {
    const services = withUniqueIds(all)
    const ids = services.flatMap(([, { id, hidden }]) => (hidden ? [] : String(id)))
    const others = contentTypes.map(typeName).filter((name) => name !== "Service")
    return filesOf(images, ids, others).map((rest) => new Map([...services, ...rest]))
  })

type File = [path: string, value: Record<string, unknown>]

/** The ventures without former ids that another has, or that are the id of another. */
function withUniqueIds(services: File[]) {
  const used = new Set(services.map(([, { id }]) => id))
  return services.map(([file, value]): File => {
    const all: unknown[] = Array.isArray(value.formerIds) ? value.formerIds : []
    const formerIds = all.filter((id) => !used.has(id) && used.add(id))
    return [file, { ...value, formerIds }]
  })
}

/** The files of some content types. */
function filesOf(images: Images, ids: string[], names: string[]): fc.Arbitrary<File[]> {
  const objectOf = valuesOf(images, ids)
  const lists = names.map((name): fc.Arbitrary<File[]> => {
    const { files: file = "", minItems: minLength = 0 } = schemas[name]
    const value = objectOf(schemas[name])
    if (!file.includes("*")) return value.map((only) => [[file, only]])
    const selector = ({ id, position }: Record<string, unknown>) => id ?? position
    return fc
      .uniqueArray(value, { minLength, maxLength: maxItems, selector })
      .map((all) =>
        all.map((one, index) => [
          file.replace("*", `item-${index}`),
          index < minLength ? { ...one, hidden: false } : one,
        ]),
      )
  })
  return fc.tuple(...lists).map((all) => all.flat())
}
