/** @jest-environment node */
import { readStaticFiles } from "../../staticFiles"
import { issueLine, readDocuments } from "../../testing/readDocument"
import { parseDocument } from "../json/document"
import { crossFileIssues } from "./links"

const staticFiles = [...readStaticFiles("static"), "/prices.pdf", "/downloads/index.html"]

/** Checks redirects in site.json, at the end of line 115. */
function check(...pairs: [from: string, to: string][]) {
  const redirects = JSON.stringify(pairs.map(([from, to]) => ({ from, to })))
  const documents = readDocuments(["site.json", `redirects: ${redirects}`])
  const files = documents.map(({ file }) => file)
  return crossFileIssues(documents, { files, staticFiles, isComplete: true }).map(issueLine)
}

const conflict = "error redirect-conflict From (from):"
const pages = "Pages are /, /about/, /services/, /contact/ and those in content/pages/."

test("redirects from unused addresses to a page, a section, a file or another site are correct", () => {
  const issues = check(
    ["/old-page", "/about/"],
    ["/old/page.html", "/services/#poultry-trading"],
    ["/downloads/old/", "/prices.pdf"],
    ["/shop/", "https://shop.example.com/"],
  )
  expect(issues).toEqual([])
})

const used = ["/About", "/about/index.html", "/404.html", "/static/old.png", "/admin/", "/index/"]
const files = ["/robots.txt", "/favicon.ico", "/site.webmanifest/", "/_headers"]
const others = ["/index.html/", "/about/index.html/", "/webpack.stats.json", "/old/index.html.br/"]

test.each([...used, ...files, ...others])(
  "a redirect from %s, which the site uses, is reported",
  (from) => {
    expect(check([from, "/contact/"])).toEqual([
      `118:51 ${conflict} the site uses "${from}" itself. Redirect only from an address that no longer exists.`,
    ])
  },
)

test.each<[from: string, hidden: boolean, messages: string[]]>([
  [
    "/Offer",
    false,
    [
      "content/pages/offer.json has this address. Rename or hide this page, or delete the redirect.",
    ],
  ],
  ["/offer/old/", false, []],
  ["/offer/", true, []],
])("a redirect from %s beside a composed page, hidden: %s", (from, hidden, messages) => {
  const file = "pages/offer.json"
  const { document } = parseDocument({ file, text: JSON.stringify({ hidden }) })
  const redirects = JSON.stringify([{ from, to: "/contact/" }])
  const documents = readDocuments(["site.json", `redirects: ${redirects}`])
  const site = { files: [file], staticFiles, isComplete: true }
  const issues = crossFileIssues(document ? [...documents, document] : documents, site)
  const conflicts = issues.filter(({ type }) => type === "redirect-conflict")
  expect(conflicts.map(({ message }) => message)).toEqual(messages)
})

test.each([
  ["/Prices.pdf/", "/prices.pdf"],
  ["/prices.pdf/old/", "/prices.pdf"],
  ["/downloads/", "/downloads/index.html"],
])("a redirect from %s, the address of a file in static/, is reported", (from, file) => {
  expect(check([from, "/contact/"])).toEqual([
    `118:51 ${conflict} the file "static${file}" has this address. Delete the file or the redirect.`,
  ])
})

test.each([
  ["/old", "/Old/"],
  ["/old", "/old/index.html/"],
])("a second redirect from the same address is reported: %s, %s", (first, second) => {
  expect(check([first, "/about/"], [second, "/contact/"])).toEqual([
    `118:82 ${conflict} "/old" is redirected already. Delete one of the two.`,
  ])
})

test.each([
  ["/old/", `error unknown-page To (to): there is no page "/old/". ${pages}`],
  [
    "https://www.example.com/old/",
    'error invalid-redirect-target To (to): "https://www.example.com/old/" is on this site. Write the address without "https://www.example.com".',
  ],
  [
    "tel:+10005550100",
    'error invalid-redirect-target To (to): "tel:+10005550100" is neither a page of this site nor a web address. Write "/…/" or "https://…".',
  ],
])("a redirect to %s is reported", (to, issue) => {
  expect(check(["/old/", to])).toEqual([`118:64 ${issue}`])
})
