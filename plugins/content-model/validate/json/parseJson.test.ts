/** @jest-environment node */
import { parseDocument } from "./document"

const good = `{
  "$schema": "../../schemas/Value.json",
  "position": 10,
  "title": "Ambition",
  "description": "We set the mark high.",
  "icon": "mountain",
  "more": ["a", "b", { "c": true }]
}
`
const title = '"title": "Ambition"'
const replaced = (search: string | RegExp, put: string) => good.replace(search, () => put)

const errorsIn = (text: string) =>
  parseDocument({ file: "values/ambition.json", text }).issues.map(
    ({ line, column, message }) =>
      `${line}:${column} ${message.replace(/^has a syntax error: /, "")}`,
  )

const curly = 'a text stands in curly quotes (“…”). Use straight double quotes ("…").'
const single = "a text stands in single quotes ('…'). Use straight double quotes (\"…\")."
const bracket =
  "a bracket is missing or wrong here. Write a list in [ … ] and a group of fields in { … }."
const colon = "a colon (:) is missing after a field name, or a bracket ([) before a list. Add it."
const comma = "there is one comma too many. Delete it."
const comment = "JSON allows no comments. Delete this one."
const end = "the file ends too early. Add the missing closing brackets."
const escape =
  'a backslash starts no valid escape. Write "/" in a path, and "\\\\" for a backslash.'
const innerQuote =
  'a double quote (") closes the text before this, or is missing. Inside a text write \\".'
const number =
  "this number is not valid. Write digits without leading zeros, and a point before decimals."
const start = 'the opening brace "{" is missing at the start. Add it.'
const rest = "there is something after the closing bracket. Delete it."
const unclosed = 'a text has no closing double quote (") on its line. Add it; a line break is \\n.'

