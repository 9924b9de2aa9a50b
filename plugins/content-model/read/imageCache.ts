import { parse, type ParseError } from "jsonc-parser"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as z from "zod"
import { cacheFolder, manifestFile } from "../lib/constants"
import { fileIssue, type Issue } from "../issues/issues"
import { sha256 } from "../lib/sha256"
import { slugOf } from "../lib/slug"
import { quote } from "../issues/quote"

const manifestSchema = z
  .record(z.string(), z.strictObject({ file: z.string(), sha256: z.string() }))
  .refine((manifest) =>
    Object.entries(manifest).every(([url, { file }]) => isCachedFile(url, file)),
  )

/** The path below content/ and the hash of each downloaded image, by URL. */
type Manifest = z.infer<typeof manifestSchema>

const maxNameLength = 40

/**
 * The path below content/ of a remote image's copy, without extension. It includes a hash of the
 * URL, because several images may have the same name.
 */
export function cachedName(url: string) {
  const [name = ""] = new URL(url).pathname.split("/").slice(-1)
  const slug = slugOf(name.replace(/\.\w+$/, ""), maxNameLength)
  return `${cacheFolder}/${slug || "picture"}-${sha256(url).slice(0, 10)}`
}

const isCachedFile = (url: string, file: string) =>
  URL.canParse(url) && /^\.(png|jpg|webp|avif)$/.test(file.replace(cachedName(url), ""))

/** The manifest of a content folder; undefined if it is damaged. */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, manifestFile)
  if (!existsSync(path)) return {}
  const errors: ParseError[] = []
  const value: unknown = parse(readFileSync(path, "utf8"), errors)
  return errors.length === 0 ? manifestSchema.safeParse(value).data : undefined
}

/** A manifest as text. It is sorted, so that the additions of two people rarely conflict. */
export const manifestText = (manifest: Manifest) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(manifest).toSorted()), null, 2)}\n`

/** The copies of remote images below content/. */
export type ImageCache = {
  /** The path of each copy by URL; undefined if the manifest is damaged. */
  files?: Record<string, string>
  /** The issues of the manifest and the copies. */
  issues: Issue[]
}

/** The copies of remote images in a content folder, and their issues. */
export function readCache(folder: string): ImageCache {
  const manifest = readManifest(folder)
  if (!manifest) return { issues: [fileIssue(manifestFile, "damaged-image-manifest", damaged)] }
  const entries = Object.entries(manifest)
  const isAltered = (file: string, expected: string) => {
    const path = join(folder, file)
    return existsSync(path) && sha256(readFileSync(path)) !== expected
  }
  return {
    files: Object.fromEntries(entries.map(([url, { file }]) => [url, file])),
    issues: entries
      .filter(([, { file, sha256: expected }]) => isAltered(file, expected))
      .map(([url, { file }]) => fileIssue(file, "image-copy-changed", altered(url))),
  }
}

const damaged =
  'cannot be read; perhaps a merge has damaged it. Restore it from the version history, or delete it and run "npm run check", which downloads all images again.'
const altered = (url: string) =>
  `is not the image that was downloaded from ${quote(url)}. Restore it from the version history, or delete it and run "npm run check", which downloads it again.`
