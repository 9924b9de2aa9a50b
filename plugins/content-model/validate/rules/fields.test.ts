/** @jest-environment node */
import { issueLine, readDocument, testIssues } from "../../testing/readDocument"
import { fieldIssues, schemaLine } from "./fields"

const value = "values/ambition.json"
const poultry = "services/poultry-trading.json"

const check =
  (file: string) =>
  (...changes: string[]) =>
    fieldIssues(readDocument(file, ...changes))
const long = (length: number) => JSON.stringify("x".repeat(length))

const noColour = 'is not a colour: write "#" and six digits or letters from a to f'
const noIcon =
  "The name of an icon from lucide.dev/icons, or the mark of a network: brand-linkedin, brand-instagram, brand-youtube, brand-facebook, brand-x, brand-whatsapp or brand-telegram. For example: shopping-bag, handshake, egg."
const schema = `"$schema": "${schemaLine(value, "Value")}"`
const known = "Fields are: position, hidden, shown, title, description, icon, colour."

testIssues(check(value), {
  "position:":
    "1:1 error missing-field Position (position): is missing. Write a whole number without quotes.",
  "title:":
    '1:1 error missing-field Title (title): is missing. Write a text in double quotes ("…").',
  'title: ""': "4:12 error empty-text Title (title): is empty. Write a text.",
  'title: "Am\\nbition"':
    '4:12 error invalid-format Title (title): "Am\\nbition" must be one line, without a line break (\\n).',
  [`title: ${long(41)}`]:
    "4:12 error text-too-long Title (title): has 41 characters, 40 are allowed. Make it shorter.",
  'subtitle: "x"': `7:23 error unknown-field subtitle: is not a field here. Rename or delete it. ${known}`,
  'position: "1"':
    "3:15 error wrong-type Position (position): must be a whole number without quotes, but here it is a text.",
  "position: 1.5":
    "3:15 error wrong-type Position (position): must be a whole number without quotes, but here it is 1.5.",
  "title: null":
    '4:12 error wrong-type Title (title): must be a text in double quotes ("…"), but here it is nothing (null).',
  "title: {}":
    '4:12 error wrong-type Title (title): must be a text in double quotes ("…"), but here it is a group of fields.',
  ": []":
    "1:1 error wrong-type ambition.json: must be a group of fields in braces { … }, but here it is a list.",
  "position: 0":
    "3:15 error number-out-of-range Position (position): is too small. Write a number of at least 1.",
  "position: 1e20":
    "3:15 error number-out-of-range Position (position): is too large. Write a number of at most 9999.",
  'colour: "green"': `7:13 error invalid-format Colour (colour): "green" ${noColour}. Did you mean "#008000"?`,
  'colour: "/0A"': `7:13 error invalid-format Colour (colour): "/0A" ${noColour}. For example: #0e4d43.`,
  'colour: "#0e4d4"': `7:13 error invalid-format Colour (colour): "#0e4d4" ${noColour}. For example: #0e4d43.`,
  'icon: "mountian"': `6:11 error unknown-icon Icon (icon): "mountian" does not exist. Did you mean "mountain"? ${noIcon}`,
  'icon: "qqqqqqqqqq"': `6:11 error unknown-icon Icon (icon): "qqqqqqqqqq" does not exist. ${noIcon}`,
  'icon: "LinkedIn"': `6:11 error unknown-icon Icon (icon): "LinkedIn" does not exist. Did you mean "brand-linkedin"? ${noIcon}`,
  "icon: 3":
    '6:11 error wrong-type Icon (icon): must be a text in double quotes ("…"), but here it is 3. For example: shopping-bag, handshake, egg.',
  "$schema:": `1:1 warning schema-reference $schema: is missing, so code editors cannot suggest fields. Write ${schema} as the first line inside the braces.`,
  '$schema: "Service.json"': `2:14 warning schema-reference $schema: "Service.json" is not the schema of this file, so code editors suggest the wrong fields. Write ${schema}.`,
  "$schema: 5":
    '2:14 error wrong-type $schema: must be a text in double quotes ("…"), but here it is 5.',
})

testIssues(check(poultry), {
  'id: "Poultry Trading"':
    '3:9 error invalid-format Id (id): "Poultry Trading" must consist of small letters, digits and single hyphens, such as poultry-trading. For example: poultry-trading.',
  'features: "Birds"':
    "10:15 error wrong-type Features (features): must be a list in square brackets [ … ], but here it is a text.",
  'features: ["A", "B", "C"]':
    "10:15 error too-few-entries Features (features): needs exactly 4 entries.",
  'features: ["A", "B", "C", "D", "E"]':
    "10:15 error too-many-entries Features (features): has 5 entries, but exactly 4 are allowed. Delete some.",
  [`features.1: ${long(121)}`]:
    "12:5 error text-too-long 2: has 121 characters, 120 are allowed. Make it shorter.",
  "image.size: 5":
    "18:157 error unknown-field size: is not a field here. Rename or delete it. Fields are: file, description, decorative, focus.",
  'image.file: "images/hen.gif"':
    '17:13 error invalid-format Picture file (file): "images/hen.gif" is not a picture: write "images/", then the name of a PNG, JPEG, WebP or AVIF file there, or its address on an image host, "https://…". For example: images/hero.png, https://pictures.example.com/hero.jpg.',
  "image.description:":
    '16:12 error missing-alt-text Description (description): is missing, so people who cannot see the picture do not know what it shows. Describe it, or mark it with "decorative": true.',
  'image.description: ""':
    "18:20 error empty-text Description (description): is empty. Write a text. For example: A rooster on wooden crates crows towards the sun.",
  "image.decorative: true":
    "18:171 error alt-text-of-decoration Decoration only (decorative): says that the picture needs no description, but it has one. Remove the one or the other.",
  'image.decorative: "no"':
    "18:171 error wrong-type Decoration only (decorative): must be true or false without quotes, but here it is a text.",
})

