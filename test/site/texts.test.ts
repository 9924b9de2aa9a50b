import { isHidden } from "../../plugins/content-model/read/content"
import { pageAddress } from "../../plugins/content-model/read/pageAddress"
import {
  isMarkdown,
  parseMarkdown,
} from "../../plugins/content-model/fields/markdown/parseMarkdown"
import type { FieldText } from "../../plugins/content-model/fields/text/texts"
import { isFreeText, textsOfFile } from "../../plugins/content-model/testing/replaceTexts"
import { decodeEntities, textBelow } from "../../e2e/support/builds/builds"
import { contentValues, site, ventures } from "../../e2e/support/content"
import { readBuilt } from "./builtPages"

const shown = [...contentValues].filter(([, value]) => !isHidden(value))
const has = (folder: string) => shown.some(([file]) => file.startsWith(`${folder}/`))

// Visitors do not see these: search engines, hosts and services read them, or they are addresses.
const unseen =
  /^(id|formerIds|delivery|numbers|redirects|postal|bar|hours)\b|^sections\.\d+\.anchor$/

// These texts appear after an event, or where content has what they are about.
const later = [
  /^(notifications|errorScreen)\./,
  /\b(sending|incomplete|notAvailable|undo|sent|failed|writeInstead|missing|withoutScript|none)\b/,
  ...(has("services") ? [] : [/^(ventures|serviceWords)\.|^footer\.servicesTitle/]),
  ...(has("values") ? [] : [/^values\./]),
  ...(site.footer.social.length > 0 ? [] : [/^footer\.socialTitle/]),
]

// Each of these is on a page of some contents only.
const rare =
  /^(largeView|openingHours|announcements)\.|^words\.(yearTitle|yearDescription|newer|older|updated|by|more)$/

/** The built page that shows a content file. Every page shows site.json. */
function htmlFile(file: string) {
  const [folder] = file.split("/")
  const pages: Record<string, string> = { services: "services/", values: "about/" }
  const address =
    pageAddress(file).slice(1) || ({ ...pages, "contact-info": "contact/" }[folder] ?? "")
  return file === "pages/not-found.json" ? "404.html" : `${address}index.html`
}

/** The parts of a text that a page shows, without signs: one for each venture where the text names `{title}`. */
function shownParts({ text, schema }: FieldText) {
  if (schema.placeholder === "title")
    return ventures.map(({ title }) => text.replace("{title}", () => title))
  if (!isMarkdown(schema.$ref)) return text.split(`{${schema.placeholder}}`)
  return parseMarkdown(text, schema.$ref).flatMap(({ lines }) =>
    lines.flatMap(({ spans }) => spans.map((span) => span.text)),
  )
}

/** Some spaces keep words together in a line. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, " ")

const data = textBelow("public/page-data", ".json")

test.each(shown)("every text of %s is on its page", (file, value) => {
  const html = withPlainSpaces(decodeEntities(readBuilt(htmlFile(file))))
  const isShown = (field: FieldText) => {
    const path = field.path.join(".")
    if (field.schema.oncePerList || unseen.test(path) || rare.test(path)) return true
    const isLater = later.some((pattern) => pattern.test(path))
    if (isLater && data.includes(JSON.stringify(field.text).slice(1, -1))) return true
    return shownParts(field).every((part) => html.includes(withPlainSpaces(part)))
  }
  const texts = textsOfFile(file, value).filter(isFreeText)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => !isShown(text))).toEqual([])
})
