/** @jest-environment node */
import { checkSite, offer, siteTexts } from "../testing/checkSite"
import { fixSource } from "./fixFiles"
import { parseDocument } from "../read/json/document"

// Of the processor, for 100 kB. A quadratic expression needs more than 10 s.
const maxMs = 4_000

const units = [
  ...' {[\\/"“.:@#-0aA\n\u200b\u2066\ud800',
  ..."{ |“ |a.|a@|/a|a |[your|https://|example.|555-01|xn--|the |{year}|\\u00".split("|"),
]
const texts = units.flatMap((unit) =>
  ["", "{", "“", "/", "[your"].map((start) => `${start}${unit.repeat(100_000 / unit.length)}!`),
)
const files = new Map(siteTexts).set("pages/offer.json", offer)

/** A text in place of one of a file, each time another. */
function withText(file: string, text: string, index: number) {
  const source = files.get(file) ?? ""
  const own = source.match(/(?<=: )"[^"]*"/g) ?? []
  return source.replace(own[index % own.length], () => JSON.stringify(text))
}

test.each(["site.json", "pages/contact.json", "contact-info/phone.json", "pages/offer.json"])(
  "no text in %s takes long to check, to parse or to fix",
  async (file) => {
    for (const [index, text] of texts.entries()) {
      const changed = withText(file, text, index)
      const before = process.cpuUsage()
      await checkSite(new Map(siteTexts).set(file, changed))
      for (const one of [changed, `{"a": ${changed}`, text]) {
        parseDocument({ file, text: one })
        fixSource({ file, text: one })
      }
      const ms = process.cpuUsage(before).user / 1000
      expect([text.slice(0, 20), ms < maxMs]).toEqual([text.slice(0, 20), true])
    }
  },
  300_000,
)
