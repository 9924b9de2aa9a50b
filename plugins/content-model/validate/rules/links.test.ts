/** @jest-environment node */
import { readDocuments, testIssues } from "../../testing/readDocument"
import { crossFileIssues } from "./links"

const staticFiles = ["/prices.pdf", "/downloads/price list.pdf", "/verification.html"]

const check = (target: string, isComplete = true) =>
  crossFileIssues(
    readDocuments(["pages/home.json", `hero.ventures.to: ${JSON.stringify(target)}`]),
    { staticFiles, isComplete },
  )

const noPage = "8:13 error unknown-page Destination (to): there is no page"
const pages = "Pages are /, /about/, /services/, /contact/."
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
