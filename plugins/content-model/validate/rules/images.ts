import type { Document, Field } from "../json/document"
import { createIssue, fileLocation, type Issue } from "../issues"
import type { FileList } from "../json/readFiles"
import { didYouMean, closestMatch, quote } from "../messages"

/** What there is to know of a picture without looking at it; a format as sharp names it. */
export type ImageInfo = { width: number; height: number; format: string; bytes: number }
/** The facts of a picture below content/; undefined where it is damaged. */
export type GetImageInfo = (
  picture: string,
) => ImageInfo | undefined | Promise<ImageInfo | undefined>
type Use = { document: Document; field: Field & { value: string } }

/** What the name of a picture ends in that a browser can show. */
export const isPicture = /\.(?:png|jpe?g|webp|avif|svg)$/i
/** Where a file is a picture of the site: one of its own, or the copy of one from an image host. */
export const isInPictures = /^images\/(?:kept\/)?[^/]+$/
/** Whether content names a picture by its address on an image host. */
export const isUrl = (picture: string) => /^https:/i.test(picture)
const isOther = /\.(?:gif|bmp|tiff?|heic|heif|ico|psd|ai|eps|pdf|jxl)$/i

/** What is wrong with the pictures in content/images/, and with what the content says of them. Each is read once. */
export async function imageIssues(
  { files }: FileList,
  documents: Document[],
  isMentioned: (word: string) => boolean,
  factsOf: GetImageInfo,
): Promise<Issue[]> {
  const pictures = files.filter((file) => /^images\/[^/]+$/.test(file))
  const present = new Set(pictures)
  const byLooseName = new Map(pictures.map((file) => [loose(file), file]))
  const uses = documents.flatMap(imageFields).filter(({ field }) => !isUrl(field.value))
  const used = new Map<string, Use[]>()
  for (const use of uses) {
    const others = used.get(use.field.value)
    if (others) others.push(use)
    else used.set(use.field.value, [use])
  }
  const missing = [...used].filter(([file]) => !present.has(file)).flatMap(([, all]) => all)
  const meant = new Set(missing.map(({ field }) => meantBy(field.value, byLooseName, pictures)))
  const unused = pictures.filter(
    (file) => !used.has(file) && !isMentioned(file) && !meant.has(file),
  )
  const read = [...used].filter(([file]) => present.has(file))
  const judged = read.map(async ([file, all]) => usedPicture(file, all, await factsOf(file)))
  return [
    ...missing.map((use) => missingPicture(use, byLooseName, pictures)),
    ...unused.map(unusedPicture),
    ...(await Promise.all(judged)).flat(),
  ]
}

/** The fields of a content file that name a picture, in a form that the model allows. */
export const imageFields = (document: Document) =>
  document.fields.flatMap((field): Use[] => {
    const { shape, value } = field
    if (shape.maxBytes === undefined || typeof value !== "string") return []
    return new RegExp(shape.pattern ?? "", "i").test(value)
      ? [{ document, field: { ...field, value } }]
      : []
  })

/** Names that look the same to a person, and on some computers are the same. */
const loose = (name: string) => name.normalize("NFC").toLowerCase()

const meantBy = (name: string, byLooseName: Map<string, string>, all: string[]) =>
  byLooseName.get(loose(name)) ?? closestMatch(name, all)

function missingPicture({ document, field }: Use, byLooseName: Map<string, string>, all: string[]) {
  const { path, node, value } = field
  const twin = byLooseName.get(loose(value))
  const advice = twin
    ? ` There is ${quote(twin)}: upper and lower case count.`
    : didYouMean(meantBy(value, byLooseName, all))
  const message = `the picture ${quote(value)} does not exist. Put it into content/images/, or name one that is there.${advice}`
  return createIssue("picture-missing", document.locationOf(path, node), message)
}

export const unusedPicture = (file: string) =>
  isPicture.test(file)
    ? createIssue(
        "picture-unused",
        fileLocation(file),
        "is not used: no content names it. Delete it if it is not needed.",
      )
    : createIssue(
        "file-unread",
        fileLocation(file),
        isOther.test(file)
          ? "is a picture of a kind that the site cannot show. Save it as PNG, JPEG, WebP or AVIF."
          : "is not a picture, so the site does not use it.",
      )

function usedPicture(file: string, uses: Use[], facts: ImageInfo | undefined): Issue[] {
  if (!facts)
    return [
      createIssue(
        "picture-unreadable",
        fileLocation(file),
        "is damaged or is no picture at all. Save it again from where it came from.",
      ),
    ]
  const { shape } = uses[0].field
  return [
    ...extensionIssues(file, facts),
    ...weightIssues(file, facts, shape.maxBytes ?? Infinity),
    ...uses.flatMap((use) => sizeIssues(use, facts)),
  ]
}

const formats: Record<string, string> = { jpg: "jpeg", avif: "heif" }

/** The ending of a picture's name, and the format that it promises. */
export function extensionOf(file: string) {
  const ending = file.slice(file.lastIndexOf(".") + 1).toLowerCase()
  return { ending, format: formats[ending] ?? ending }
}

/** The kind of a picture, by its first bytes; an empty text where they are of none that is known. */
export function formatIn(bytes: Uint8Array) {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  const starts = { "\x89PNG": "png", "\xff\xd8": "jpeg", RIFF: "webp", GIF8: "gif" }
  const found = Object.entries(starts).find(([start]) => head.startsWith(start))
  return found?.[1] ?? (head.slice(4, 8) === "ftyp" ? "heif" : "")
}

function extensionIssues(file: string, { format }: ImageInfo) {
  const { ending, format: promised } = extensionOf(file)
  if (promised === format) return []
  const kind = format === "heif" ? "avif" : format
  const message = `is called ".${ending}", but inside it is a picture of the kind "${kind}". Rename it so that it ends in ".${kind}", or save it anew as ${ending.toUpperCase()}.`
  return [createIssue("picture-ending", fileLocation(file), message)]
}

function weightIssues(file: string, { bytes }: ImageInfo, maxBytes: number) {
  if (bytes <= maxBytes) return []
  const inWords = (size: number) =>
    size >= 1e6 ? `${(size / 1e6).toFixed(1)} MB` : `${Math.ceil(size / 1e3)} kB`
  const message = `has ${inWords(bytes)}; ${inWords(maxBytes)} are enough. Save it smaller.`
  return [createIssue("picture-heavy", fileLocation(file), message)]
}

export function sizeIssues({ document, field }: Use, { width, height, format }: ImageInfo) {
  const [wide, high] = field.group.minSize ?? field.shape.minSize ?? [0, 0]
  if (format === "svg" || (width >= wide && height >= high)) return []
  const needed = wide > 1 ? `${wide} × ${high} pixels` : `a height of ${high} pixels`
  const message = `${quote(field.value)} has ${width} × ${height} pixels; to be sharp at this place it needs ${needed}.`
  return [createIssue("picture-small", document.locationOf(field.path, field.node), message)]
}
