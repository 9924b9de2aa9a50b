/** @jest-environment node */
import { draft, replace, write, type ContentCopy, type Mutation } from "../../testing/contentCopy"

let content: ContentCopy
beforeAll(() => void (content = draft()))
afterEach(() => content.restore())
afterAll(() => content.end())

const value = "values/ambition.json"
const title = '"title": "Ambition"'
const text = `{
  "position": 10,
  "title": "Ambition",
  "description": "We set the mark high.",
  "icon": "mountain",
  "colour": "#0e4d43"
}
`

test.each<[mistake: string, edit: Mutation, ...issues: string[]]>([
  [
    "a missing comma",
    replace(value, '"position": 10,', '"position": 10'),
    "error syntax values/ambition.json:3:17 cannot be read here: a comma is missing at the end of line 3.",
  ],
  [
    "a missing comma within a line",
    replace(value, "10,\n ", "10"),
    "error syntax values/ambition.json:3:18 cannot be read here: a comma is missing before this.",
  ],
  [
    "two missing commas",
    replace(
      value,
      /("title": .*|"position": 10),\n(.*),\n/,
      '"position": 10\n  "title": "Ambition"\n',
    ),
    "error syntax values/ambition.json:3:17 cannot be read here: a comma is missing at the end of line 3.",
    "error syntax values/ambition.json:4:22 cannot be read here: a comma is missing at the end of line 4.",
  ],
  [
    "a missing comma between two entries",
    replace(
      "services/poultry-trading.json",
      '"Prices side by side before you decide",',
      '"Prices side by side before you decide"',
    ),
    "error syntax services/poultry-trading.json:12:44 cannot be read here: a comma is missing at the end of line 12.",
  ],
  [
    "a comma after the last field",
    replace(value, '"#0e4d43"', '"#0e4d43",'),
    "error comma values/ambition.json:7:22 cannot be read here: a comma is one too many. Remove the comma at the end of line 7.",
  ],
  [
    "a comma after the last entry",
    replace("services/poultry-trading.json", 'step by step"', 'step by step",'),
    "error comma services/poultry-trading.json:14:64 cannot be read here: a comma is one too many. Remove the comma at the end of line 14.",
  ],
  [
    "two commas",
    replace(value, '"Ambition",', '"Ambition",,'),
    "error comma values/ambition.json:4:22 cannot be read here: a comma is one too many. Remove this comma.",
  ],
  [
    "a comma before the first field",
    replace(value, "{", "{ ,"),
    "error comma values/ambition.json:1:3 cannot be read here: a comma is one too many. Remove the comma at the end of line 1.",
  ],
  [
    "a text that is not closed",
    replace(value, '"Ambition",', '"Ambition,'),
    'error syntax values/ambition.json:4:12 cannot be read here: a text is not closed by a double quote (").',
  ],
  [
    "a text that is not opened",
    replace(value, '"Ambition",', 'Ambition",'),
    'error syntax values/ambition.json:4:12 cannot be read here: a text must stand in straight double quotes ("…").',
  ],
  [
    "a text without quotes",
    replace(value, '"Ambition",', "Ambition,"),
    'error syntax values/ambition.json:4:12 cannot be read here: a text must stand in straight double quotes ("…").',
  ],
  [
    "a name without quotes",
    replace(value, '"title"', "title"),
    'error quotes values/ambition.json:4:3 cannot be read here: a field\'s name must stand in double quotes: "title".',
  ],
  [
    "a name that is not closed",
    replace(value, '"title":', '"title:'),
    'error syntax values/ambition.json:4:3 cannot be read here: a double quote (") is missing after the field\'s name "title".',
  ],
  [
    "a name before a number that is not closed",
    replace(value, '"position":', '"position:'),
    'error syntax values/ambition.json:3:3 cannot be read here: a double quote (") is missing after the field\'s name "position".',
  ],
  [
    "quotation marks inside a text",
    replace(value, '"Ambition"', '"The "great" Ambition"'),
    'error syntax values/ambition.json:4:17 cannot be read here: a quotation mark inside a text is written \\".',
  ],
  [
    "quotation marks at the end of a text",
    replace(value, '"Ambition"', '"The great "Ambition""'),
    'error syntax values/ambition.json:4:23 cannot be read here: a quotation mark inside a text is written \\".',
  ],
  [
    "quotation marks before a comma inside a text",
    replace(value, '"Ambition"', '"The "great", the Ambition"'),
    'error syntax values/ambition.json:4:17 cannot be read here: a quotation mark inside a text is written \\".',
  ],
  [
    "curly quotes",
    replace(value, '"Ambition"', "“Ambition”"),
    'error quotes values/ambition.json:4:12 cannot be read here: a text must stand in straight double quotes ("…"), not in curly ones (“…”).',
  ],
  [
    "curly quotes everywhere",
    write(value, text.replace(/"([^"]*)"/g, "“$1”")),
    'warning schema-line values/ambition.json:1:1 Values › Ambition › $schema: is missing, so code editors cannot help. The first line inside the braces should be "$schema": "../.schemas/Value.json".',
    'error quotes values/ambition.json:2:3 cannot be read here: a text must stand in straight double quotes ("…"), not in curly ones (“…”).',
    'error quotes values/ambition.json:3:3 cannot be read here: a text must stand in straight double quotes ("…"), not in curly ones (“…”).',
    'error quotes values/ambition.json:4:3 cannot be read here: a text must stand in straight double quotes ("…"), not in curly ones (“…”).',
    'error quotes values/ambition.json:5:3 cannot be read here: a text must stand in straight double quotes ("…"), not in curly ones (“…”).',
    'error quotes values/ambition.json:6:3 cannot be read here: a text must stand in straight double quotes ("…"), not in curly ones (“…”).',
  ],
  [
    "a curly quote at the end",
    replace(value, '"Ambition"', '"Ambition”'),
    'error quotes values/ambition.json:4:21 cannot be read here: a text must end with a straight double quote ("), not a curly one (”).',
  ],
  [
    "low and high quotes",
    replace(value, '"Ambition"', "„Ambition“"),
    'error quotes values/ambition.json:4:12 cannot be read here: a text must stand in straight double quotes ("…"), not in curly ones (“…”).',
  ],
  [
    "single quotes",
    replace(value, title, "'title': 'Ambition'"),
    "error quotes values/ambition.json:4:3 cannot be read here: a text must stand in double quotes (\"…\"), not in single ones ('…').",
  ],
  [
    "a text over two lines",
    replace(value, "than seems", "than\nseems"),
    "error syntax values/ambition.json:5:18 cannot be read here: the text runs on below its line. Write it on one line; a new line inside a text is written \\n.",
  ],
  [
    "a missing colon",
    replace(value, '"title":', '"title"'),
    "error syntax values/ambition.json:4:11 cannot be read here: a colon is missing between the field and its value.",
  ],
  [
    "an equals sign",
    replace(value, '"title":', '"title" ='),
    'error syntax values/ambition.json:4:11 cannot be read here: write ":" instead of "=".',
  ],
  [
    "a missing value",
    replace(value, '"Ambition",', ","),
    "error syntax values/ambition.json:4:12 cannot be read here: a value is missing.",
  ],
  [
    "a comment",
    replace(value, title, `// the name\n  ${title}`),
    "error syntax values/ambition.json:4:3 cannot be read here: comments are not allowed. Delete it.",
  ],
  [
    "a comment that is not closed",
    replace(value, title, `/* the name\n  ${title}`),
    "error syntax values/ambition.json:4:3 cannot be read here: comments are not allowed. Delete it.",
  ],
  [
    "a missing last brace",
    replace(value, /\}\s*$/, ""),
    'error syntax values/ambition.json:7:22 cannot be read here: a closing brace "}" is missing.',
  ],
  [
    "a missing bracket",
    replace("services/poultry-trading.json", /\],/, ","),
    'error syntax services/poultry-trading.json:16:3 cannot be read here: a closing bracket "]" is missing before this field.',
  ],
  [
    "one brace too many",
    replace(value, /\}\s*$/, "}}\n"),
    "error syntax values/ambition.json:8:2 cannot be read here: there is something after the end of the content.",
  ],
  [
    "two contents in one file",
    write(value, text + text),
    "error syntax values/ambition.json:8:1 cannot be read here: there is something after the end of the content.",
  ],
  [
    "a backslash in a path",
    replace("services/poultry-trading.json", "images/poultry", "images\\poultry"),
    'error syntax services/poultry-trading.json:17:20 cannot be read here: after a backslash only " \\ / b f n r t or u and four digits are allowed; the path of a picture is written with "/".',
  ],
  [
    "half an escape",
    replace(value, '"Ambition"', '"Ambition \\u12"'),
    'error syntax values/ambition.json:4:22 cannot be read here: after a backslash only " \\ / b f n r t or u and four digits are allowed; the path of a picture is written with "/".',
  ],
  [
    "a tab inside a text",
    replace(value, '"Ambition"', '"Ambi\ttion"'),
    "error syntax values/ambition.json:4:17 cannot be read here: this character inside a text is written \\t.",
  ],
  [
    "True",
    replace("pages/not-found.json", '"decorative": true', '"decorative": True'),
    "error syntax pages/not-found.json:24:21 cannot be read here: write true instead of True.",
  ],
  [
    "a number with a leading zero",
    replace(value, '"position": 10', '"position": 01'),
    "error syntax values/ambition.json:3:15 cannot be read here: 01 is not a number, write 1.",
  ],
  [
    "a space that cannot be broken",
    replace(value, '  "title"', '\u00a0 "title"'),
    "error syntax values/ambition.json:4:1 cannot be read here: an invisible character stands here. Delete it.",
  ],
  [
    "brackets without end",
    write(value, "[".repeat(5000)),
    "error syntax values/ambition.json:1:65 cannot be read here: more than 64 brackets stand within one another.",
  ],
  ["an empty file", write(value, ""), "error file-empty values/ambition.json:1:1 is empty."],
  ["a blank file", write(value, " \n\n"), "error file-empty values/ambition.json:1:1 is empty."],
  [
    "no JSON at all",
    write(value, "Dear reader,\nthis is Ambition.\n"),
    "error syntax values/ambition.json:1:1 cannot be read here: there is no group of fields in braces { … }.",
  ],
  [
    "a field that is written twice",
    replace(value, title, `${title},\n  "title": "Courage"`),
    "error field-twice values/ambition.json:5:3 Values › Courage › Title (title): is written twice in this group, first on line 4; only the last one counts. Remove one of them.",
  ],
  [
    "a byte-order mark",
    write(value, `\ufeff${schema(text)}`),
    'error byte-order-mark values/ambition.json:1:1 begins with an invisible character (a byte-order mark). Save it as "UTF-8", not as "UTF-8 with BOM".',
  ],
  [
    "UTF-16",
    write(value, Buffer.from(`\ufeff${schema(text)}`, "utf16le")),
    "error encoding values/ambition.json:1:1 is saved as UTF-16. Save it as UTF-8.",
  ],
  [
    "UTF-16 without a mark",
    write(value, Buffer.from(schema(text), "utf16le")),
    "error encoding values/ambition.json:1:1 is saved as UTF-16. Save it as UTF-8.",
  ],
  [
    "UTF-16, the other way round",
    write(value, Buffer.from(`\ufeff${schema(text)}`, "utf16le").swap16()),
    "error encoding values/ambition.json:1:1 is saved as UTF-16. Save it as UTF-8.",
  ],
  [
    "Latin-1",
    write(value, Buffer.from(schema(text).replace("high", "höher"), "latin1")),
    'error encoding values/ambition.json:5:36 is not saved as UTF-8: from here ("ö") on, some letters would come out wrong. Save it as UTF-8.',
  ],
  [
    "Windows line ends",
    write(value, schema(text).replaceAll("\n", "\r\n")),
    'warning line-ends values/ambition.json:1:1 has lines that end as on Windows ("CRLF"). Save it with the line ends "LF".',
  ],
  [
    "a file that is too large",
    write(value, schema(text) + " ".repeat(300_000)),
    "error file-large values/ambition.json:1:1 has 300 kB, 256 kB are allowed. It was not read.",
  ],
])("%s", async (_, edit, ...issues) => {
  await edit(content)
  expect(await content.says()).toEqual(issues)
})

