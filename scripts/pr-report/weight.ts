import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import budgets from "../../budgets.json"
import type { Site } from "./comparePage"
import { code } from "./markdown"

const partsNamed = 3
const compressedSize = (text: string) => brotliCompressSync(text).length
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Names the composed pages that are heavier than their budget, and their heaviest sections. */
export function heavyPages({ folder, pages }: Site, addresses: string[]) {
  return addresses.flatMap((address) => {
    const size = compressedSize(pages.get(address) ?? "")
    const sections = size > budgets.composedPage.html ? readSections(folder, address) : []
    if (sections.length === 0) return []
    const heaviest = sections
      .toSorted((a, b) => b.size - a.size)
      .slice(0, partsNamed)
      .map(({ kind, place, size: bytes }) => `section ${place} (${kind}, ${kilobytes(bytes)})`)
    return [
      `${code(address)} has ${kilobytes(size)} of HTML, more than ${kilobytes(budgets.composedPage.html)}. Its heaviest parts: ${heaviest.join(", ")}.`,
    ]
  })
}

/** The sections of a composed page, each with the compressed size of its data; none on other pages. */
function readSections(folder: string, address: string) {
  const file = join(folder, "page-data", address, "page-data.json")
  const { result }: { result: { data: { page: { sections?: object[] } } } } = JSON.parse(
    readFileSync(file, "utf8"),
  )
  return (result.data.page.sections ?? []).map((section, index) => {
    const [kind] = Object.entries(section).find(
      ([, value]) => value !== null && typeof value === "object",
    ) ?? [""]
    return { kind, place: index + 1, size: compressedSize(JSON.stringify(section)) }
  })
}
