/** @jest-environment node */
import { checkSite, offer, siteTexts } from "../testing/checkSite"
import { fixSource } from "./fixFiles"
import { parseDocument } from "../read/json/document"

const maxMs = 1_000 // of the processor, for 100 kB; a quadratic expression needs more than ten times as much

const units = [
  ...' {[\\/"“.:@#-0aA\n\u200b\u2066\ud800',
  ..."{ |“ |a.|a@|/a|a |[your|https://|example.|555-01|xn--|the |{year}|\\u00".split("|"),
]
const starts = ["", "{", "“", "/", "[your"]
const texts = units.flatMap((unit) =>
  starts.map((start) => `${start}${unit.repeat(100_000 / unit.length)}!`),
)
const files = ["site.json", "pages/contact.json", "contact-info/phone.json", "pages/offer.json"]

/** The time of the processor that a task needs, in ms. */
async function cpuMs(task: () => unknown) {
  const before = process.cpuUsage()
  await task()
  return process.cpuUsage(before).user / 1000
}

/** A file with a text in place of one of its own, each time another. */
function withText(file: string, text: string, index: number) {
  const source = new Map(siteTexts).set("pages/offer.json", offer).get(file) ?? ""
  const own = source.match(/(?<=: )"[^"]*"/g) ?? []
  return source.replace(own[index % own.length], () => JSON.stringify(text))
}

test.each(files)(
  "no text in %s takes long to check, to parse or to fix",
  async (file) => {
    const slow: string[] = []
    for (const [index, text] of texts.entries()) {
      const changed = withText(file, text, index)
      const broken = `{"a": ${changed}`
      const ms = await cpuMs(async () => {
        await checkSite(new Map(siteTexts).set(file, changed))
        for (const one of [changed, broken, text]) {
          parseDocument({ file, text: one })
          fixSource({ file, text: one })
        }
      })
      if (ms > maxMs) slow.push(`${ms} ms for ${JSON.stringify(text.slice(0, 20))}`)
    }
    expect(slow).toEqual([])
  },
  120_000,
)