testIssues(check("pages/about.json"), {
  "quote:":
    "1:1 error missing-field Quotation (quote): is missing. Write a group of fields in braces { … }.",
  "quote.title:":
    '25:12 error missing-field Heading (title): is missing. Write a text in double quotes ("…").',
  "story.paragraphs: []":
    "11:19 error too-few-entries Paragraphs (paragraphs): needs at least 1 entry.",
  [`story.paragraphs: ${JSON.stringify(Array(9).fill("x"))}`]:
    "11:19 error too-many-entries Paragraphs (paragraphs): has 9 entries, but at most 8 are allowed. Delete some.",
})

testIssues(check("site.json"), {
  'address: "https://www.aim.big/home"':
    '5:14 error invalid-format Web address (address): "https://www.aim.big/home" must be "https://" and the name of the host, nothing after it. For example: https://www.example.com.',
  'address: "https://999.999.999.999"':
    "5:14 error invalid-format Web address (address): is not a valid address: check the name of the host.",
  [`address: "https://${"a.".repeat(126)}ab"`]:
    "5:14 error invalid-format Web address (address): is not a valid address: check the name of the host.",
  'address: "https://www.example.com；sandbox"':
    "5:14 error invalid-format Web address (address): is not a valid address: check the name of the host.",
  'language: "English"':
    '6:15 error invalid-format Language (language): "English" must be a language tag such as en-GB. For example: en-GB.',
  'navigation.links.1.to: "www.aim.big"':
    '22:15 error invalid-format Destination (to): "www.aim.big" is not an address: a web address needs "https://" before it. Write "https://www.aim.big".',
  'footer.copyright: "© {Year} Aim"':
    '92:18 error invalid-format Copyright line (copyright): "© {Year} Aim" must be one line that contains {year} once.',
})

test.each([
  ["tel:+91 98765 05678", "tel:+919876505678"],
  ["tel:(040) 5550 1234", "tel:04055501234"],
  ["+91 40 5550 1234", "tel:+914055501234"],
  ["hello@aim.big", "mailto:hello@aim.big"],
  ["mailto: hello@aim.big", "mailto:hello@aim.big"],
  ["http://www.aim.big/", "https://www.aim.big/"],
  ["wa.me/919876505678", "https://wa.me/919876505678"],
  ["static/prices.pdf", "/prices.pdf"],
  ["prices.pdf", "/prices.pdf"],
  ["/price list.pdf", "/price%20list.pdf"],
  ["team", "/team/"],
  ["https://www.aim.big\u200b.evil.big/", "https://www.aim.big.evil.big/"],
  ["/team/\u0000", "/team/"],
])("for the destination %j the advice is to write %j", (to, advice) => {
  const change = `navigation.links.1.to: ${JSON.stringify(to)}`
  expect(check("site.json")(change)).toMatchObject([
    { type: "invalid-format", message: expect.stringMatching(/ is not an address: .*\. Write "/) },
  ])
  expect(check("site.json")(change)[0].message.endsWith(`Write "${advice}".`)).toBe(true)
  expect(check("site.json")(`navigation.links.1.to: "${advice}"`)).toEqual([])
})

test.each(["tel:", "a b@", "ftp://aim.big", "javascript:alert(1)", "x".repeat(500)])(
  "the destination %j has no correction",
  (to) => {
    const [{ message }] = check("site.json")(`navigation.links.1.to: ${JSON.stringify(to)}`)
    expect(message).toContain('write a page of this site ("/contact/")')
  },
)

test.each(["old/", "/old/../about/", "/old page/", "/*", "/:old", "/old?x=1", "//old"])(
  "a redirect from %p is reported",
  (from) => {
    const change = `redirects: ${JSON.stringify([{ from, to: "/about/" }])}`
    expect(check("site.json")(change).map(issueLine)).toEqual([
      `118:51 error invalid-format From (from): "${from}" must be a path of this site such as "/old-page/": letters from a to z, digits and hyphens between slashes. For example: /old-page/.`,
    ])
  },
)

test.each([
  [
    "contact-info/email.json",
    'postal: {"locality": "Hyderabad"}',
    "Postal address, for search engines",
  ],
  ["contact-info/email.json", 'bar: {"label": "Call", "icon": ""}', undefined],
  ["pages/home.json", 'share: {"file": "", "description": "Hens"}', "Picture for share cards"],
  ["pages/home.json", 'share: {"description": "Hens"}', "Picture for share cards"],
  ["pages/home.json", 'vision.picture: {"file": "", "description": "Hens"}', undefined],
  ["values/ambition.json", 'title: ""', undefined],
])("in %s, %s names the optional group that can be left empty: %s", (file, change, group) => {
  const [{ formMessage }] = check(file)(change)
  expect(/“(.*)”/.exec(formMessage ?? "")?.[1]).toBe(group)
})

test("a misspelled field is not missing as well", () => {
  expect(check(value)("title:", 'titel: "Ambition"').map(issueLine)).toEqual([
    `6:23 error unknown-field titel: is not a field here. Did you mean "title"? Rename or delete it. ${known}`,
  ])
})
