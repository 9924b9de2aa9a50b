import type { Document, Field } from "./documents"
import { finding, wholeFile, type Finding } from "./findings"
import type { Listing } from "./reading"
import { didYouMean, nearest, quoted } from "./wording"

/** What there is to know of a picture without looking at it; a format as sharp names it. */
export type Facts = { width: number; height: number; format: string; bytes: number }
/** The facts of a picture below content/; undefined where it is damaged. */
export type FactsOf = (picture: string) => Facts | undefined | Promise<Facts | undefined>
type Use = { document: Document; field: Field & { value: string } }

/** What the name of a picture ends in that a browser can show. */
export const isPicture = /\.(?:png|jpe?g|webp|avif|svg)$/i
/** Where a file is a picture of the site: one of its own, or the copy of one from an image host. */
export const isInPictures = /^images\/(?:kept\/)?[^/]+$/
/** Whether content names a picture by its address on an image host. */
export const isAddress = (picture: string) => /^https:/i.test(picture)
const isOther = /\.(?:gif|bmp|tiff?|heic|heif|ico|psd|ai|eps|pdf|jxl)$/i

/** What is wrong with the pictures in content/images/, and with what the content says of them. Each is read once. */
export async function pictureFindings(
  { files }: Listing,
  documents: Document[],
  isMentioned: (word: string) => boolean,
  factsOf: FactsOf,
): Promise<Finding[]> {
  const pictures = files.filter((file) => /^images\/[^/]+$/.test(file))
  const present = new Set(pictures)
  const byLooseName = new Map(pictures.map((file) => [loose(file), file]))
  const uses = documents.flatMap(usesOf).filter(({ field }) => !isAddress(field.value))
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
export const usesOf = (document: Document) =>
  document.fields.flatMap((field): Use[] => {
    const { shape, value } = field
    if (shape.heaviest === undefined || typeof value !== "string") return []
    return new RegExp(shape.pattern ?? "", "i").test(value)
      ? [{ document, field: { ...field, value } }]
      : []
  })

/** Names that look the same to a person, and on some computers are the same. */
const loose = (name: string) => name.normalize("NFC").toLowerCase()

const meantBy = (name: string, byLooseName: Map<string, string>, all: string[]) =>
  byLooseName.get(loose(name)) ?? nearest(name, all)

function missingPicture({ document, field }: Use, byLooseName: Map<string, string>, all: string[]) {
  const { path, node, value } = field
  const twin = byLooseName.get(loose(value))
  const advice = twin
    ? ` There is ${quoted(twin)}: upper and lower case count.`
    : didYouMean(meantBy(value, byLooseName, all))
  const message = `the picture ${quoted(value)} does not exist. Put it into content/images/, or name one that is there.${advice}`
  return finding("picture-missing", document.placeOf(path, node), message)
}

export const unusedPicture = (file: string) =>
  isPicture.test(file)
    ? finding(
        "picture-unused",
        wholeFile(file),
        "is not used: no content names it. Delete it if it is not needed.",
      )
    : finding(
        "file-unread",
        wholeFile(file),
        isOther.test(file)
          ? "is a picture of a kind that the site cannot show. Save it as PNG, JPEG, WebP or AVIF."
          : "is not a picture, so the site does not use it.",
      )

function usedPicture(file: string, uses: Use[], facts: Facts | undefined): Finding[] {
  if (!facts)
    return [
      finding(
        "picture-unreadable",
        wholeFile(file),
        "is damaged or is no picture at all. Save it again from where it came from.",
      ),
    ]
  const { shape } = uses[0].field
  return [
    ...endingFindings(file, facts),
    ...weightFindings(file, facts, shape.heaviest ?? Infinity),
    ...uses.flatMap((use) => sizeFindings(use, facts)),
  ]
}

const formats: Record<string, string> = { jpg: "jpeg", avif: "heif" }

/** The ending of a picture's name, and the format that it promises. */
export function endingOf(file: string) {
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

function endingFindings(file: string, { format }: Facts) {
  const { ending, format: promised } = endingOf(file)
  if (promised === format) return []
  const kind = format === "heif" ? "avif" : format
  const message = `is called ".${ending}", but inside it is a picture of the kind "${kind}". Rename it so that it ends in ".${kind}", or save it anew as ${ending.toUpperCase()}.`
  return [finding("picture-ending", wholeFile(file), message)]
}

function weightFindings(file: string, { bytes }: Facts, heaviest: number) {
  if (bytes <= heaviest) return []
  const inWords = (size: number) =>
    size >= 1e6 ? `${(size / 1e6).toFixed(1)} MB` : `${Math.ceil(size / 1e3)} kB`
  const message = `has ${inWords(bytes)}; ${inWords(heaviest)} are enough. Save it smaller.`
  return [finding("picture-heavy", wholeFile(file), message)]
}

export function sizeFindings({ document, field }: Use, { width, height, format }: Facts) {
  const [wide, high] = field.group.needs ?? field.shape.needs ?? [0, 0]
  if (format === "svg" || (width >= wide && height >= high)) return []
  const needed = wide > 1 ? `${wide} × ${high} pixels` : `a height of ${high} pixels`
  const message = `${quoted(field.value)} has ${width} × ${height} pixels; to be sharp at this place it needs ${needed}.`
  return [finding("picture-small", document.placeOf(field.path, field.node), message)]
}
