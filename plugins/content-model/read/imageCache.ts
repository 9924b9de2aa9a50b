import { cacheFolder } from "../lib/constants"
import { slugOf } from "../lib/slug"

const maxNameLength = 40

/**
 * The path below content/ of a remote image's copy, without extension. It includes a hash of the
 * URL, because several images may have the same name.
 */
export function cachedName(url: string) {
  const { pathname, href } = new URL(url)
  const [name = ""] = pathname.split("/").slice(-1)
  const slug = slugOf(name.replace(/\.\w+$/, ""), maxNameLength)
  return `${cacheFolder}/${slug || "picture"}-${hashOf(href)}`
}

/** FNV-1a of 64 bits, which needs neither Node nor a promise. An address is ASCII once it is parsed. */
function hashOf(href: string) {
  let hash = 0xcbf29ce484222325n
  for (const character of href)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n)
  return hash.toString(36)
}

/** The copy of a remote image among the files of a content folder; undefined if it is not there. */
export function copyOf(url: string, files: string[]) {
  if (!URL.canParse(url)) return undefined
  const start = `${cachedName(url)}.`
  return files.find((file) => file.startsWith(start))
}
