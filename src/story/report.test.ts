/** @jest-environment node */
import { createIssue, fileLocation } from "../../plugins/content-model/validate/issues"
import { marker, report } from "./report"
import type { Story } from "./story"
import { limitsIn } from "./weights"

const quiet: Story = {
  before: "a1b2c3d (2026-01-15)",
  after: "the working tree",
  problems: [],
  notes: [],
  words: [],
  otherFiles: 0,
  findings: [],
  limits: {},
}
const weight = {
  html: 9000,
  css: 0,
  script: 0,
  font: 0,
  picture: 50_000,
  other: 0,
  requests: 5,
  nodes: 300,
}
const sight = {
  address: "/about/",
  width: 360,
  scheme: "light" as const,
  weights: { before: weight, after: weight },
}

test("a change of nothing says so, below the line by which its comment is found", () => {
  const text = report({ ...quiet, sights: [], pages: 5 })
  expect(text.split("\n")[0]).toBe(marker)
  expect(text).toContain("From a1b2c3d (2026-01-15) to the working tree.")
  expect(text).toContain("The content says the same as before.")
  expect(text).toContain("No page looks different.")
  expect(text).toContain("No problem, no warning.")
})

test("pictures stand side by side, where the workflow has put them", () => {
  const sights = [{ ...sight, before: "about-360-before.jpg", after: "about-360-after.jpg" }]
  const text = report({ ...quiet, sights, pages: 5 }, "https://pictures.example/7/")
  expect(text).toContain("1 of 5 pages looks different: About page.")
  for (const when of ["before", "after"])
    expect(text).toContain(
      `<img src="https://pictures.example/7/about-360-${when}.jpg" alt="About page, 360 px, ${when}" width="360">`,
    )
})

const budgets = (html: number) =>
  JSON.stringify({ firstView: { "/about/": { html, font: 30_000 } } })

test("bytes are told with their change, and a raised limit", () => {
  const after = { ...weight, html: 9600, picture: 20_000, requests: 4 }
  const text = report({
    ...quiet,
    sights: [{ ...sight, weights: { before: weight, after } }],
    limits: limitsIn(budgets(11_000), budgets(12_000)),
  })
  expect(text).toContain(
    "| About page, 360 px | 9.0 → 9.6 (+0.6) of 12.0 | 50.0 → 20.0 (−30.0) | 5 → 4 (−1) | 300 |",
  )
  expect(text).toContain("- Limit `firstView › /about/ › html` in budgets.json: 11,000 → 12,000.")
  expect(text).not.toContain("font`")
})

test("what the content report newly finds comes before what it found before", () => {
  const place = fileLocation("pages/home.json")
  const findings = [
    { ...createIssue("white-space", place, "old @one"), isNew: false },
    { ...createIssue("white-space", place, "fresh"), isNew: true },
    { ...createIssue("placeholder", place, "a note"), isNew: true },
  ]
  const text = report({ ...quiet, findings })
  expect(text).toMatch(
    /\*\*New\*\* warning: `content\/pages\/home\.json:1:1` This file fresh[^]+one finding as before[^]+old @\u2060one/,
  )
  expect(text).not.toContain("a note")
})

test("however much there is to tell, it fits a comment, and what is left out is counted", () => {
  const words = Array.from({ length: 3000 }, (_, index) => ({
    place: `Services › ${index}`,
    sentences: ["title changed from “a rather long one” to “another rather long one”"],
  }))
  const text = report({ ...quiet, words, problems: ["This is kept."] })
  expect(text.length).toBeLessThanOrEqual(65_000)
  expect(text).toContain("This is kept.")
  const shown = text.match(/^- Services/gm)?.length ?? 0
  expect(shown).toBeGreaterThan(300)
  expect(text).toContain(`… and ${(3000 - shown).toLocaleString("en")} more.`)
})
