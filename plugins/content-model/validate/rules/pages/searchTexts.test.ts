/** @jest-environment node */
import { readFileSync } from "node:fs"
import { applyChange, readDocuments } from "../../../testing/readDocument"
import { parseDocument } from "../../json/document"
import { searchTextIssues } from "./searchTexts"

/** Checks a composed page beside the other pages. */
function checkPage(...changes: string[]) {
  const offer = readFileSync("plugins/content-model/testing/offer.json", "utf8")
  const text = changes.reduce(applyChange, offer)
  const { document } = parseDocument({ file: "pages/offer.json", text })
  return searchTextIssues([...readDocuments(), ...(document ? [document] : [])])
}

const sameTitle = 'title: "Contact us | Aim for Big"'

test("the titles of composed pages count, except for pages that search engines do not list", () => {
  expect(checkPage('title: "Hens"')).toHaveLength(1)
  expect(checkPage(sameTitle)).toMatchObject([{ type: "duplicate-seo-text", path: ["title"] }])
  expect(checkPage(sameTitle, "inSearch: false")).toEqual([])
  expect(checkPage(sameTitle, "hidden: true")).toEqual([])
})
