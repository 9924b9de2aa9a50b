import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseMarkdown } from "../../plugins/content-model/fields/markdown/parseMarkdown"
import { listFiles } from "../../scripts/lib/files"
import { decodeEntities, textBelow } from "../../e2e/support/builds/builds"
import { ventures } from "../../e2e/support/content"

type Json = string | number | boolean | Json[] | { [key: string]: Json }
type Text = { field: string; text: string }

// The site derives something from these fields. It does not show them.
const hiddenFields = ["$schema", "icon", "colour", "palette", "file", "logo", "days", "timeZone"]

// These texts appear after an event. They are in the page's data, not in its HTML.
const eventTexts =
  /^notifications\.|^errorScreen\.|^form\.(sending|incomplete|notAvailable|undo|sent|failed|writeInstead|\w+\.missing)|^serviceWords\.(notAvailable|none)/

// These texts appear if the hours of a contact item, or a gallery, are on a page.
const unusedTexts = /^(largeView|openingHours)\./

const contentFiles = listFiles("content").filter((file) =>
  /^(?!images\/|\.)[^.]+\.json$/.test(file),
)

function textsIn(value: Json, field = ""): Text[] {
  if (typeof value === "string") return [{ field, text: value }]
  if (typeof value !== "object") return []
  return Object.entries(value)
    .filter(([key]) => !hiddenFields.includes(key))
    .flatMap(([key, child]) => textsIn(child, field ? `${field}.${key}` : key))
}

/** The built page that shows a content file. Every page shows site.json. */
function htmlFile(file: string) {
  const files: Record<string, string> = {
    "pages/home.json": "index.html",
    "pages/not-found.json": "404.html",
    "site.json": "index.html",
  }
  const folders = { pages: "", services: "services", values: "about", "contact-info": "contact" }
  const [folder, name] = file.split("/")
  const page = Object.entries(folders).find(([key]) => key === folder)?.[1]
  return join("public", files[file] ?? join(page || name.replace(".json", ""), "index.html"))
}

/** The parts of a text that a page shows, without signs: one for each venture where the text names `{title}`. */
function shownParts(text: string) {
  if (text.includes("{title}")) return ventures.map(({ title }) => text.replace("{title}", title))
  return text
    .split("{year}")
    .flatMap((part) =>
      parseMarkdown(part, "Markdown").flatMap(({ lines }) =>
        lines.flatMap(({ spans }) => spans.map((span) => span.text)),
      ),
    )
}

const data = textBelow("public/page-data", ".json")

test.each(contentFiles)("every text of %s is on its page", (file) => {
  const html = decodeEntities(readFileSync(htmlFile(file), "utf8"))
  const texts = textsIn(JSON.parse(readFileSync(join("content", file), "utf8"))).filter(
    ({ field }) => !unusedTexts.test(field),
  )
  expect(texts.length).toBeGreaterThan(0)
  const isShown = ({ field, text }: Text) => {
    if (eventTexts.test(field)) return data.includes(JSON.stringify(text).slice(1, -1))
    return shownParts(text).every((part) => html.includes(part))
  }
  expect(texts.filter((one) => !isShown(one))).toEqual([])
})
