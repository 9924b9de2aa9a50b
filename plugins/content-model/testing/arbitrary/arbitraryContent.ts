import * as fc from "fast-check"
import { model, schemas, typeName } from "../../model/model"
import { Markdown, RichText } from "../../fields/markdown/markdown"
import { currencies } from "../../fields/currency/currency"
import type { FieldSchema } from "../../model/fieldMeta"
import { acceptsAnyWords, fieldsOf, resolveRef } from "../../model/jsonSchema"
import { isRecord } from "../../lib/isRecord"
import { isHidden } from "../../read/content"
import { isReserved } from "../../validate/rules/redirects"
import { formatted, text, url } from "./arbitraryString"
import { arbitraryTimes, arbitraryWeek, exceptions, withoutGap } from "./arbitraryTimes"
import { arbitraryMarkdown, arbitrarySection, arbitrarySections } from "./arbitraryPage"
import { safeLinks } from "../xssPayloads"

/** The files that content may name, of each kind at least one: images as paths below content/, others as addresses. */
type Files = { pictures: string[]; logos: string[]; staticFiles: string[] }

const maxItems = 6 // per folder
const pages = model.types.flatMap((type) => type.meta()?.address ?? [])

const paths =
  "/a /a/ /A/b /a.html /a.html/ /a/index.html /a/index.html/ /a.html.br /a.php /webpack.stats.json /about/a"

const deliveries = [
  { service: "web3forms", key: "0-a", thanks: "/about/" },
  { service: "formspree", address: "https://formspree.io/f/a" },
  { service: "basin", address: "https://usebasin.com/f/a", thanks: "/" },
  { service: "netlify", thanks: "/contact/" },
  { service: "whatsapp", phone: "914055501234" },
]

/** The start of a redirect, which no other may have. */
const startOf = (redirect: unknown) =>
  isRecord(redirect) &&
  String(redirect.from)
    .toLowerCase()
    .replace(/\/(index\.html\/?)?$/, "")

/** Generates the values of types, given the ids of the ventures. */
function valuesOf({ pictures, logos, staticFiles }: Files, ids: string[]) {
  const page = fc.constantFrom(...pages, ...ids.map((id) => `/services/#${id}`), "/about/?a=$&")
  const link = fc.oneof(page, url, fc.constantFrom(...safeLinks, "mailto:a$&@b.example"))
  const special: Record<string, (field: FieldSchema) => fc.Arbitrary<unknown>> = {
    Destination: () => link,
    Currency: () => fc.constantFrom(...currencies),
    Markdown: ({ maxLength = 0, ...field }) =>
      arbitraryMarkdown(text(field), link, Markdown.max(maxLength)),
    RichText: ({ maxLength = 0, ...field }) =>
      arbitraryMarkdown(text(field), link, RichText.max(maxLength)),
    StaticFile: () => fc.constantFrom(...staticFiles),
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
    ...arbitraryTimes,
    Delivery: (field) =>
      fc.oneof(
        objectOf(field).map(({ service: _service, thanks: _thanks, ...own }) => own),
        fc.constantFrom(...deliveries),
      ),
    Announcement: (field) => objectOf(field).map(({ pages: _pages, ...others }) => others),
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
    if (type === "array" && items.$ref === "Section")
      return arbitrarySections(arbitrarySection(valueOf), maxLength ?? 1)
    if (items.$ref === "Announcement") return fc.array(valueOf(items), { maxLength: 1 })
    if (items.$ref === "HoursOfDays") return arbitraryWeek
    if (items.$ref === "HoursException") return fc.constantFrom(...exceptions)
    if (type === "array")
      return fc.array(valueOf(items), { minLength, maxLength }).map(withoutGap(minLength))
    if (type === "boolean") return fc.boolean()
    if (type === "integer") return fc.integer({ min: schema.minimum, max: schema.maximum })
    return acceptsAnyWords(schema) ? text(schema) : formatted(schema)
  }

  const objectOf = (schema: FieldSchema): fc.Arbitrary<Record<string, unknown>> =>
    fc.record(Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, valueOf(field)])), {
      requiredKeys: schema.required,
    })
  return objectOf
}

/** The values of all content files by path: every field is random, and most contents are valid. */
export const arbitraryContent = (files: Files): fc.Arbitrary<Map<string, unknown>> =>
  filesOf(files, [], ["Service"]).chain((all) => {
    const services = withUniqueIds(all)
    const ids = services.flatMap(([, one]) => (isHidden(one) || one.shown ? [] : String(one.id)))
    const others = model.types.map(typeName).filter((name) => name !== "Service")
    return filesOf(files, ids, others).map((rest) => new Map([...services, ...rest]))
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
function filesOf(files: Files, ids: string[], names: string[]): fc.Arbitrary<File[]> {
  const objectOf = valuesOf(files, ids)
  const lists = names.map((name): fc.Arbitrary<File[]> => {
    const { files: file = "", minItems: minLength = 0 } = schemas[name]
    const value = objectOf(schemas[name])
    if (!file.includes("*")) return value.map((only) => [[file, only]])
    const selector = ({ id, position, title }: Record<string, unknown>) => id ?? position ?? title
    return fc
      .uniqueArray(value, { minLength, maxLength: maxItems, selector })
      .map((all) =>
        all.map((one, index) => [
          file.replace("*", `item-${index}`),
          index < minLength ? { ...one, draft: false, hidden: false, shown: undefined } : one,
        ]),
      )
  })
  return fc.tuple(...lists).map((all) => all.flat())
}
