/** @jest-environment node */
import { readDocument, readDocuments, issueLine, testIssues } from "../../../testing/readDocument"
import { textIssues } from "./text"

const checkTitle = (title: string) =>
  textIssues(readDocument("values/ambition.json", `title: ${JSON.stringify(title)}`))

const surrounding =
  "4:12 warning surrounding-whitespace Title (title): begins or ends with a space or an empty line. Delete it."
const placeholder = "4:12 note placeholder Title (title): contains the placeholder"
const example = "4:12 note example-value Title (title): contains the example"

testIssues(checkTitle, {
  " Ambition": surrounding,
  "Ambiti\ufffdn":
    '4:12 warning replacement-character Title (title): contains "�": a character was lost when the text was saved. Type it again.',
  "Am\u200bbition":
    "4:12 warning zero-width-character Title (title): contains U+200B, an invisible character, often left over from copying. Type the text again.",
  "Dear {email}": `${placeholder} "{email}". Write the final text.`,
  "Dear {{ first.name }}": `${placeholder} "{{ first.name }}". Write the final text.`,
  "Lorem ipsum dolor": `${placeholder} "Lorem ipsum". Write the final text.`,
  "TODO: a word": `${placeholder} "TODO". Write the final text.`,
  "[Your name]": `${placeholder} "[Your name]". Write the final text.`,
  "hello@example.org": `${example} "example.org". Write the real value.`,
  "Call 202-555-0143": `${example} "555-0143". Write the real value.`,
  "+1 000-123-4567": `${example} "000-123-4567". Write the real value.`,
})

const description = "5:18 warning unknown-sign Description (description): contains"
const shownAsItIs =
  "which this field shows as it is. Delete it. Bold words, lists and links work in the section “Text” and in the answers of “Questions”."

testIssues(
  (text) =>
    textIssues(readDocument("values/ambition.json", `description: ${JSON.stringify(text)}`)),
  {
    "A **bold** word": `${description} "**", ${shownAsItIs}`,
    "An *italic* word": `${description} "*", ${shownAsItIs}`,
    "Go to [us](/about/).": `${description} "[…](…)", ${shownAsItIs}`,
    "## Heading": `${description} "##", ${shownAsItIs}`,
    "Words\n- entry": `${description} "-", ${shownAsItIs}`,
    "One<br/>two": `${description} "<br/>", but texts know no HTML, so visitors would read it. Delete it.`,
    "5&nbsp;%": `${description} "&nbsp;", but texts know no HTML, so visitors would read it. Delete it.`,
  },
)

test.each([
  "2 * 3 * 4",
  "a_b_c",
  "Our #1",
  "+ 91 40",
  "1. First",
  "*Terms apply",
  "<3 & more",
  "–",
])("%j has no signs", (text) =>
  expect(
    textIssues(readDocument("values/ambition.json", `description: ${JSON.stringify(text)}`)),
  ).toEqual([]),
)

test("a line may begin with a hyphen", () => expect(checkTitle("- Asha")).toEqual([]))

test.each(["a {", "5 > 3", "Method", "Room 5550143", "exemple.com", "[sic]"])(
  "%j is no placeholder",
  (title) => expect(checkTitle(title)).toEqual([]),
)

const linesOf = (file: string, change: string) =>
  textIssues(readDocument(file, change)).map(issueLine)

test("a template may contain its own placeholder only", () => {
  expect(linesOf("site.json", 'footer.copyright: "{year} {brand}"')).toContain(
    '92:18 note placeholder Copyright line (copyright): contains the placeholder "{brand}". Write the final text.',
  )
})

test.each(["An image of", "Picture of"])(
  "a description that begins with %p is reported",
  (start) => {
    const change = `image.description: "${start} a rooster"`
    expect(linesOf("services/poultry-trading.json", change)).toContain(
      `18:20 warning redundant-alt-text Description (description): begins with "${start}", which screen readers announce anyway. Describe only what the picture shows.`,
    )
  },
)

test("the content of this site has notes on examples and missing targets only", () => {
  const isExample = (quoted: string) => `contains the example "${quoted}". Write the real value.`
  const button = 'The button only says that this is not available yet. Add "to".'
  const ownButton = 'Its button only says that this is not available yet. Add "action".'
  const link = 'The link only says that this is not available yet. Add "to".'
  expect(readDocuments().flatMap(textIssues).map(issueLine)).toEqual([
    `5:14 note example-value Address or number (content): ${isExample("example.com")}`,
    `7:9 note example-value Destination (to): ${isExample("example.com")}`,
    `5:14 note example-value Address or number (content): ${isExample("000-555-0100")}`,
    `7:9 note example-value Destination (to): ${isExample("000-555-0100")}`,
    `19:7 note missing-target 1: has no destination. ${button}`,
    `22:7 note missing-target 2: has no destination. ${button}`,
    `1:1 note missing-target E-commerce & Fashion: has no destination of its button. ${ownButton}`,
    `1:1 note missing-target Founder-Investor Connect: has no destination of its button. ${ownButton}`,
    `1:1 note missing-target Poultry Trading: has no destination of its button. ${ownButton}`,
    `5:14 note example-value Web address (address): ${isExample("www.example.com")}`,
    `61:7 note missing-target 1: has no destination. ${link}`,
    `65:7 note missing-target 2: has no destination. ${link}`,
    `69:7 note missing-target 3: has no destination. ${link}`,
    '117:15 note missing-target Delivery of messages (delivery): has no delivery address. The contact form sends nothing. Add "address".',
  ])
})
