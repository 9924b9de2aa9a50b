import { absenceOf } from "../../read/content"
import { isRecord } from "../../lib/isRecord"
import { isCollectionPage, isPageCollection, pageAddress } from "../../read/pageAddress"
import { model, schemaOf, schemas } from "../../model/model"
import type { Path } from "../../lib/path"
import { always, type Interval } from "../../time/instants"
import { intervalOf, intervalAt } from "../../fields/period/intervals"
import type { Document } from "../../read/json/document"

/** What a link can have as its target, besides a file. */
type Target = {
  /** The content file that describes it; undefined for a page that the site always has. */
  file?: string
  /** Why the site does not show it at any time; undefined if it does. */
  absence?: ReturnType<typeof absenceOf>
  /** When it is shown. */
  interval: Interval
  /** False for an address that an item had before. */
  isCurrent: boolean
}

/** The targets by address, such as `/about/` and `/services/#eggs`. */
export type Targets = ReadonlyMap<string, Target>

/** The addresses of the pages that every site has. */
export const fixedPages = () =>
  model.types.flatMap((type) => {
    const meta = type.meta() ?? {}
    return isPageCollection(meta) ? [] : (meta.address ?? [])
  })

/** The addresses of all pages, given the content files of the site. */
export const pagesOf = (files: string[]) => [
  ...fixedPages(),
  ...files.filter(isCollectionPage).map(pageAddress),
]

/** All targets. A file of `files` without a document has an error of its own. */
export function targetsOf(documents: Document[], files: string[], timeZone: string): Targets {
  const parsed = new Map(documents.map((document) => [document.file, document]))
  const pages = files.filter(isCollectionPage).map((file): [string, Target] => [
    pageAddress(file),
    {
      file,
      absence: absenceOf(parsed.get(file)?.value),
      interval: intervalOf(parsed.get(file)?.value, timeZone, schemaOf(file)),
      isCurrent: true,
    },
  ])
  const fixed = fixedPages().flatMap((page): [string, Target][] => {
    const interval = shownWith(page, documents, timeZone)
    return interval ? [[page, { interval, isCurrent: true }]] : []
  })
  return new Map([...fixed, ...pages, ...documents.flatMap((one) => sectionsOf(one, timeZone))])
}

/** When a page is shown that the site has while it has items of a type, else always; undefined for never. */
function shownWith(page: string, documents: Document[], timeZone: string): Interval | undefined {
  const type = model.types.find((one) => one.meta()?.address === page)
  const { listOf } = type?.meta() ?? {}
  if (listOf === undefined) return always
  const intervals = documents
    .filter(({ name, value }) => name === listOf && !absenceOf(value))
    .map(({ value }) => intervalOf(value, timeZone, schemas[listOf]))
  if (intervals.length === 0) return undefined
  return {
    from: Math.min(...intervals.map(({ from }) => from)),
    until: Math.max(...intervals.map(({ until }) => until)),
  }
}

/** The addresses to suggest as the target of a link. */
export const linkTargets = (targets: Targets) =>
  [...targets].filter(([, one]) => one.isCurrent && !one.absence).map(([address]) => address)

function sectionsOf(document: Document, timeZone: string): [string, Target][] {
  const { file, name, value } = document
  const targetAt = (path: Path): Target => ({
    file,
    absence: absenceOf(value),
    interval: intervalAt(document, path, timeZone),
    isCurrent: true,
  })
  const { anchorsOn } = schemas[name]
  if (anchorsOn !== undefined)
    return idFields(document).map((id) => [
      `${anchorsOn}#${id.value}`,
      { ...targetAt([]), isCurrent: !id.isFormer },
    ])
  return anchorFields(document).map((field) => [
    `${pageAddress(file)}#${field.value}`,
    targetAt(field.path),
  ])
}

/** The fields of a file that hold its id or a former id. */
export const idFields = ({ fields }: Document) =>
  fields.flatMap((field) => {
    const { path, value } = field
    const isId =
      (path[0] === "id" && path.length === 1) || (path[0] === "formerIds" && path.length === 2)
    return isId && typeof value === "string" ? [{ ...field, value, isFormer: path.length > 1 }] : []
  })

/** The anchors of the sections of a page. */
export const anchorFields = ({ fields }: Document) =>
  fields.flatMap((field) => {
    const { groupSchema, path, value } = field
    const isAnchor = groupSchema.$ref === "Section" && path.at(-1) === "anchor"
    return isAnchor && typeof value === "string" ? [{ ...field, value }] : []
  })

/** Whether a page wants to be found by search engines. */
export const isInSearch = (value: unknown) => !isRecord(value) || value.inSearch !== false
