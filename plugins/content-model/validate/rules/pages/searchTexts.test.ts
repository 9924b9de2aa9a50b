/** @jest-environment node */
import { readFileSync } from "node:fs"
import { applyChange, issueLine, readDocuments, testIssues } from "../../../testing/readDocument"
import { parseDocument } from "../../json/document"
import { searchTextIssues } from "./searchTexts"

const title = "Title for search engines (title):"
const description = "Description for search engines (description):"
const long = "How one idea, that ambition deserves an opportunity, became a fashion house. ".repeat(
  2,
)

testIssues((change) => searchTextIssues(readDocuments(["pages/about.json", change])), {
  'title: "Our story"': `3:12 warning seo-text-too-short ${title} has only 9 characters. Write 15 to 60, as search results show.`,
  'title: "Our story and our values and our people and our plans and more"': `3:12 warning seo-text-too-long ${title} has 62 characters, but search results show about 60. Make it shorter.`,
  'description: "How it began."': `4:18 warning seo-text-too-short ${description} has only 13 characters. Write 70 to 160, as search results show.`,
  [`description: "${long}And more."`]: `4:18 warning seo-text-too-long ${description} has 163 characters, but search results show about 160. Make it shorter.`,
  'title: "Contact us | Aim for Big"': `3:12 warning duplicate-seo-text ${title} is the same as in content/pages/about.json. Write another text, so that search results differ.`,
})

/** Checks a composed page beside the other pages. */
function checkPage(...changes: string[]) {
  const offer = readFileSync("plugins/content-model/testing/offer.json", "utf8")
  const text = changes.reduce(applyChange, offer)
  const { document } = parseDocument({ file: "pages/offer.json", text })
  return searchTextIssues([...readDocuments(), ...(document ? [document] : [])]).map(issueLine)
}

const sameTitle = 'title: "Contact us | Aim for Big"'

test("the titles of composed pages count, except for pages that search engines do not list", () => {
  expect(checkPage('title: "Hens"')).toHaveLength(1)
  expect(checkPage(sameTitle)).toEqual([
    `3:12 warning duplicate-seo-text ${title} is the same as in content/pages/contact.json. Write another text, so that search results differ.`,
  ])
  expect(checkPage(sameTitle, "inSearch: false")).toEqual([])
  expect(checkPage(sameTitle, "hidden: true")).toEqual([])
})
