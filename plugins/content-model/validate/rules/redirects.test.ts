/** @jest-environment node */
import { issueLine, readDocuments } from "../../testing/readDocument"
import { crossFileIssues } from "./links"

const staticFiles = ["/prices.pdf", "/downloads/index.html"]

/** Checks redirects in site.json. The first address is in column 41 of line 88. */
function check(...pairs: [from: string, to: string][]) {
  const redirects = JSON.stringify(pairs.map(([from, to]) => ({ from, to })))
  const documents = readDocuments([
    "site.json",
    '"delivery": {}',
    `"delivery": {}, "redirects": ${redirects}`,
  ])
  return crossFileIssues(documents, { staticFiles, isComplete: true }).map(issueLine)
}

const from = "error redirect-conflict From (from):"
const pages = "Pages are /, /about/, /services/, /contact/."

test("redirects from unused addresses to a page, a section, a file or another site are correct", () => {
  const issues = check(
    ["/old-page", "/about/"],
    ["/old/page.html", "/services/#poultry-trading"],
    ["/downloads/old/", "/prices.pdf"],
    ["/shop/", "https://shop.example.com/"],
  )
  expect(issues).toEqual([])
})

test.each(["/About", "/about/index.html", "/404.html", "/static/old.png", "/admin/"])(
  "a redirect from %s, which the site uses, is reported",
  (address) => {
    expect(check([address, "/contact/"])).toEqual([
      `88:41 ${from} the site uses "${address}" itself. Redirect only from an address that no longer exists.`,
    ])
  },
)

test.each([
  ["/prices.pdf", "/prices.pdf"],
  ["/Prices.pdf/", "/prices.pdf"],
  ["/prices.pdf/old/", "/prices.pdf"],
  ["/downloads/", "/downloads/index.html"],
])("a redirect from %s, the address of a file in static/, is reported", (address, file) => {
  expect(check([address, "/contact/"])).toEqual([
    `88:41 ${from} the file "static${file}" has this address. Delete the file or the redirect.`,
  ])
})

test("a second redirect from the same address is reported", () => {
  expect(check(["/old", "/about/"], ["/Old/", "/contact/"])).toEqual([
    `88:72 ${from} "/old" is redirected already. Delete one of the two.`,
  ])
})

test("a redirect to another redirect is reported", () => {
  const to = "error unknown-page To (to): there is no page"
  expect(check(["/older/", "/old/"], ["/old/", "/older/"])).toEqual([
    `88:56 ${to} "/old/". ${pages}`,
    `88:86 ${to} "/older/". ${pages}`,
  ])
})

test.each([
  [
    "https://www.example.com/old/",
    '"https://www.example.com/old/" is on this site. Write the address without "https://www.example.com".',
  ],
  [
    "tel:+10005550100",
    '"tel:+10005550100" is neither a page of this site nor a web address. Write "/…/" or "https://…".',
  ],
])("a redirect to %s is reported", (target, message) => {
  expect(check(["/old/", target])).toEqual([
    `88:54 error invalid-redirect-target To (to): ${message}`,
  ])
})