test.each<[mistake: string, text: string, ...errors: string[]]>([
  [
    "a missing comma",
    replaced("10,", "10"),
    "3:17 a comma is missing at the end of line 3. Add it.",
  ],
  ["a missing comma on one line", replaced(",\n", " "), "2:40 a comma is missing here. Add it."],
  ["a comma after the last field", replaced("true", "true,"), `7:33 ${comma}`],
  ["a comma after the last entry", replaced("}]", "},]"), `7:35 ${comma}`],
  ["two commas", replaced(",", ",,"), `2:41 ${comma}`],
  ["a comma before the first field", replaced("{", "{ ,"), `1:3 ${comma}`],
  ["a text without its closing quote", replaced('bition"', "bition"), `4:12 ${unclosed}`],
  ["a text on two lines", replaced("set the", "set\nthe"), `5:18 ${unclosed}`],
  ["a field name without its closing quote", replaced('title"', "title"), `4:12 ${innerQuote}`],
  ["quotes inside a text", replaced("set", '"set"'), `5:23 ${innerQuote}`],
  ["curly quotes", replaced('"Ambition"', "“Ambition”"), `4:12 ${curly}`],
  ["a curly quote at the end", replaced('bition"', "bition”"), `4:21 ${curly}`],
  ["low quotes", replaced('"Ambition"', "„Ambition“"), `4:12 ${curly}`],
  ["single quotes", replaced(title, "'title': 'Ambition'"), `4:3 ${single}`],
  [
    "a text without quotes",
    replaced('"Ambition"', "Ambition"),
    '4:12 "Ambition" has no quotes. Put the text into straight double quotes ("…").',
  ],
  [
    "a field name without quotes",
    replaced('"title"', "title"),
    '4:3 a field name has no quotes. Write "title".',
  ],
  ["a missing colon", replaced('title":', 'title"'), `4:10 ${colon}`],
  [
    "an equals sign",
    replaced('title":', 'title" ='),
    "4:11 an equals sign stands between field and value. Write a colon (:).",
  ],
  ["a semicolon", replaced("10,", "10;"), "3:17 a semicolon stands here. Write a comma (,)."],
  ["a missing value", replaced('"Ambition"', ""), "4:11 a value is missing. Add it."],
  ["a group without a field name", replaced(title, "{}"), `4:3 ${bracket}`],
  ["a comment", replaced(title, `// the name\n  ${title}`), `4:3 ${comment}`],
  ["a comment without its end", replaced(title, `/* ${title}`), `4:3 ${comment}`],
  ["a missing closing brace", replaced(/\}\s*$/, ""), `7:36 ${end}`],
  ["a missing closing bracket", replaced(/\]\n\}\n/, ',\n  "c": 1\n}\n'), `8:6 ${bracket}`],
  ["a missing opening bracket", replaced("[", ""), `7:19 ${colon}`],
  ["a missing opening brace", replaced("{ ", ""), `7:25 ${bracket}`],
  ["a bracket in place of a brace", replaced("}]", "]]"), `7:34 ${bracket}`],
  ["no opening brace at the start", replaced("{", ""), `2:3 ${start}`],
  ["prose", "Dear reader,\nthis is Ambition.\n", `1:1 ${start}`],
  ["a second closing brace", `${good}}`, `9:1 ${rest}`],
  ["a backslash in a path", replaced("Ambition", "images\\poultry.png"), `4:19 ${escape}`],
  ["an incomplete escape", replaced("Ambition", "\\n\\u12"), `4:15 ${escape}`],
  [
    "a tab in a text",
    replaced("Ambition", "Ambi\ttion"),
    "4:17 a text contains a control character (U+0009). Write it as \\t, or delete it.",
  ],
  ["a capital letter in true", replaced("true", "True"), '7:29 "True" is not valid. Write true.'],
  [
    "None",
    replaced('"Ambition"', "None"),
    '4:12 "None" is no value. Write one, or delete the field.',
  ],
  ["a leading zero", replaced("10", "010"), `3:16 ${number}`],
  ["a decimal comma", replaced("10", "1,5"), `3:17 ${number}`],
  ["a decimal point without digits", replaced("10", "10."), `3:15 ${number}`],
  [
    "a no-break space between fields",
    replaced('  "title"', '\u00a0 "title"'),
    "4:1 there is an invisible character (U+00A0). Delete it.",
  ],
  [
    "many opening brackets",
    "[".repeat(5000),
    "1:65 more than 64 brackets are nested. Delete some.",
  ],
  [
    "brackets after a comment",
    `/* " */${"[".repeat(5000)}`,
    "1:72 more than 64 brackets are nested. Delete some.",
  ],
  [
    "an empty file",
    " \n\n",
    "1:1 is empty. Restore it from the version history, or write its fields.",
  ],
])("%s is reported in one sentence", (_, text, ...errors) => {
  expect(errorsIn(text)).toEqual(errors)
})

test.each(["<<<<<<< HEAD", "=======", ">>>>>>> branch"])(
  "the marker %p is a merge conflict",
  (marker) => {
    const issues = parseDocument({
      file: "values/ambition.json",
      text: replaced("  " + title, `${marker}\n  ${title}`),
    }).issues
    const [sign] = marker.split(" ")
    expect(issues).toMatchObject([
      {
        type: "merge-conflict",
        line: 4,
        column: 1,
        message: `contains a merge conflict, marked by "${sign}". Keep one of the two versions and delete the lines with markers.`,
      },
    ])
  },
)

test("the first error of each line is reported, up to five", () => {
  expect(errorsIn(good.replace(/"([^"]*)"/g, "“$1”"))).toEqual(
    [2, 3, 4, 5, 6].map((line) => `${line}:3 ${curly}`),
  )
})

test("a file with a syntax error has no other issue", () => {
  const text = `{ "position": 0, "titel": "" "title": "" }`
  expect(errorsIn(text)).toEqual(["1:29 a comma is missing here. Add it."])
})

test("a field that occurs twice is reported with the line of the first", () => {
  expect(errorsIn(replaced('"icon"', '"title"'))).toEqual([
    "6:3 occurs twice in this group; the first is on line 4. Delete one of the two.",
  ])
})
