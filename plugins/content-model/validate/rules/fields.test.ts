/** @jest-environment node */
import { issueLine, readDocument } from "../../testing/readDocument"
import { fieldIssues, schemaLine } from "./fields"

const value = "values/ambition.json"
const poultry = "services/poultry-trading.json"
const title = '"Ambition"'
const features = /"features": \[[^\]]*\]/
const long = (length: number) => JSON.stringify("x".repeat(length))

type Mistake = [mistake: string, search: string | RegExp, put: string, ...issues: string[]]

const check = (file: string, search: string | RegExp, put: string) =>
  fieldIssues(readDocument(file, [file, search, put])).map(issueLine)

const noColour = 'is not a colour: write "#" and six digits or letters from a to f'
const noIcon =
  "The name of an icon from lucide.dev/icons. For example: shopping-bag, handshake, egg."
const known = "Rename or delete it. Fields are: position, title, description, icon, colour."

test.each<Mistake>([
  [
    "a missing text",
    /  "title": .*\n/,
    "",
    '1:1 error missing-field Title (title): is missing. Write a text in double quotes ("…").',
  ],
  [
    "a missing number",
    /  "position": .*\n/,
    "",
    "1:1 error missing-field Position (position): is missing. Write a whole number without quotes.",
  ],
  ["an empty text", title, '""', "4:12 error empty-text Title (title): is empty. Write a text."],
  ["a blank text", title, '"  "', "4:12 error empty-text Title (title): is empty. Write a text."],
  [
    "a line break in a line",
    title,
    '"Am\\nbition"',
    '4:12 error invalid-format Title (title): "Am\\nbition" must be one line, without a line break (\\n).',
  ],
  [
    "a text that is too long",
    title,
    long(41),
    "4:12 error text-too-long Title (title): has 41 characters, 40 are allowed. Make it shorter.",
  ],
  [
    "an unknown field",
    '"title"',
    '"subtitle": "x", "title"',
    `4:3 error unknown-field subtitle: is not a field here. ${known}`,
  ],
  [
    "a misspelled field",
    '"title"',
    '"titel"',
    `4:3 error unknown-field titel: is not a field here. Did you mean "title"? ${known}`,
  ],
  [
    "a field in upper case",
    '"colour"',
    '"Colour"',
    `7:3 error unknown-field Colour: is not a field here. Did you mean "colour"? ${known}`,
  ],
  [
    "a field named __proto__",
    '"title"',
    '"__proto__": {}, "title"',
    `4:3 error unknown-field __proto__: is not a field here. ${known}`,
  ],
  [
    "a number in quotes",
    "10",
    '"1"',
    "3:15 error wrong-type Position (position): must be a whole number without quotes, but here it is a text.",
  ],
  [
    "a decimal number",
    "10",
    "1.5",
    "3:15 error wrong-type Position (position): must be a whole number without quotes, but here it is 1.5.",
  ],
  [
    "null in place of a text",
    title,
    "null",
    '4:12 error wrong-type Title (title): must be a text in double quotes ("…"), but here it is nothing (null).',
  ],
  [
    "a list in place of a text",
    title,
    "[]",
    '4:12 error wrong-type Title (title): must be a text in double quotes ("…"), but here it is a list.',
  ],
  [
    "a group in place of a text",
    title,
    "{}",
    '4:12 error wrong-type Title (title): must be a text in double quotes ("…"), but here it is a group of fields.',
  ],
  [
    "a list in place of the file's fields",
    /^[^]*$/,
    "[]\n",
    "1:1 error wrong-type ambition.json: must be a group of fields in braces { … }, but here it is a list.",
  ],
  [
    "a position that is too small",
    "10",
    "0",
    "3:15 error number-out-of-range Position (position): is too small. Write a number of at least 1.",
  ],
  [
    "a position that is too large",
    "10",
    "1e20",
    "3:15 error number-out-of-range Position (position): is too large. Write a number of at most 9999.",
  ],
  [
    "the name of a colour",
    "#0e4d43",
    "green",
    `7:13 error invalid-format Colour (colour): "green" ${noColour}. Did you mean "#008000"?`,
  ],
  [
    "a colour of three digits",
    "#0e4d43",
    "#0a3",
    `7:13 error invalid-format Colour (colour): "#0a3" ${noColour}. Did you mean "#00aa33"?`,
  ],
  [
    "a colour without #",
    "#0e4d43",
    "0e4d43",
    `7:13 error invalid-format Colour (colour): "0e4d43" ${noColour}. Did you mean "#0e4d43"?`,
  ],
  [
    "a colour of five digits",
    "#0e4d43",
    "#0e4d4",
    `7:13 error invalid-format Colour (colour): "#0e4d4" ${noColour}. For example: #0e4d43.`,
  ],
  [
    "a misspelled icon",
    "mountain",
    "mountian",
    `6:11 error unknown-icon Icon (icon): "mountian" does not exist. Did you mean "mountain"? ${noIcon}`,
  ],
  [
    "the name of an icon in code",
    "mountain",
    "ShoppingBag",
    `6:11 error unknown-icon Icon (icon): "ShoppingBag" does not exist. Did you mean "shopping-bag"? ${noIcon}`,
  ],
  [
    "an icon that is similar to none",
    "mountain",
    "qqqqqqqqqq",
    `6:11 error unknown-icon Icon (icon): "qqqqqqqqqq" does not exist. ${noIcon}`,
  ],
  [
    "a number in place of an icon",
    '"mountain"',
    "3",
    '6:11 error wrong-type Icon (icon): must be a text in double quotes ("…"), but here it is 3. For example: shopping-bag, handshake, egg.',
  ],
  [
    "a missing schema line",
    /  "\$schema".*\n/,
    "",
    `1:1 warning schema-reference $schema: is missing, so code editors cannot suggest fields. Write "$schema": "${schemaLine(value, "Value")}" as the first line inside the braces.`,
  ],
  [
    "the schema of another type",
    "Value.json",
    "Service.json",
    `2:14 warning schema-reference $schema: "${schemaLine(value, "Service")}" is not the schema of this file, so code editors suggest the wrong fields. Write "$schema": "${schemaLine(value, "Value")}".`,
  ],
  [
    "a number in place of a schema",
    /"\$schema": "[^"]*"/,
    '"$schema": 5',
    '2:14 error wrong-type $schema: must be a text in double quotes ("…"), but here it is 5.',
  ],
])("%s is reported", (_, search, put, ...issues) => {
  expect(check(value, search, put)).toEqual(issues)
})

