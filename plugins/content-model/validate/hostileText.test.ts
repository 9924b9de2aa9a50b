/** @jest-environment node */
import { readDocument } from "../testing/readDocument"
import { fixSource } from "./fixFiles"
import { parseDocument } from "./json/document"
import { colourIssues } from "./rules/colours"
import { fieldIssues } from "./rules/fields"
import { crossFileIssues } from "./rules/links"
import { textIssues } from "./rules/text"

const maxMs = 50
const maxLength = 256_000 // characters

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
  for (const file of ["site.json", "pages/contact.json", "contact-info/phone.json"]) {
    for (const text of ["images/a.png", "/a#b", "https://a.example/", "mailto:a@b", ...texts]) {
      const document = readDocument(file)
      const value = JSON.stringify(text)
      const changed = parseDocument({
        file,
        text: JSON.stringify(document.value, (_key, old) => (typeof old === "string" ? text : old)),
      }).document
      if (changed) for (const validate of [fieldIssues, textIssues, colourIssues]) validate(changed)
      crossFileIssues(changed ? [changed] : [], { staticFiles: [], isComplete: true })
      for (const broken of [`{"a": ${value.slice(0, -1)}`, `{'a' ${value},}`, `{"a": “${text}`]) {
        parseDocument({ file, text: broken })
        fixSource({ file, text: broken, issues: [] })
      }
    }
  }
}

function cpuMs(task: () => void) {
  const before = process.cpuUsage()
  task()
  return process.cpuUsage(before).user / 1000
}

const expressions = recordExpressions(validateAll)

test("the rules use expressions", () => {
  expect(expressions.length).toBeGreaterThan(40)
})

test.each(expressions)("%s needs little time for any text", (expression) => {
  const slow: string[] = []
  for (const unit of units)
    for (const start of starts) {
      const text = (length: number) => `${start}${unit.repeat(length / unit.length)}!`
      const ms = [
        cpuMs(() => text(2_000).replace(expression, "")),
        cpuMs(() => text(16_000).replace(expression, "")),
        cpuMs(() => text(maxLength).search(expression)),
      ]
      if (Math.max(...ms) > maxMs) slow.push(`${start}${unit}…! needs ${ms.join(", ")} ms`)
    }
  expect(slow).toEqual([])
})
