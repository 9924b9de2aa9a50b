import * as fc from "fast-check"
import type { Path } from "../../content-model/lib/path"
import { memoryBackend } from "./memoryBackend"

export type Part = { file: string; path: Path; value: unknown }
export type Place = Omit<Part, "value">

const about = "pages/about.json"
export const paragraphs: Place = { file: about, path: ["story", "paragraphs"] }
export const typed: Place[] = [
  { file: "values/ambition.json", path: ["title"] },
  { file: "values/connection.json", path: ["description"] },
  { file: "services/poultry-trading.json", path: ["features", 1] },
  { file: about, path: [...paragraphs.path, 0] },
]
// Other fields than those that are typed in, so that no conflict needs a decision.
export const byHand: Place[] = [
  { file: "values/ambition.json", path: ["description"] },
  { file: "services/poultry-trading.json", path: ["subtitle"] },
  { file: "values/innovation.json", path: ["title"] },
]
export const moved = ["values/ambition.json", "values/innovation.json"]
export const draftable = ["values/ambition.json", "services/poultry-trading.json"]
export const gallery: Place = {
  file: "pages/poultry.json",
  path: ["sections", 0, "gallery", "entries"],
}
export const maxEntries = 20

const files = new Set([...typed, ...byHand, gallery].map(({ file }) => file))

/** What a person or the computer does, and a number that chooses among a few fields or words. */
export const actions = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...([
        "paste",
        "paste",
        "typeByKey",
        "typeByKey",
        "empty",
        "addEntry",
        "removeEntry",
      ] as const),
      ...(["saveAsDraft", "showIt", "addPictures", "move", "changeByHand", "reload"] as const),
      ...(["undo", "undo", "redo", "save", "save", "loseAnswer", "wait"] as const),
      ...(["stopServer", "startServer"] as const),
    ),
    fc.nat(99),
  ),
  { minLength: 6, maxLength: 20 },
)
export type Actions = typeof actions extends fc.Arbitrary<infer One> ? One : never

/** A backend with the files of these fields alone, of which one has a gallery. */
export function sequenceBackend() {
  const memory = memoryBackend()
  for (const file of memory.files.keys()) if (!files.has(file)) memory.files.delete(file)
  const page = JSON.parse(memory.files.get(gallery.file) ?? "")
  const pictures = ["images/vision.png", "images/story.png"]
  const entries = pictures.map((file) => ({ picture: { file, description: "A view" } }))
  const withGallery = { ...page, sections: [{ gallery: { entries } }] }
  memory.files.set(gallery.file, `${JSON.stringify(withGallery, null, 2)}\n`)
  return memory
}