const noPicture =
  'is not a picture: write "images/", then the name of a PNG, JPEG, WebP or AVIF file there, or its address on an image host, "https://…". For example: images/hero.png, https://pictures.example.com/hero.jpg.'

test.each<Mistake>([
  [
    "an entry that is too long",
    '"Prices side by side before you decide"',
    long(121),
    "12:5 error text-too-long 2: has 121 characters, 120 are allowed. Make it shorter.",
  ],
  [
    "a field of another group",
    '"file":',
    '"size": 5, "file":',
    "17:5 error unknown-field size: is not a field here. Rename or delete it. Fields are: file, description, decorative.",
  ],
  [
    "a text in place of a list",
    features,
    '"features": "Birds"',
    "10:15 error wrong-type Features (features): must be a list in square brackets [ … ], but here it is a text.",
  ],
  [
    "a text in place of a group",
    /"image": \{[^}]*\}/,
    '"image": "images/poultry.png"',
    "16:12 error wrong-type Picture (image): must be a group of fields in braces { … }, but here it is a text.",
  ],
  [
    "an id with spaces",
    '"poultry-trading"',
    '"Poultry Trading"',
    '3:9 error invalid-format Id (id): "Poultry Trading" must consist of small letters, digits and single hyphens, such as poultry-trading. For example: poultry-trading.',
  ],
  [
    "three features in place of four",
    features,
    '"features": ["A", "B", "C"]',
    "10:15 error too-few-entries Features (features): needs exactly 4 entries.",
  ],
  [
    "five features in place of four",
    features,
    '"features": ["A", "B", "C", "D", "E"]',
    "10:15 error too-many-entries Features (features): has 5 entries, but exactly 4 are allowed. Delete some.",
  ],
  [
    "a picture at an address without https",
    "images/poultry.png",
    "http://pictures.big/hen.png",
    `17:13 error invalid-format Picture file (file): "http://pictures.big/hen.png" ${noPicture}`,
  ],
  [
    "a picture of another format",
    "poultry.png",
    "poultry.gif",
    `17:13 error invalid-format Picture file (file): "images/poultry.gif" ${noPicture}`,
  ],
  [
    "a picture without a description",
    /,\s*"description": "[^"]*"\s*\}/,
    "}",
    '16:12 error missing-alt-text Description (description): is missing, so people who cannot see the picture do not know what it shows. Describe it, or mark it with "decorative": true.',
  ],
  [
    "a decoration with a description",
    /"description": "A rooster/,
    '"decorative": true, "description": "A rooster',
    "18:19 error alt-text-of-decoration Decoration only (decorative): says that the picture needs no description, but it has one. Remove the one or the other.",
  ],
  [
    "an empty description",
    /"A rooster[^"]*"/,
    '""',
    "18:20 error empty-text Description (description): is empty. Write a text. For example: A rooster on wooden crates crows towards the sun.",
  ],
])("%s is reported", (_, search, put, ...issues) => {
  expect(check(poultry, search, put)).toEqual(issues)
})

