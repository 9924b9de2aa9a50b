import { parse, type ParseError } from "jsonc-parser"
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { createIssue, fileLocation } from "../validate/issues"
import { cacheFolder, manifestFile, type ImageCache } from "../validate/rules/remoteImages"
import { quote } from "../validate/messages"

const manifestSchema = z
  .record(z.string(), z.strictObject({ file: z.string(), sha256: z.string() }))
  .refine((all) => Object.entries(all).every(([address, { file }]) => isCopyOf(address, file)))

/** The file and the fingerprint of each kept picture, by address. */
type Manifest = z.infer<typeof manifestSchema>

/** The hash by which bytes or texts are told apart. */
export const sha256 = (of: string | Uint8Array) => createHash("sha256").update(of).digest("hex")

const longestName = 40 // characters

/** Where the copy of a picture is kept, without its ending; its name alone could be another's. */
export function cachedName(address: string) {
  const [name = ""] = new URL(address).pathname.split("/").slice(-1)
  const plain = name
    .replace(/\.\w+$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestName)
    .replace(/^-|-$/g, "")
  return `${cacheFolder}/${plain || "picture"}-${sha256(address).slice(0, 10)}`
}

const isCopyOf = (address: string, file: string) =>
  URL.canParse(address) && /^\.(png|jpg|webp|avif)$/.test(file.replace(cachedName(address), ""))

/** The record of a content folder; undefined where it is damaged. */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, manifestFile)
  if (!existsSync(path)) return {}
  const errors: ParseError[] = []
  const value: unknown = parse(readFileSync(path, "utf8"), errors)
  return errors.length === 0 ? manifestSchema.safeParse(value).data : undefined
}

/** A record as it is written: sorted, so that two people's additions rarely meet. */
export const manifestText = (record: Manifest) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(record).toSorted()), null, 2)}\n`

/** What a content folder keeps of pictures from image hosts. */
export function readCache(folder: string): ImageCache {
  const record = readManifest(folder)
  if (!record)
    return { issues: [createIssue("picture-record", fileLocation(manifestFile), damaged)] }
  const entries = Object.entries(record)
  return {
    files: Object.fromEntries(entries.map(([address, { file }]) => [address, file])),
    issues: entries
      .filter(([, { file, sha256: expected }]) => {
        const path = join(folder, file)
        return existsSync(path) && sha256(readFileSync(path)) !== expected
      })
      .map(([address, { file }]) =>
        createIssue("picture-altered", fileLocation(file), altered(address)),
      ),
  }
}

const damaged =
  'cannot be read, perhaps because two changes were joined in it. Take it from the site\'s history, or delete it and run "npm run images", which fetches every picture anew.'
const altered = (address: string) =>
  `is not the picture that was fetched from ${quote(address)}. Take it from the site's history, or delete it and run "npm run images", which fetches it anew.`
