import type { FieldKind } from "../../model/fieldKind"
import { urlCharacter } from "../destination/url"
import { iconPaths } from "../icon/iconPaths"
import { pictureEndings } from "../picture/imageFormat"
import { languageOf, pattern } from "../text/text"

export const StaticFile = pattern(
  new RegExp(`^/(?!/)${urlCharacter}+\\.\\w+$`),
  'is not a document of this site: write "/", then its name, such as "/prices.pdf"',
  {
    id: "StaticFile",
    title: "File",
    description: "A file in static/, such as /prices.pdf.",
    examples: ["/prices.pdf"],
  },
)

export const staticFile: FieldKind = {
  type: "StaticFile",
  types: "type StaticFile { path: String! description: String! icon: Icon! }",
  usesSite: true,
  resolve(path: string, { bytes, site }) {
    const size = bytes(path)
    const kind = path.slice(path.lastIndexOf(".") + 1).toUpperCase()
    const description = size === null ? kind : `${kind}, ${sizeIn(languageOf(site), size)}`
    return { path, description, icon: iconOf(path) }
  },
}

/** A size, such as `1.2 MB`, as people of a language write it. */
function sizeIn(language: string, bytes: number) {
  const isLarge = bytes >= 1e6
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / (isLarge ? 1e6 : 1e3)))
}

const icons: [extensions: RegExp, icon: string][] = [
  [/\.(pdf|docx?|odt|rtf|txt)$/i, "file-text"],
  [/\.(xlsx?|ods|csv)$/i, "file-spreadsheet"],
  [/\.(zip|gz|7z)$/i, "file-archive"],
  [new RegExp(`\\.(${pictureEndings}|svg|gif)$`, "i"), "file-image"],
  [/\.(mp3|m4a|ogg|wav)$/i, "file-music"],
  [/\.(mp4|webm|mov)$/i, "file-play"],
]

/** The icon of a kind of file. */
const iconOf = (path: string) =>
  iconPaths(icons.find(([extensions]) => extensions.test(path))?.[1] ?? "file")
