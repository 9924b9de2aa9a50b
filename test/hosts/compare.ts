import { listFiles } from "../../scripts/lib/files"
import { answerOf } from "./send"

const encodings = ["identity", "gzip", "br"]

/** All addresses of a built site: files, pages with and without their slash, and unknown ones. */
export function addressesOf(folder: string) {
  const files = listFiles(folder)
    .map((file) => `/${file}`)
    .filter((file) => !/\.(br|gz|map)$/.test(file))
  const pages = files.filter((file) => file.endsWith("/index.html"))
  const folders = pages.map((file) => file.replace(/index\.html$/, ""))
  const bare = folders.map((path) => path.replace(/\/$/, "")).filter(Boolean)
  return [
    ...new Set([...files, ...folders, ...bare, "/no-such-page/", "/no-such.js", "/about/?a=1"]),
  ]
}

/** A value in which an answer differs from that of `npm run serve`, and the requests concerned. */
export type Difference = { words: string; requests: string[] }

/** Compares the answers to all requests. Where the status differs, nothing else is compared. */
export async function compareHosts(reference: string, host: string, paths: string[]) {
  const differences = new Map<string, string[]>()
  for (const path of paths)
    for (const encoding of encodings) {
      const [expected, found] = await Promise.all(
        [reference, host].map((origin) => answerOf(origin, path, encoding)),
      )
      const names = [...expected.keys()].filter((name) => expected.get(name) !== found.get(name))
      for (const name of names.includes("status") ? ["status"] : names) {
        const values = [expected, found].map((one) => one.get(name) ?? "none")
        const words = `${name}: ${values.map((one) => one.slice(0, 40)).join(" → ")}`
        differences.set(words, [...(differences.get(words) ?? []), `${path} ${encoding}`])
      }
    }
  return [...differences].map(([words, requests]): Difference => ({ words, requests }))
}
