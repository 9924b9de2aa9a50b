/** @jest-environment node */
import { readStaticFiles } from "../../node/staticFiles"
import { readDocuments } from "../../testing/readDocument"
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
  expect(issues(link)).toMatchObject([{ type: "unknown-section", file: link[0] }])
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
