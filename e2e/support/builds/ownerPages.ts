import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { SiteCopy } from "./siteCopy"

// An event, prices, a lookbook, a programme, a guide and open positions, as an owner would write them.
const folder = "e2e/support/ownerPages"
export const ownerPages = readdirSync(folder).map((name) => name.replace(".json", ""))
export const readOwnerPage = (name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"))

const picture = { file: "images/story.png", description: "A valley at sunrise" }
const embed = {
  title: "Find us",
  shows: "map",
  picture,
  provider: "A provider",
  introduction: "It learns who shows the map.",
  address: "https://maps.example.com/embed?place=1",
  label: "Show the map",
}
const sections: object[] = [
  { gallery: { entries: [{ picture, caption: "A caption" }, { picture }] } },
  { video: { title: "A film", poster: picture, to: "https://example.com/film", label: "Watch" } },
  { embed },
  ...["open-day", "careers", "guide", "price-list", "programme"].flatMap(
    (name) => readOwnerPage(name).sections,
  ),
]
/** The first of each kind: a later entry replaces an earlier one. */
const ofKinds = new Map(sections.toReversed().map((section) => [Object.keys(section)[0], section]))
const lists = ["ventures", "values", "contact"]

/** Sections of each kind, and of each list of items. */
export const everyKind = [
  ...ofKinds.values(),
  ...lists.map((list) => ({ items: { title: `Our ${list}`, list } })),
]

/** Writes a composed page into a copy of the site. */
export function writePage(copy: SiteCopy, address: string, parts: object[]) {
  const title = `The page ${address} of sections`
  const description = `${title} that a marketer has chosen and put in this order, without a programmer.`
  const page = { title, description, top: { title: address }, sections: parts }
  copy.write(`content/pages/${address}.json`, JSON.stringify(page))
}
