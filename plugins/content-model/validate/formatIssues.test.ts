/** @jest-environment node */
import { createIssue, type Issue } from "./issues"
import { formatForGitHub, formatForTerminal, formatBuildError, summary } from "./formatIssues"

const at = (file: string, line: number, place = "") => ({ file, line, column: 3, place, path: [] })
const issues: Issue[] = [
  createIssue("dead-end", at("a.json", 2, "Site"), "leads nowhere."),
  createIssue("white-space", at("b.json", 4, "Site › Title (title)"), "begins with a space."),
  createIssue("text-long", at("b.json", 9, "Site › A, b: c"), "is 100% too long.\nReally."),
  createIssue("file-empty", at("c.json", 1), "is empty."),
]

test("people read file by file, the gravest first, with the counts at the end", () => {
  expect(formatForTerminal(issues, false)).toBe(
    `content/b.json
  9:3     error   Site › A, b: c: is 100% too long.\nReally.
  4:3     warning Site › Title (title): begins with a space.

content/c.json
  1:3     error   This file is empty.

content/a.json
  2:3     note    Site: leads nowhere.

2 problems, 1 warning, 1 note in content/.`,
  )
})

test("only a terminal gets colours", () => {
  expect(formatForTerminal(issues, false)).not.toContain("\u001b")
  expect(formatForTerminal(issues, true)).toContain("\u001b[31merror  \u001b[0m")
})

test("where there is nothing to say, it says so", () => {
  expect(formatForTerminal([], false)).toBe("no problems in content/.")
  expect(summary([])).toBe("")
})

test("GitHub gets one command a line, with what it reserves written otherwise", () => {
  expect(formatForGitHub(issues).split("\n")).toEqual([
    "::notice file=content/a.json,line=2,col=3,title=Site::leads nowhere.",
    "::warning file=content/b.json,line=4,col=3,title=Site › Title (title)::begins with a space.",
    "::error file=content/b.json,line=9,col=3,title=Site › A%2C b%3A c::is 100%25 too long.%0AReally.",
    "::error file=content/c.json,line=1,col=3,title=file-empty::This file is empty.",
  ])
})

test("a build says all errors, and of the rest how much there is", () => {
  expect(formatBuildError(issues)).toMatch(/^content\/b\.json:9:3\n {2}Site › A, b: c: is 100%/)
  expect(formatBuildError(issues)).not.toContain("a.json")
  expect(formatBuildError(issues)).toMatch(/2 problems in content\/\. Nothing was built\.$/)
  expect(summary(issues.slice(0, 2))).toBe(
    "content/: no problems, 1 warning, 1 note; `npm run check` lists them.",
  )
})
