/** @jest-environment node */
import { readStaticFiles } from "../../staticFiles"
import { readDocuments, testIssues } from "../../testing/readDocument"
import { listFiles } from "../json/readFiles"
import { contentFiles } from "./files"
import { crossFileIssues } from "./links"
import { linkTargets, targetsOf } from "./linkTargets"

const staticFiles = readStaticFiles("static").concat(
  "/prices.pdf",
  "/downloads/price list.pdf",
  "/verification.html",
)

const files = contentFiles(listFiles("content"))

const check = (target: string, isComplete = true) =>
  crossFileIssues(
    readDocuments(["pages/home.json", `hero.ventures.to: ${JSON.stringify(target)}`]),
    { files, staticFiles, isComplete },
  )

const noPage = "8:13 error unknown-page Destination (to): there is no page"
const pages = "Pages are /, /about/, /services/, /contact/ and those in content/pages/."
const noSection = "8:13 error unknown-section Destination (to): the page"
const sections = "Sections are the ids of the items in content/services/."
const noSlash = "8:13 warning missing-trailing-slash Destination (to): has no trailing slash. Write"
const noFile = "8:13 error missing-static-file Destination (to): the file"
const put = "Put it into static/, as"

testIssues(check, {
  "/abuot/": `${noPage} "/abuot/". Did you mean "/about/"? ${pages}`,
  "/investors/deck/": `${noPage} "/investors/deck/". ${pages}`,
  "/about/index.html": `${noPage} "/about/index.html". ${pages}`,
  "/services/poultry-trading/": `${noPage} "/services/poultry-trading/". Did you mean "/services/#poultry-trading"? ${pages}`,
  "/services/#poultry": `${noSection} "/services/" has no section "poultry". Did you mean "/services/#poultry-trading"? ${sections}`,
  "/about/#team": `${noSection} "/about/" has no section "team". ${sections}`,
  "/about": `${noSlash} "/about/".`,
  "/services?a=b#poultry-trading": `${noSlash} "/services/?a=b#poultry-trading".`,
  "/price.pdf": `${noFile} "/price.pdf" does not exist. Did you mean "/prices.pdf"? ${put} "static/price.pdf", or correct the link.`,
  "/about/team%20photo.jpg?large#top": `${noFile} "/about/team%20photo.jpg" does not exist. ${put} "static/about/team photo.jpg", or correct the link.`,
  "/100%.pdf": `${noFile} "/100%.pdf" does not exist. ${put} "static/100%.pdf", or correct the link.`,
})

test.each([
  "/services/#poultry-trading",
  "/contact/?subject=eggs",
  "/prices.pdf?v=2#page=3",
  "/downloads/price%20list.pdf",
  "/verification.html",
  "https://www.aim.big/none.pdf",
])("a link to %s is correct", (target) => expect(check(target)).toEqual([]))

test("a section is not called missing while a file cannot be read", () => {
  expect(check("/services/#poultry", false)).toEqual([])
})

const poultry = "services/poultry-trading.json"
const link: [string, string] = ["pages/home.json", 'hero.ventures.to: "/services/#poultry-trading"']
const site = { files, staticFiles, isComplete: true }

test("a link to a hidden section is reported, except in another hidden item", () => {
  const own = (hidden: boolean): [string, string][] => [
    ["services/ecommerce-fashion.json", 'action: "/services/#poultry-trading"'],
    ["services/ecommerce-fashion.json", `hidden: ${hidden}`],
  ]
  const issues = (...changes: [string, string][]) =>
    crossFileIssues(readDocuments([poultry, "hidden: true"], ...changes), site)
  const message =
    'the section "poultry-trading" is hidden, see content/services/poultry-trading.json. Show it again, or change the link.'
  expect(issues(link)).toMatchObject([{ type: "unknown-section", file: link[0], message }])
  expect(issues(...own(false))).toMatchObject([{ type: "unknown-section" }])
  expect(issues(...own(true))).toEqual([])
})

test("a link with a former id is correct, but only the present id is suggested", () => {
  const documents = readDocuments(
    link,
    [poultry, 'id: "hens"'],
    [poultry, 'formerIds: ["poultry-trading"]'],
    ["services/ecommerce-fashion.json", "hidden: true"],
  )
  expect(crossFileIssues(documents, site)).toEqual([])
  const targets = linkTargets(targetsOf(documents, files))
  expect(targets.filter((target) => target.startsWith("/services/#"))).toEqual([
    "/services/#founder-investor-connect",
    "/services/#hens",
  ])
})
