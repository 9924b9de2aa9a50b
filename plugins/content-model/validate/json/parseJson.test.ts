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
const replaced = (search: string | RegExp, put: string) => good.replace(search, () => put)

const wholeText = /^[^]*$/

/** The issues in one line each. Type and start are left out of syntax errors, the usual case. */
const errorsIn = (text: string) =>
  parseDocument({ file: "values/ambition.json", text }).issues.map((one) => {
    const line = `${one.severity} ${one.type} ${one.message}`
    return `${one.line}:${one.column} ${line.replace("error syntax-error has a syntax error: ", "")}`
  })

const curly = 'a text is in curly quotes (“…”). Use straight double quotes ("…").'
const bracket =
  "a bracket is missing or wrong here. Write a list in [ … ] and a group of fields in { … }."
const colon = "a colon (:) is missing after a field name, or a bracket ([) before a list. Add it."
const comma = "there is one comma too many. Delete it."
const comment = "JSON allows no comments. Delete this one."
const escape =
  'a backslash starts no valid escape. Write "/" in a path, and "\\\\" for a backslash.'
const number =
  "this number is not valid. Write digits without leading zeros, and a point before decimals."
const innerQuote =
  'a double quote (") closes the text before this, or is missing. Inside a text write \\".'
const unclosed = 'a text has no closing double quote (") on its line. Add it; a line break is \\n.'
const single = "a text is in single quotes ('…'). Use straight double quotes (\"…\")."
const unquoted = 'has no quotes. Put the text into straight double quotes ("…").'
const tab = "a text contains a control character (U+0009). Write it as \\t, or delete it."
const start = 'the opening brace "{" is missing at the start. Add it.'

test.each<[search: string | RegExp, put: string, error: string]>([
  ["10,", "10", "3:17 a comma is missing at the end of line 3. Add it."],
  [",\n", " ", "2:40 a comma is missing here. Add it."],
  ["true", "true,", `7:33 ${comma}`],
  [",", ",,", `2:41 ${comma}`],
  ['bition"', "bition", `4:12 ${unclosed}`],
  ["set", '"set"', `5:23 ${innerQuote}`],
  ['"Ambition"', "“Ambition”", `4:12 ${curly}`],
  ['bition"', "bition”", `4:21 ${curly}`],
  ['"Ambition"', "'Ambition'", `4:12 ${single}`],
  ['"Ambition"', "Ambition", `4:12 "Ambition" ${unquoted}`],
  ['"title"', "title", '4:3 a field name has no quotes. Write "title".'],
  ['title":', 'title"', `4:10 ${colon}`],
  ["[", "", `7:19 ${colon}`],
  [
    'title":',
    'title" =',
    "4:11 there is an equals sign between field and value. Write a colon (:).",
  ],
  ["10,", "10;", "3:17 there is a semicolon here. Write a comma (,)."],
  ['"Ambition"', "", "4:11 a value is missing. Add it."],
  ['"title": "Ambition"', "{}", `4:3 ${bracket}`],
  [" }]\n", " }\n", `8:1 ${bracket}`],
  ["}]", "]]", `7:34 ${bracket}`],
  ['"title"', '// the name\n"title"', `4:3 ${comment}`],
  ['"title"', '/* "title"', `4:3 ${comment}`],
  ["}]\n}", "}]", "7:36 the file ends too early. Add the missing closing brackets."],
  ["{", "", `2:3 ${start}`],
  [wholeText, "Dear reader,\nthis is Ambition.\n", `1:1 ${start}`],
  [wholeText, `${good}}`, "9:1 there is something after the closing bracket. Delete it."],
  ["Ambition", "images\\poultry.png", `4:19 ${escape}`],
  ["Ambition", "\\n\\u12", `4:15 ${escape}`],
  ["Ambition", "Ambi\ttion", `4:17 ${tab}`],
  ["true", "True", '7:29 "True" is not valid. Write true.'],
  ['"Ambition"', "None", '4:12 "None" is no value. Write one, or delete the field.'],
  ["10", "010", `3:16 ${number}`],
  ["10", "1,5", `3:17 ${number}`],
  ["10", "10.", `3:15 ${number}`],
  ['  "title"', '\u00a0 "title"', "4:1 there is an invisible character (U+00A0). Delete it."],
  [wholeText, `/* " */${"[".repeat(65)}`, "1:72 more than 64 brackets are nested. Delete some."],
  [
    wholeText,
    " \n\n",
    "1:1 error empty-file is empty. Restore it from the version history, or write its fields.",
  ],
])("%p changed to %p is reported in one sentence", (search, put, error) => {
  expect(errorsIn(replaced(search, put))).toEqual([error])
})

test.each(["<<<<<<< HEAD", "=======", ">>>>>>> branch"])(
  "the marker %p is a merge conflict",
  (marker) => {
    expect(errorsIn(replaced('  "title"', `${marker}\n  "title"`))).toEqual([
      `4:1 error merge-conflict contains a merge conflict, marked by "${marker.split(" ")[0]}". Keep one of the two versions and delete the lines with markers.`,
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
    "6:3 error duplicate-field occurs twice in this group; the first is on line 4. Delete one of the two.",
  ])
})
