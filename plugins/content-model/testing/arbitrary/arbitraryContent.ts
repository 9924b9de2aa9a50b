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
import { arbitraryMarkdown, formatted, text, url } from "./arbitraryString"
import { fixedPages } from "../../validate/rules/linkTargets"
import { safeLinks } from "../xssPayloads"

/** The files that content may name, of each kind at least one: images as paths below content/, others as addresses. */
type Files = { pictures: string[]; logos: string[]; staticFiles: string[] }

type Fields = Record<string, unknown>
type File = [path: string, value: Fields]

const maxItems = 6 // per folder
// The site has a page that lists items only while it has some.
const listPages = model.types.flatMap((type) => (type.meta()?.listOf ? type.meta()?.address : []))
const pages = fixedPages().filter((page) => !listPages.includes(page))
const formerPaths = ["/a", "/A/b", "/a.html/", "/c/index.html", "/about/a"]

// Summer time begins and ends in some zones.
const zones = ["Asia/Kolkata", "Europe/Berlin", "Australia/Lord_Howe"]
const periods = [{ from: "2026-03-08T02:30", until: "2026-10-25T02:30" }, { until: "2028-02-29" }]

// Hours of which no two overlap.
const hours = [{ opens: "09:00", closes: "12:30" }]
const spans = [...hours, { opens: "12:30", closes: "24:00" }].map((span) => ({
  days: "Fr-Mo",
  ...span,
}))
const exceptions = [
  { name: "A", from: "2026-03-29", until: "2026-04-05" },
  { name: "B", from: "2026-10-25", hours },
]

const deliveries = [
  { service: "web3forms", key: "0-a", thanks: "/about/" },
  { service: "formspree", address: "https://formspree.io/f/a" },
  { service: "netlify", thanks: "/contact/" },
  { service: "whatsapp", phone: "914055501234" },
]

const terms = {
  notice: "See <b> & [Contact](/contact/).",
  consent: "I agree, $& [here](/about/)",
}

/** Shows enough entries of a list at any time. */
const withoutGap = (entries: unknown[], minLength = 0) =>
  entries.map((entry, index) => {
    if (index >= minLength || !isRecord(entry)) return entry
    const { shown: _shown, ...always } = entry
    return always
  })

/** Generates the values of types, given the ids of the ventures. */
function valuesOf({ pictures, logos, staticFiles }: Files, ids: string[]) {
  const anchors = ids.map((id) => `/services/#${id}`)
  const page = fc.constantFrom(...pages, ...anchors, "/about/?a=$&")
  const link = fc.oneof(
    page,
    url,
    fc.constantFrom(...safeLinks, "mailto:a$&@b.example", "upi://pay?pa=asha@okbank&pn=$&"),
  )
  const special: Record<string, (field: FieldSchema) => fc.Arbitrary<unknown>> = {
    Destination: ({ leadsTo }) => (leadsTo ? fc.constantFrom(...anchors, undefined) : link),
    Currency: () => fc.constantFrom(...currencies),
    Markdown: (field) => arbitraryMarkdown("Markdown", field, link),
    RichText: (field) => arbitraryMarkdown("RichText", field, link),
    StaticFile: () => fc.constantFrom(...staticFiles),
    LogoFile: () => fc.constantFrom(...logos),
    PictureFile: () => fc.constantFrom(...pictures),
    Picture: (field) =>
      fc
        .tuple(
          objectOf(field),
          fc.constantFrom({ decorative: true }, { description: "Hens & <b>" }),
        )
        .map(([{ file, focus }, look]) => ({ file, focus, ...look })),
    TimeZone: () => fc.constantFrom(...zones),
    Period: () => fc.constantFrom<object>(...periods),
    Delivery: (field) =>
      fc.oneof(
        objectOf(field).map(({ service: _service, thanks: _thanks, ...own }) => own),
        fc.constantFrom(...deliveries),
      ),
    MessageForm: (field) =>
      fc
        .tuple(objectOf(field), fc.constantFrom({}, terms))
        .map(([{ notice: _notice, consent: _consent, ...form }, shown]) => ({ ...form, ...shown })),
    Announcement: (field) => objectOf(field).map(({ pages: _pages, ...others }) => others),
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
      return fc
        .tuple(fc.subarray(formerPaths), fc.oneof(page, url))
        .map(([froms, to]) => froms.map((from) => ({ from, to })))
    const entries =
      items.$ref === "Section"
        ? fc
            .subarray(kindsOf(sectionSchema()), { minLength: 1 })
            .chain((kinds) => fc.tuple(...kinds.map(sectionOf)))
        : fc.array(valueOf(items), { minLength, maxLength })
    return entries.map((all) => withoutGap(all, items.$ref === "Section" ? 1 : minLength))
  }

  function sectionOf(kind: string) {
    const { shown = {}, [kind]: own = {} } = sectionSchema().properties ?? {}
    return fc.record({ shown: valueOf(shown), [kind]: valueOf(own) }, { requiredKeys: [kind] })
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
    const services = all.map(([file, value]): File => [file, { ...value, formerIds: [] }])
    const ids = services.flatMap(([, one]) => (isHidden(one) || one.shown ? [] : String(one.id)))
    const others = model.types
      .map(typeName)
      .filter((name) => !["Service", "Translation"].includes(name))
    return filesOf(files, ids, others).map((rest) => new Map([...services, ...rest]))
  })

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
