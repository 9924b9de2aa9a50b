/** @jest-environment node */
import "../../../scripts/lib/siteModel"
import { fixSource } from "./fixFiles"
import { serialize } from "../read/json/serialize"
import { schemaLine } from "./rules/fields"

const file = "values/ambition.json"
const good = `{
  "$schema": "${schemaLine(file, "Value")}",
  "position": 1,
  "title": "Ambition",
  "description": "We aim high.",
  "icon": "mountain",
  "colour": "#0e4d43"
}
`
const reversed = Object.fromEntries(Object.entries(JSON.parse(good)).slice(1).toReversed())
const replaced = (search: string, put: string) => good.replace(search, () => put)
const fix = (text: string) => fixSource({ file, text })

test.each<[what: string, text: string]>([
  ["Windows line endings", good.replaceAll("\n", "\r\n")],
  ["a wrong schema line", replaced("Value.json", "Service.json")],
  ["white space around a text", replaced('"Ambition"', '" Ambition\\n"')],
  ["another order, without a schema line", JSON.stringify(reversed)],
  ["a trailing comma", replaced('43"', '43",')],
  ["a missing comma", replaced('Ambition",', 'Ambition"')],
  ["a missing closing brace", good.replace(/\}\s*$/, "")],
  ["curly quotes", good.replace(/"([^"]*)"/g, "“$1”")],
  ["single quotes", good.replaceAll('"', "'")],
  ["field names without quotes", good.replace(/"(\w+)":/g, "$1:")],
  ["a no-break space between fields", replaced(' "title"', '\u00a0"title"')],
])("%s is fixed", (_what, text) => {
  expect(fix(text)).toEqual({ text: good })
})

test("a fixed file needs no second fix", () => {
  expect(fix(good)).toEqual({ text: good })
})

test("links to pages get their trailing slash, also in a longer text", () => {
  const page = (to: string) =>
    serialize(
      {
        $schema: schemaLine("pages/a.json", "Page"),
        top: { title: "A", actions: [{ label: "B", to }] },
        sections: [{ text: { body: `See [hens](${to}#prices) and [us](/about).` } }],
      },
      "Page",
    )
  const source = { file: "pages/a.json", text: page("/hens") }
  expect(fixSource(source, ["/about/", "/hens/"])).toEqual({
    text: page("/hens/").replace("/about", "/about/"),
  })
  expect(fixSource(source)).toEqual({ text: page("/hens").replace("/about", "/about/") })
})

test("unknown fields stay", () => {
  const text = replaced("\n}", ',\n  "more": [{}]\n}')
  expect(fix(text)).toEqual({ text: replaced("\n}", ',\n  "more": [\n    {}\n  ]\n}') })
})

test.each<[what: string, text: string | undefined]>([
  ["a file without text", undefined],
  ["a comment", replaced("{", "{ // the first")],
  ["quotes inside a text", replaced("high", '"high"')],
  ["a curly quote inside curly quotes", replaced('"Ambition"', "“Am„bition”")],
  ["a text without its closing quote", replaced('Ambition"', "Ambition")],
  ["a backslash in a path", replaced("Ambition", "images\\hero.png")],
  ["a missing value", replaced('"Ambition"', "")],
  ["a number with a leading zero", replaced("1", "01")],
  ["a merge conflict", replaced('  "title"', '<<<<<<< HEAD\n  "title"')],
  ["many opening brackets", "[".repeat(100_000)],
  ["a comma too many in a file with another error", replaced("1,", "0,,")],
  ["an empty file", " \n"],
  ["a duplicate field", replaced("{", '{ "title": "Courage",')],
  ["a list", "[]"],
])("%s is not fixed", (_what, text) => {
  expect(fixSource({ file, text })).toHaveProperty("refusal")
})
