import "../../../scripts/lib/siteModel"
import * as fc from "../../../test/support/fastCheck"
import { fixtureContent } from "../testing/fixtureSite"
import { readValues } from "../read/readContent"
import { withValueAt } from "../lib/path"
import { parseDocument } from "../read/json/document"
import { serialize } from "../read/json/serialize"
import { translationIssues } from "../validate/rules/pages/translations"
import { languageOfFile } from "./languages"

const values = readValues(fixtureContent)
const sourcesIn = (content = values) => [
  ...new Set(
    [...languageOfFile("languages/te.json", {}, content).missing.values()]
      .flat()
      .map(({ text }) => text),
  ),
]
const sources = sourcesIn()
const texts = sources.map((source) => ({ source, translation: `⟦${source}⟧` }))
const hindiTexts = sources.map((source) => ({ source, translation: `『${source}』` }))
const telugu = (content = values, entries: object[] = texts) =>
  languageOfFile("languages/te.json", { title: "తెలుగు", texts: entries }, content)
const hindi = (content = values) =>
  languageOfFile("languages/hi.json", { title: "हिन्दी", texts: hindiTexts }, content)

test("a page is in a language when it and the parts of all pages are translated", () => {
  const without = (text: string) => texts.filter(({ source }) => source !== text)
  const whole = telugu()
  expect([whole.pages.size > 5, whole.localize("/fashion/#a")]).toEqual([true, "/te/fashion/#a"])
  const page = [...whole.sources].find(([file]) => file === "pages/fashion.json")
  const own = page?.[1].find(({ text }) => text.startsWith("Clothes"))?.text ?? ""
  const some = telugu(values, without(own))
  expect(some.pages.size).toBe(whole.pages.size - 1)
  expect([some.localize("/fashion/"), some.localize("/about/")]).toEqual([
    "/fashion/",
    "/te/about/",
  ])
  expect(telugu(values, without("Quick Links")).pages.size).toBe(0)
})

test("a translation keeps signs, links lead to pages of the language, and names its language", () => {
  const { translate } = telugu()
  const body = "## Call\n\nSee [us](/contact/).\n\n- One\n- Two\n1. 24"
  const source = { title: "A", sections: [{ text: { body } }] }
  const entries = ["Call", "See [us](/contact/).", "One", "Two"].map((one) => ({
    source: one,
    translation: one.replace(/Call|See|us|One|Two/g, "⟦$&⟧"),
  }))
  const page = telugu(values, [...texts, ...entries]).translate("pages/a.json", source)
  expect(page).toMatchObject({
    sections: [
      { text: { body: "## ⟦Call⟧\n\n⟦See⟧ [⟦us⟧](/te/contact/).\n\n- ⟦One⟧\n- ⟦Two⟧\n1. 24" } },
    ],
  })
  expect(translate("site.json", values.get("site.json"))).toMatchObject({ language: "te" })
})

test("a text has another translation in one file", () => {
  const only = { source: "Home", translation: "⟦there⟧", onlyIn: "site.json" }
  const site = telugu(values, [...texts, only]).translate("site.json", values.get("site.json"))
  expect(JSON.stringify(site)).toContain('"label":"⟦there⟧","to":"/te/"')
})

/** A draw takes a tenth of a second. */
const draws = { numRuns: process.env.SEED ? 500 : 10 }

type Section = Record<string, unknown>
const pages = [...values.keys()].filter((file) => Array.isArray(Object(values.get(file)).sections))

/** Moves, copies, removes and hides sections, also from one page to another; and changes a text. */
const edit = fc.record({
  from: fc.constantFrom(...pages),
  to: fc.constantFrom(...pages),
  section: fc.nat(),
  place: fc.nat(),
  kind: fc.constantFrom("move", "copy", "remove"),
})

test("sections that are moved, copied and removed keep their translations, and no page is mixed", () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      const changed = new Map(values)
      const list = (file: string) => Object(changed.get(file)).sections as Section[]
      const put = (file: string, sections: Section[]) =>
        changed.set(file, withValueAt(changed.get(file), ["sections"], sections))
      for (const { from, to, section, place, kind } of edits) {
        const moved = list(from)[section % list(from).length]
        if (kind !== "copy" && list(from).length > 1)
          put(
            from,
            list(from).filter((one) => one !== moved),
          )
        if (kind !== "remove") put(to, list(to).toSpliced(place % (list(to).length + 1), 0, moved))
      }
      for (const [{ missing, translateAll }, sign] of [
        [telugu(changed), "⟦"],
        [hindi(changed), "『"],
      ] as const) {
        expect([...missing]).toEqual([])
        for (const [file, value] of translateAll(changed)) {
          if (changed.get(file) === values.get(file)) continue
          const left = sourcesIn(new Map([[file, value]])).filter((text) => !text.startsWith(sign))
          expect(left).toEqual([])
        }
      }
    }),
    draws,
  )
})

const changes = fc.subarray(
  texts.map(({ source }) => source).filter((source) => source.length > 12),
  { minLength: 1, maxLength: 4 },
)

test("each sentence that changes is found once in each language", () => {
  const languages = ["te", "hi"].map((tag) =>
    parseDocument({
      file: `languages/${tag}.json`,
      text: serialize({ title: tag, texts }, "Translation"),
    }),
  )
  const unchanged = [...values].map(([file, value]) =>
    parseDocument({ file, text: JSON.stringify(value) }),
  )
  fc.assert(
    fc.property(changes, (changed) => {
      const files = [...values].map(([file, value], index) => {
        const text = JSON.stringify(value)
        const edited = changed.reduce(
          (now, one) => now.replaceAll(quoted(one), quoted(`${one} now`)),
          text,
        )
        return edited === text ? unchanged[index] : parseDocument({ file, text: edited })
      })
      const documents = [...files, ...languages].flatMap(({ document }) => document ?? [])
      const found = translationIssues(documents).map(({ type }) => type)
      const gone = changed.filter((one) =>
        documents.some(({ value }) => JSON.stringify(value).includes(quoted(`${one} now`))),
      )
      expect(found).toEqual([...gone, ...gone].map(() => "changed-source"))
    }),
    draws,
  )
})

const quoted = (text: string) => JSON.stringify(text)