const noAddress =
  'is not an address: write a page of this site ("/contact/"), "https://…", "mailto:…" or "tel:…". For example: /contact/, https://example.com/, mailto:hello@example.com, tel:+10005550100.'

test.each<[mistake: string, file: string, ...change: [string | RegExp, string], issue: string]>([
  [
    "a missing group",
    "pages/about.json",
    /,\s*"quote": \{[^}]*\}/,
    "",
    "1:1 error missing-field Quotation (quote): is missing. Write a group of fields in braces { … }.",
  ],
  [
    "a missing text in a group",
    "pages/about.json",
    /    "title": "Built by Visionaries",\n/,
    "",
    '25:12 error missing-field Heading (title): is missing. Write a text in double quotes ("…").',
  ],
  [
    "a list without an entry",
    "pages/about.json",
    /"paragraphs": \[[^\]]*\]/,
    '"paragraphs": []',
    "11:19 error too-few-entries Paragraphs (paragraphs): needs at least 1 entry.",
  ],
  [
    "a script in place of a link",
    "site.json",
    '"to": "/about/"',
    '"to": "javascript:alert(1)"',
    `25:15 error invalid-format Destination (to): "javascript:alert(1)" ${noAddress}`,
  ],
  [
    "a web address without https",
    "pages/home.json",
    '"to": "/about/"',
    '"to": "www.aim.big"',
    `30:13 error invalid-format Destination (to): "www.aim.big" ${noAddress}`,
  ],
  [
    "a template without its placeholder",
    "site.json",
    "{year}",
    "2026",
    '73:18 error invalid-format Copyright line (copyright): "© 2026 Aim for Big. All rights reserved." must be one line that contains {year} once.',
  ],
  [
    "a translated placeholder",
    "pages/home.json",
    "{title}",
    "{Titel}",
    '23:23 error invalid-format The same, continued for screen readers (learnMoreAbout): "about {Titel}" must be one line that contains {title} once.',
  ],
  [
    "a site address with a path",
    "site.json",
    "https://www.example.com",
    "https://www.aim.big/home",
    '5:14 error invalid-format Web address (address): "https://www.aim.big/home" must be "https://" and the name of the host, nothing after it. For example: https://www.example.com.',
  ],
  [
    "a host that cannot exist",
    "site.json",
    "https://www.example.com",
    "https://999.999.999.999",
    "5:14 error invalid-format Web address (address): is no address that a browser understands: check the name of the host.",
  ],
  [
    "the name of a language",
    "site.json",
    '"en-GB"',
    '"English"',
    '6:15 error invalid-format Language (language): "English" must be a language tag such as en-GB. For example: en-GB.',
  ],
])("%s is reported", (_, file, search, put, issue) => {
  expect(check(file, search, put)).toEqual([issue])
})

test.each(["old/", "/old/../about/", "/old page/", "/*", "/:old", "/old?x=1", "//old"])(
  "a redirect from %p is reported",
  (from) => {
    const put = `"delivery": {}, "redirects": ${JSON.stringify([{ from, to: "/about/" }])}`
    expect(check("site.json", '"delivery": {}', put)).toEqual([
      `88:41 error invalid-format From (from): ${JSON.stringify(from)} must be a path of this site such as "/old-page/": letters from a to z, digits and hyphens between slashes. For example: /old-page/.`,
    ])
  },
)

test("a correct file has no issues", () => {
  expect(fieldIssues(readDocument(value))).toEqual([])
})
