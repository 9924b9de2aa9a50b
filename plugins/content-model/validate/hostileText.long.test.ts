/** @jest-environment node */
import { exampleOfPage } from "../testing/composedPage"
import { readDocument } from "../testing/readDocument"
import { fixSource } from "./fixFiles"
import { parseDocument } from "./json/document"
import { colourIssues } from "./rules/colours"
import { composedPageIssues } from "./rules/pages/composedPages"
import { fieldIssues } from "./rules/fields"
import { crossFileIssues } from "./rules/links"
import { textIssues } from "./rules/text/text"
import { visibleWordIssues } from "./rules/text/visibleWords"

const maxMs = 50

const starts = ["", "{", "“", "/", "[your"]
const units = [
  ...' {[\\/"“.:@#-0aA\n\u200b\u2066\ud800',
  ..."{ |“ |a.|a@|/a|a |[your|https://|example.|555-01|xn--|the |{year}|\\u00".split("|"),
]

/** Every expression that runs while `task` does. All methods of RegExp call `exec`. */
function recordExpressions(task: () => void) {
  const expressions = new Map<string, RegExp>()
  const { exec } = RegExp.prototype
  const spy = jest.spyOn(RegExp.prototype, "exec").mockImplementation(function (
    this: RegExp,
    text,
  ) {
    expressions.set(String(this), this)
    return exec.call(this, text)
  })
  task()
  spy.mockRestore()
  return [...expressions.values()]
}

/** Lets each rule read short texts in place of every text of some files. */
function validateAll() {
  const texts = units.map((unit) => `${unit}${unit}x“ {word} [your name] lorem ipsum`)
  const values: [file: string, value: unknown][] = [
    ...["site.json", "pages/contact.json", "contact-info/phone.json"].map(
      (file): [string, unknown] => [file, readDocument(file).value],
    ),
    ["pages/every-kind.json", exampleOfPage()],
  ]
  for (const [file, content] of values) {
    for (const text of ["images/a.png", "/a#b", "https://a.example/", "mailto:a@b", ...texts]) {
      const value = JSON.stringify(text)
      const source = JSON.stringify(content, (_key, old) => (typeof old === "string" ? text : old))
      fixSource({ file, text: source, issues: [] })
      const changed = parseDocument({ file, text: source }).document
      if (changed)
        for (const validate of [fieldIssues, textIssues, colourIssues, visibleWordIssues])
          validate(changed)
      const site = { files: [file, `pages/${text}.json`], staticFiles: [text], isComplete: true }
      for (const rule of [crossFileIssues, composedPageIssues]) rule(changed ? [changed] : [], site)
      for (const broken of [`{"a": ${value.slice(0, -1)}`, `{'a' ${value},}`, `{"a": “${text}`]) {
        parseDocument({ file, text: broken })
        fixSource({ file, text: broken, issues: [] })
      }
    }
  }
}

/** The CPU time of a task in ms. Measures anew after too much, because other work counts too. */
function cpuMs(task: () => void, attempts = 3): number {
  const before = process.cpuUsage()
  task()
  const used = process.cpuUsage(before).user / 1000
  return used < maxMs || attempts === 1 ? used : cpuMs(task, attempts - 1)
}

const expressions = recordExpressions(validateAll)
const texts = units.flatMap((unit) =>
  starts.map((start) => (length: number) => `${start}${unit.repeat(length / unit.length)}!`),
)
const [short, medium, long] = [1_000, 8_000, 64_000].map((length) =>
  texts.map((text) => text(length)),
)

test("the rules use expressions", () => {
  expect(expressions.length).toBeGreaterThan(40)
})

test.each(expressions)("%s needs little time for any text", (expression) => {
  const slowest = (some: string[], task: (text: string) => unknown) =>
    Math.max(...some.map((text) => cpuMs(() => task(text))))
  // The short texts come first, because a bad expression would need hours for the long ones.
  expect(slowest(short, (text) => text.replace(expression, ""))).toBeLessThan(maxMs)
  expect(slowest(medium, (text) => text.replace(expression, ""))).toBeLessThan(maxMs)
  expect(slowest(long, (text) => text.search(expression))).toBeLessThan(maxMs)
})
