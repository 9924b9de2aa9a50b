import { contentTypes } from "../../plugins/content-model/schema/content"
import {
  schemas,
  typeName as nameOfShape,
  contentTypeOf,
  type FieldSchema,
} from "../../plugins/content-model/schema/jsonSchema"
import { parseDocument, type Document } from "../../plugins/content-model/validate/json/document"
import { isInPictures, imageFields } from "../../plugins/content-model/validate/rules/images"
import { fieldPath } from "../../plugins/content-model/validate/messages"
import type { Redirect } from "./addresses"
import { changesIn, listSentences, type Change } from "./fields"
import { movesOf, pairing, type Pairing } from "./lists"
import { code, escaped, quote } from "./markdown"
import { inSentence, isGroup, likeness, nameOf, type Group } from "./values"

/** What a content folder says. */
export type Said = {
  /** The text of each content file, by its path below content/. */
  texts: Record<string, string>
  /** The fingerprint of each picture, by its path below content/. */
  pictures: Record<string, string>
  /** The copy of each picture from an image host, by its address. */
  kept: Record<string, string>
}

type Item = { file: string; name: string; value: Group; position: number }

/** Says in a marketer's words what has changed from one state of the content to another. */
export function changesInContent(before: Said, after: Said): Change[] {
  const [old, now] = [documentsOf(before), documentsOf(after)]
  const broken = unreadable(after, now)
  const isSamePicture = (a: string, b: string) =>
    a === b && bytesOf(before, a) === bytesOf(after, b)
  const changes = contentTypes.flatMap((definition) => {
    const name = nameOfShape(definition)
    const [was, is] = [itemsOf(old, name), itemsOf(now, name)].map((items) =>
      items.filter(({ file }) => !broken.includes(file)),
    )
    const paired = pairing(was, is, likeItems)
    const hasMoved = movesOf(paired).count > 0
    const fields = (item: Item) => (hasMoved ? { ...item.value, position: 0 } : item.value)
    const within = paired.pairs.flatMap(([from, to]) => {
      const [a, b] = [was[from], is[to]]
      const place = placeOf(a)
      const renaming = `file ${code(a.file)} renamed to ${code(b.file)}`
      return [
        ...(a.file === b.file ? [] : [{ place, sentences: [renaming] }]),
        ...changesIn(schemas[name], fields(a), fields(b), place, isSamePicture),
      ]
    })
    return [...listChanges(schemas[name], paired, was, is), ...within]
  })
  return [...changes, ...broken.map(cannotBeRead), ...picturesNoOneNames()]

  function picturesNoOneNames(): Change[] {
    const named = new Set([...old, ...now].flatMap(imageFields).map(({ field }) => field.value))
    const sentences = Object.keys({ ...before.pictures, ...after.pictures })
      .filter((file) => isInPictures.test(file) && !named.has(file))
      .filter((file) => !Object.values({ ...before.kept, ...after.kept }).includes(file))
      .flatMap((file) => {
        const [was, is] = [before.pictures[file], after.pictures[file]]
        if (was === is) return []
        return `${code(file)} ${was === undefined ? "added" : is === undefined ? "removed" : "replaced"}`
      })
    return sentences.length > 0 ? [{ place: "Pictures that no page shows", sentences }] : []
  }
}

const documentsOf = ({ texts }: Said) =>
  Object.entries(texts).flatMap(
    ([file, text]) => parseDocument({ file, text, issues: [], isCertain: true }).document ?? [],
  )

/** The items of a kind in the order in which the site shows them. */
const itemsOf = (documents: Document[], kind: string): Item[] =>
  documents
    .flatMap(({ file, name, value }) => {
      if (name !== kind || !isGroup(value)) return []
      const { position } = value
      return { file, name, value, position: typeof position === "number" ? position : 0 }
    })
    .toSorted(
      (a, b) => a.position - b.position || Number(a.file > b.file) - Number(a.file < b.file),
    )

const likeItems = (a: Item, b: Item) =>
  a.file === b.file ? 1 : Math.min(0.95, likeness(a.value, b.value))

const placeOf = ({ file, name, value }: Item) => escaped(fieldPath({ file, name, value }, []))

/** Items and pages that came, went or changed places. */
function listChanges(shape: FieldSchema, paired: Pairing, was: Item[], is: Item[]): Change[] {
  const noun = inSentence(shape.title ?? "file")
  const title = (item: Item) => quote(shape.files?.includes("*") ? nameOf(item.value) : item.file)
  const sentences = listSentences(noun, paired, was.map(title), is.map(title))
  if (sentences.length === 0) return []
  const [collection] = placeOf([...was, ...is][0]).split(" › ")
  return [{ place: collection, sentences }]
}

/** The content files of which nothing can be understood; the content report says why. */
function unreadable({ texts }: Said, documents: Document[]) {
  const read = new Set(documents.map(({ file }) => file))
  return Object.keys(texts).filter((file) => contentTypeOf(file) && !read.has(file))
}

const cannotBeRead = (file: string): Change => ({
  place: code(file),
  sentences: ["cannot be read"],
})

const bytesOf = ({ pictures, kept }: Said, named: string) => pictures[kept[named] ?? named]

/** The redirects that content asks for. */
export function redirectsIn(said: Said): Redirect[] {
  const site = documentsOf(said).find(({ file }) => file === "site.json")
  const list = isGroup(site?.value) ? site.value.redirects : undefined
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    if (!isGroup(entry)) return []
    const { from, to } = entry
    return typeof from === "string" && typeof to === "string" ? { from, to } : []
  })
}
