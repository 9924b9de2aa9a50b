import type { FieldKind } from "../../model/fieldKind"
import { urlCharacter } from "../destination/url"
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
  types: "type StaticFile { path: String! bytes: Int }",
  resolve: (path: string, { bytes }) => ({ path, bytes: bytes(path) }),
}
