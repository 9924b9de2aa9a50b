/** @jest-environment node */
import { issueLine, readDocument, readDocuments } from "../../testing/readDocument"
import { textIssues } from "./text"

const value = "values/ambition.json"
const poultry = "services/poultry-trading.json"

const check = (file: string, search: string | RegExp, put: string) =>
  textIssues(readDocument(file, [file, search, put])).map(issueLine)
const checkTitle = (title: string) => check(value, '"Ambition"', JSON.stringify(title))

const surrounding = "begins or ends with a space or an empty line. Delete it."
const announced = "which screen readers announce anyway. Describe only what the picture shows."

test.each<[mistake: string, file: string, search: string, put: string, issue: string]>([
  [
    "a space before a text",
    value,
    '"Ambition"',
    '" Ambition"',
    `4:12 warning surrounding-whitespace Title (title): ${surrounding}`,
  ],
  [
    "an empty line after a text",
    value,
    'direction."',
    'direction.\\n"',
    `5:18 warning surrounding-whitespace Description (description): ${surrounding}`,
  ],
  [
    "a lost character",
    value,
    "Ambition",
    "Ambiti\ufffdn",
    '4:12 warning replacement-character Title (title): contains "�": a character was lost when the text was saved. Type it again.',
  ],
  [
    "an invisible character",
    value,
    "Ambition",
    "Am\\u200bbition",
    "4:12 warning zero-width-character Title (title): contains U+200B, an invisible character, often left over from copying. Type the text again.",
  ],
  [
    "a description that begins with image of",
    poultry,
    "A rooster",
    "An image of a rooster",
    `18:20 warning redundant-alt-text Description (description): begins with "An image of", ${announced}`,
  ],
  [
    "a description that begins with picture of",
    poultry,
    "A rooster",
    "Picture of a rooster",
    `18:20 warning redundant-alt-text Description (description): begins with "Picture of", ${announced}`,
  ],
])("%s is reported", (_, file, search, put, issue) => {
  const issues = check(file, search, put).filter((one) => !one.includes(" note missing-target "))
  expect(issues).toEqual([issue])
})

test.each([
  ["Dear {email}", "{email}"],
  ["Dear {{ first.name }}", "{{ first.name }}"],
  ["Lorem ipsum dolor", "Lorem ipsum"],
  ["TODO: a word", "TODO"],
  ["[Your name]", "[Your name]"],
])("%j contains a placeholder", (title, placeholder) => {
  expect(checkTitle(title)).toEqual([
    `4:12 note placeholder Title (title): contains the placeholder "${placeholder}". Write the final text.`,
  ])
})

test("a template may contain its own placeholder only", () => {
  expect(check("site.json", "{year} Aim", "{year} {brand}")).toContain(
    '73:18 note placeholder Copyright line (copyright): contains the placeholder "{brand}". Write the final text.',
  )
})

test.each([
  ["hello@example.org", "example.org"],
  ["Call 202-555-0143", "555-0143"],
  ["+1 000-123-4567", "000-123-4567"],
])("%j contains an example value", (title, example) => {
  expect(checkTitle(title)).toEqual([
    `4:12 note example-value Title (title): contains the example "${example}". Write the real value.`,
  ])
})

test.each(["a {", "5 > 3", "Method", "Room 5550143", "exemple.com", "[sic]"])(
  "%j is no placeholder",
  (title) => expect(checkTitle(title)).toEqual([]),
)

test("the content of this site has notes on examples and missing targets only", () => {
  const example = (quoted: string) => `contains the example "${quoted}". Write the real value.`
  const button = 'The button only says that this is not available yet. Add "to".'
  const ownButton = 'Its button only says that this is not available yet. Add "action".'
  const link = 'The link only says that this is not available yet. Add "to".'
  expect(readDocuments().flatMap(textIssues).map(issueLine)).toEqual([
    `5:14 note example-value Content (content): ${example("example.com")}`,
    `7:9 note example-value Destination (to): ${example("example.com")}`,
    `5:14 note example-value Content (content): ${example("000-555-0100")}`,
    `7:9 note example-value Destination (to): ${example("000-555-0100")}`,
    `19:7 note missing-target 1: has no destination. ${button}`,
    `22:7 note missing-target 2: has no destination. ${button}`,
    `1:1 note missing-target E-commerce & Fashion: has no destination of its button. ${ownButton}`,
    `1:1 note missing-target Founder-Investor Connect: has no destination of its button. ${ownButton}`,
    `1:1 note missing-target Poultry Trading: has no destination of its button. ${ownButton}`,
    `5:14 note example-value Web address (address): ${example("www.example.com")}`,
    `60:7 note missing-target 1: has no destination. ${link}`,
    `64:7 note missing-target 2: has no destination. ${link}`,
    `68:7 note missing-target 3: has no destination. ${link}`,
    '88:15 note missing-target Delivery of messages (delivery): has no delivery address. The contact form sends nothing. Add "address".',
  ])
})
