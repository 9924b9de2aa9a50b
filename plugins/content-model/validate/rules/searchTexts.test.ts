/** @jest-environment node */
import { issueLine, readDocuments } from "../../testing/readDocument"
import { searchTextIssues } from "./searchTexts"

const about = "pages/about.json"
const title = /"title": "Our story[^"]*"/

test.each<[mistake: string, search: string | RegExp, put: string, issue: string]>([
  [
    "a title that is too short",
    title,
    '"title": "Our story"',
    "3:12 warning seo-text-too-short Title for search engines (title): has only 9 characters. Write 15 to 60, as search results show.",
  ],
  [
    "a title that is too long",
    "Our story and our values",
    "Our story and our values and our people and our plans",
    "3:12 warning seo-text-too-long Title for search engines (title): has 67 characters, but search results show about 60. Make it shorter.",
  ],
  [
    "a description that is too short",
    /"description": "How[^"]*"/,
    '"description": "How it began."',
    "4:18 warning seo-text-too-short Description for search engines (description): has only 13 characters. Write 70 to 160, as search results show.",
  ],
  [
    "a description that is too long",
    "for the poultry trade.",
    "for the poultry trade, and what comes next.",
    "4:18 warning seo-text-too-long Description for search engines (description): has 171 characters, but search results show about 160. Make it shorter.",
  ],
  [
    "the title of another page",
    title,
    '"title": "Contact us | Aim for Big"',
    "3:12 warning duplicate-seo-text Title for search engines (title): is the same as in content/pages/about.json. Write another text, so that search results differ.",
  ],
])("%s is reported", (_, search, put, issue) => {
  expect(searchTextIssues(readDocuments([about, search, put])).map(issueLine)).toEqual([issue])
})

test("the titles and descriptions of this site have no issues", () => {
  expect(searchTextIssues(readDocuments())).toEqual([])
})
