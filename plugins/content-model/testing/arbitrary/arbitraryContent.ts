import * as fc from "fast-check"
import { model, schemas, typeName } from "../../model/model"
import { currencies } from "../../fields/currency/currency"
import type { FieldSchema } from "../../model/fieldMeta"
import {
  acceptsAnyWords,
  fieldsOf,
  kindsOf,
  resolveRef,
  sectionSchema,
} from "../../model/jsonSchema"
import { isRecord } from "../../lib/isRecord"
import { isHidden } from "../../read/content"
import { isReserved } from "../../validate/rules/redirects"
import { arbitraryMarkdown, formatted, text, url } from "./arbitraryString"
import { safeLinks } from "../xssPayloads"

/** The files that content may name, of each kind at least one: images as paths below content/, others as addresses. */
type Files = { pictures: string[]; logos: string[]; staticFiles: string[] }

type Fields = Record<string, unknown>

const maxItems = 6 // per folder
const pages = model.types.flatMap((type) => type.meta()?.address ?? [])

const paths =
  "/a /a/ /A/b /a.html /a.html/ /a/index.html /a/index.html/ /a.html.br /a.php /webpack.stats.json /about/a"

// Summer time begins and ends in some zones.
const zones = ["Asia/Kolkata", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "UTC"]
const periods = [
  { from: "2026-03-08T02:30", until: "2026-10-25T02:30" },
  { from: "2026-04-05" },
  { until: "2028-02-29" },
]

/** Spans of opening hours, of which no two overlap. */
const spans = [
  { days: "Sa", opens: "00:00", closes: "09:00" },
  { days: "Fr-Mo,We", opens: "09:00", closes: "12:30" },
  { days: "Mo-Su", opens: "12:30", closes: "24:00" },
]
const exceptions = [
  { name: "A", from: "2026-03-29", until: "2026-04-05" },
  { name: "B", from: "2026-10-25", hours: [{ opens: "09:00", closes: "12:30" }] },
]

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

/** Shows enough entries of a list at any time. */
const withoutGap = (entries: unknown[], minLength = 0) =>
  entries.map((entry, index) => {
    if (index >= minLength || !isRecord(entry)) return entry
    const { shown: _shown, ...always } = entry
    return always
  })

/** Sections of a page: no anchor and no contact form twice. */
function withoutTwins(all: Fields[]) {
  const used = new Set<unknown>()
  const isNew = (value: unknown) => value === undefined || (!used.has(value) && used.add(value))
  const sections = all.filter(({ anchor, message }) => isNew(anchor) && isNew(message && "form"))
  return withoutGap(sections.length > 0 ? sections : all.slice(0, 1), 1)
}

/** Generates the values of types, given the ids of the ventures. */
function valuesOf({ pictures, logos, staticFiles }: Files, ids: string[]) {
  const page = fc.constantFrom(...pages, ...ids.map((id) => `/services/#${id}`), "/about/?a=$&")
  const link = fc.oneof(page, url, fc.constantFrom(...safeLinks, "mailto:a$&@b.example"))
  const special: Record<string, (field: FieldSchema) => fc.Arbitrary<unknown>> = {
    Destination: () => link,
    Currency: () => fc.constantFrom(...currencies),
    Markdown: (field) => arbitraryMarkdown("Markdown", field, link),
    RichText: (field) => arbitraryMarkdown("RichText", field, link),
    StaticFile: () => fc.constantFrom(...staticFiles),
    LogoFile: () => fc.constantFrom(...logos),
    PictureFile: () => fc.constantFrom(...pictures),
    Picture: (field) =>
      fc
        .tuple(objectOf(field), fc.boolean(), text(schemas.Picture.properties?.description ?? {}))
        .map(([{ file, focus }, decorative, description]) => ({
          file,
          focus,
          ...(decorative ? { decorative } : { description }),
        })),
    TimeZone: () => fc.constantFrom(...zones),
    Period: () => fc.constantFrom<object>(...periods),
    Delivery: (field) =>
      fc.oneof(
        objectOf(field).map(({ service: _service, thanks: _thanks, ...own }) => own),
        fc.constantFrom(...deliveries),
      ),
    Announcement: (field) => objectOf(field).map(({ pages: _pages, ...others }) => others),
    Section: () => fc.oneof(...kindsOf(sectionSchema()).map(sectionOf)),
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
    if (field.$ref && special[field.$ref]) return special[field.$ref](schema)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.type === "object") return objectOf(schema)
    if (schema.type === "array") return listOf(schema)
    if (schema.type === "boolean") return fc.boolean()
    if (schema.type === "integer") return fc.integer({ min: schema.minimum, max: schema.maximum })
    return acceptsAnyWords(schema) ? text(schema) : formatted(schema)
  }

  function listOf({ items = {}, minItems: minLength, maxItems: maxLength }: FieldSchema) {
    if (items.$ref === "HoursOfDays") return fc.subarray(spans, { minLength: 1 })
    if (items.$ref === "HoursException") return fc.subarray(exceptions)
    if (items.$ref === "Announcement") return fc.array(valueOf(items), { maxLength: 1 })
    if (items.$ref === "Redirect")
      return fc.uniqueArray(valueOf(items), { maxLength, selector: startOf })
    const entries = fc.array(valueOf(items), { minLength, maxLength })
    return entries.map((all) =>
      items.$ref === "Section" ? withoutTwins(all.filter(isRecord)) : withoutGap(all, minLength),
    )
  }

  function sectionOf(kind: string) {
    const { anchor = {}, shown = {}, [kind]: own = {} } = sectionSchema().properties ?? {}
    const parts = { anchor: valueOf(anchor), shown: valueOf(shown), [kind]: valueOf(own) }
    return fc.record(parts, { requiredKeys: [kind] })
  }

  const objectOf = (schema: FieldSchema): fc.Arbitrary<Fields> =>
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

type File = [path: string, value: Fields]

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
  const selector = ({ id, position, title }: Fields) => id ?? position ?? title
  const always = { draft: false, hidden: false, shown: undefined }
  const lists = names.map((name): fc.Arbitrary<File[]> => {
    const { files: file = "", minItems: minLength = 0 } = schemas[name]
    const value = objectOf(schemas[name])
    if (!file.includes("*")) return value.map((only) => [[file, only]])
    return fc
      .uniqueArray(value, { minLength, maxLength: maxItems, selector })
      .map((all) =>
        all.map((one, index) => [
          file.replace("*", `item-${index}`),
          index < minLength ? { ...one, ...always } : one,
        ]),
      )
  })
  return fc.tuple(...lists).map((all) => all.flat())
}
