import * as fc from "fast-check"
import type { Route as View } from "../../../plugins/content-editor/admin/route"
import type { Place } from "./contents"

// What sequences of random actions do, and where.

const about = "pages/about.json"
export const paragraphs: Place = { file: about, path: ["story", "paragraphs"] }
export const typed: Place[] = [
  { file: "values/ambition.json", path: ["title"] },
  { file: "values/connection.json", path: ["description"] },
  { file: "services/poultry-trading.json", path: ["features", 1] },
  { file: "pages/services.json", path: ["header", "title"] },
  { file: "contact-info/email.json", path: ["title"] },
  { file: about, path: [...paragraphs.path, 0] },
]
// Other fields than those that are typed in, so that no conflict needs a decision.
export const byHand: Place[] = [
  { file: "values/ambition.json", path: ["description"] },
  { file: "pages/services.json", path: ["description"] },
  { file: "values/innovation.json", path: ["title"] },
]
export const pictures = ["images/hero.png", "images/vision.png", "images/story.png"]
export const picture: Place = { file: "services/poultry-trading.json", path: ["image"] }
export const description: Place = { ...picture, path: ["image", "description"] }
export const views: View[] = [{ view: "start" }, { view: "pictures" }, { view: "changes" }]

/** What a person or the computer does, and a number that chooses among a few fields or words. */
export const action = fc.tuple(
  fc.constantFrom(
    ...(["type", "type", "type", "typeByKey", "typeByKey", "addEntry", "removeEntry"] as const),
    ...(["moveDown", "choosePicture", "undo", "redo", "goElsewhere", "goBack"] as const),
    ...(["reload", "killTab", "changeByHand", "stopServer", "startServer", "save"] as const),
    ...(["save", "saveWithoutAnswer"] as const),
  ),
  fc.nat(99),
)
export type Action = typeof action extends fc.Arbitrary<infer One> ? One : never