function schema(json: string) {
  return json.replace("{", '{\n  "$schema": "../.schemas/Value.json",')
}

test("what can be read of a broken file is checked all the same", async () => {
  content.replace(value, '"position": 10,', '"position": 0')
  content.replace(value, "#0e4d43", "green")
  expect(await content.says()).toEqual([
    "error number-range values/ambition.json:3:15 Values › Ambition › Position (position): is too small, at least 1 is allowed.",
    "error syntax values/ambition.json:3:16 cannot be read here: a comma is missing at the end of line 3.",
    'error text-form values/ambition.json:7:13 Values › Ambition › Colour (colour): "green" is not a colour: write "#" and six digits or letters from a to f. Did you mean "#008000"?',
  ])
})

test("what follows a fault that hides the rest is left alone", async () => {
  content.replace("services/poultry-trading.json", '"features": [', '"features": ')
  content.replace("services/poultry-trading.json", '"egg"', '"eggg"')
  expect(await content.says()).toEqual([
    'error icon-unknown services/poultry-trading.json:8:11 Services › Poultry Trading › Icon (icon): "eggg" does not exist. Did you mean "egg"? The name of an icon from lucide.dev/icons. For example: shopping-bag, handshake, egg.',
    "error wrong-kind services/poultry-trading.json:11:5 Services › Poultry Trading › Features (features): must be a list in square brackets [ … ], but here it is a text.",
    "error syntax services/poultry-trading.json:12:44 cannot be read here: a colon is missing between the field and its value.",
  ])
})
