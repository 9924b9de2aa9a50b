import type { FieldKind } from "../../model/fieldKind"
import { urlCharacter } from "../destination/url"
import { iconPaths } from "../icon/iconPaths"
import { pictureEndings } from "../picture/imageFormat"
import { pattern } from "../text/text"

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
  types: "type StaticFile { path: String! bytes: Int icon: Icon! }",
  resolve: (path: string, { bytes }) => ({ path, bytes: bytes(path), icon: iconOf(path) }),
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
