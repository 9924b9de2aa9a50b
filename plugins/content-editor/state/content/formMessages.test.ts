/** @jest-environment node */
import { fieldsOf, schemas } from "../../../content-model/schema/jsonSchema"
import { checkPages } from "../../../content-model/testing/checkPage"
import { exampleOfPage } from "../../../content-model/testing/composedPage"
import { applyChange } from "../../../content-model/testing/readDocument"
import { contentTexts } from "../../testing/previewPage"
import { messageOf } from "./describe"

const page = "pages/every-kind.json"
const texts = new Map(contentTexts).set(page, JSON.stringify(exampleOfPage()))

const links = ["/nowhere/", "/about/#nowhere", "/secret/", "/none.pdf", "/about", "about", "#x"]
const remote = "https://pictures.example/hen.png"

/** Mistakes of which a form shows the message. */
const mistakes: [file: string, change: string][] = [
  ...links.map((link): [string, string] => [page, `top.actions: [{"label": "Go", "to": "${link}"}]`]),
  [page, "top.actions: [{\"label\": \"Go\"}]"],
  [page, 'title: "Contact us | Aim for Big"'],
  [page, 'top.title: ""'],
  [page, "top.title:"],
  [page, "top.title: 5"],
  [page, "sections: []"],
  [page, "sections.0: {}"],
  [page, "sections.0.text: {\"body\": \"A\"}"],
  [page, "sections.13.items.list: \"birds\""],
  [page, 'sections.0.story.picture: {"file": "images/none.png"}'],
  [page, `sections.0.story.picture: {"file": "${remote}", "decorative": true}`],
  [page, 'sections.7.prices.currency: "IRN"'],
  [page, 'inSearch: "yes"'],
  ["site.json", 'palette.brand: "green"'],
  ["site.json", 'timeZone: "India/Delhi"'],
  ["site.json", 'navigation.home: "Start"'],
  ["site.json", 'redirects: [{"from": "/fashion/", "to": "/about/"}]'],
  ["site.json", 'announcements: [{"text": "A", "pages": ["#x"]}]'],
  ["services/poultry-trading.json", 'id: "ecommerce-fashion"'],
  ["services/poultry-trading.json", "position: 10"],
  ["services/poultry-trading.json", "position: 0"],
  ["services/poultry-trading.json", 'icon: "hen"'],
  ["services/poultry-trading.json", 'features: ["A"]'],
  ["services/poultry-trading.json", 'birds: "A"'],
  ["contact-info/phone.json", 'content: "+91 40 5550 1234"'],
  ["contact-info/phone.json", 'shown: {"from": "2030-02-01", "until": "2030-01-01"}'],
]

const keys = new Set(Object.values(schemas).flatMap((schema) => fieldsOf(schema).map(([key]) => key)))

/** The words of a sentence that only people who edit files know. */
const wordsOfProgrammers = (sentence: string) => [
  ...(sentence.match(/content\/|static\/|\.json|\\n|npm |\$schema|\bJSON\b|[[{]\s*…/g) ?? []),
  ...[...sentence.matchAll(/"(\w+)"/g)].flatMap(([, word]) => (keys.has(word) ? [word] : [])),
]

test.each(mistakes)("%s, %s: the form names labels and no keys or files", async (file, change) => {
  const changed: [string, string] = [file, applyChange(texts.get(file) ?? "", change)]
  const secret: [string, string] = ["pages/secret.json", applyChange(texts.get(page) ?? "", "hidden: true")]
  const own = [...new Map([[page, texts.get(page) ?? ""], secret, changed])]
  const issues = (await checkPages(own)).filter((issue) => issue.file === file && issue.path.length > 0)
  // The form does not show it.
  const shown = issues.filter(({ type }) => type !== "schema-reference")
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.flatMap((issue) => wordsOfProgrammers(messageOf(issue)))).toEqual([])
})
