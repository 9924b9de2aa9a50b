/** @jest-environment node */
import { issueLine, readDocuments, type Change } from "../../testing/readDocument"
import { crossFileIssues } from "./links"

const poultry = "services/poultry-trading.json"
const staticFiles = ["/prices.pdf", "/downloads/price list.pdf", "/verification.html"]

const linkTo = (target: string): Change => [
  "pages/home.json",
  '"to": "/about/"',
  `"to": ${JSON.stringify(target)}`,
]

const check = (changes: Change[], isComplete = true) =>
  crossFileIssues(readDocuments(...changes), { staticFiles, isComplete }).map(issueLine)

const pages = "Pages are /, /about/, /services/, /contact/."
const sections = "Sections are the ids of the items in content/services/."

test.each<[target: string, issue: string]>([
  [
    "/abuot/",
    `error unknown-page Destination (to): there is no page "/abuot/". Did you mean "/about/"? ${pages}`,
  ],
  [
    "/investors/deck/",
    `error unknown-page Destination (to): there is no page "/investors/deck/". ${pages}`,
  ],
  [
    "/about/index.html",
    `error unknown-page Destination (to): there is no page "/about/index.html". ${pages}`,
  ],
  [
    "/services/poultry-trading/",
    `error unknown-page Destination (to): there is no page "/services/poultry-trading/". Did you mean "/services/#poultry-trading"? ${pages}`,
  ],
  [
    "/services/#poultry",
    `error unknown-section Destination (to): the page "/services/" has no section "poultry". Did you mean "/services/#poultry-trading"? ${sections}`,
  ],
  [
    "/about/#team",
    `error unknown-section Destination (to): the page "/about/" has no section "team". ${sections}`,
  ],
  [
    "/about",
    'warning missing-trailing-slash Destination (to): has no trailing slash. Write "/about/".',
  ],
  [
    "/services?from=home#poultry-trading",
    'warning missing-trailing-slash Destination (to): has no trailing slash. Write "/services/?from=home#poultry-trading".',
  ],
  [
    "/price.pdf",
    'error missing-static-file Destination (to): the file "/price.pdf" does not exist. Did you mean "/prices.pdf"? Put it into static/, as "static/price.pdf", or correct the link.',
  ],
  [
    "/about/team%20photo.jpg?large#top",
    'error missing-static-file Destination (to): the file "/about/team%20photo.jpg" does not exist. Put it into static/, as "static/about/team photo.jpg", or correct the link.',
  ],
  [
    "/100%.pdf",
    'error missing-static-file Destination (to): the file "/100%.pdf" does not exist. Put it into static/, as "static/100%.pdf", or correct the link.',
  ],
])("a link to %s is reported", (target, issue) => {
  expect(check([linkTo(target)])).toEqual([`30:13 ${issue}`])
})

test.each([
  "/services/#poultry-trading",
  "/contact/?subject=eggs",
  "/prices.pdf",
  "/prices.pdf?v=2#page=3",
  "/downloads/price%20list.pdf",
  "/verification.html",
  "https://www.aim.big/none.pdf",
])("a link to %s is correct", (target) => {
  expect(check([linkTo(target)])).toEqual([])
})

test("a link to a section whose item has another id is reported", () => {
  const changes: Change[] = [
    linkTo("/services/#poultry-trading"),
    [poultry, '"poultry-trading"', '"hens"'],
  ]
  expect(check(changes)).toEqual([
    `30:13 error unknown-section Destination (to): the page "/services/" has no section "poultry-trading". ${sections}`,
  ])
})

test("a section is not called missing while a file cannot be read", () => {
  expect(check([linkTo("/services/#poultry")], false)).toEqual([])
})
