import { formatBuildError, formatForGitHub, formatForTerminal, summary } from "./formatIssues"
import { createIssue, strict, type Issue } from "./issues"

const place = { column: 3, path: [] }
const at = (file: string, line: number, fieldPath: string) => ({ ...place, file, line, fieldPath })
const issues: Issue[] = [
  createIssue("missing-target", at("a.json", 2, "Site"), "has no target."),
  createIssue("surrounding-whitespace", at("b.json", 4, "Site › Title (title)"), "has a space."),
  createIssue("text-too-long", at("b.json", 9, "Site › A, b: c"), "is 100% too long.\nReally."),
  createIssue("empty-file", at("c.json", 1, ""), "is empty."),
]

test("the terminal shows issues by file, the most severe first, and counts them", () => {
  expect(formatForTerminal(issues, false).split(/\n+/)).toEqual([
    "content/b.json",
    "  9:3     error   Site › A, b: c: is 100% too long.",
    "Really.",
    "  4:3     warning Site › Title (title): has a space.",
    "content/c.json",
    "  1:3     error   This file is empty.",
    "content/a.json",
    "  2:3     note    Site: has no target.",
    "2 problems, 1 warning, 1 note in content/.",
  ])
  expect(formatForTerminal(issues, true)).toContain("\u001b[31merror  \u001b[0m")
})

test("GitHub gets one command per line, with its reserved characters escaped", () => {
  expect(formatForGitHub(issues.toSpliced(1, 1)).split("\n")).toEqual([
    "::notice file=content/a.json,line=2,col=3,title=Site::has no target.",
    "::error file=content/b.json,line=9,col=3,title=Site › A%2C b%3A c::is 100%25 too long.%0AReally.",
    "::error file=content/c.json,line=1,col=3,title=empty-file::This file is empty.",
  ])
})

test("a build log lists all errors, and counts warnings and notes", () => {
  const log = formatBuildError(issues)
  expect(log).toMatch(
    /^content\/b\.json:9:3\n  Site › A, b: c: is 100%.+\n\ncontent\/c\.json:1:3\n/s,
  )
  expect(log).toMatch(/\n\n2 problems in content\/\.$/)
  expect(summary(issues.slice(0, 2))).toMatch(/^content\/: no problems, 1 warning, 1 note;/)
  expect(summary([])).toBe("")
})

test("before a launch, notes are errors but those of drafts, and warnings stay", () => {
  const launched = strict([...issues, { ...issues[0], isInDraft: true }])
  const severities = launched.map(({ severity }) => severity)
  expect(severities).toEqual(["error", "warning", "error", "error", "note"])
})
