import "../lib/siteModel"
import { createIssue, fileLocation } from "../../plugins/content-model/issues/issues"
import { toMarkdown, type ChangeReport } from "./toMarkdown"
import { changedPages, diffUrls, missingRedirects } from "./urlDiff"

const empty: ChangeReport = {
  before: "a1b2c3d (2026-01-15)",
  problems: [],
  notes: [],
  content: [],
  effects: [],
  issues: [],
  pages: [],
}

test("pages that differ are listed with their pictures", () => {
  const text = toMarkdown({ ...empty, pages: [{ address: "/about/", after: "a-after.jpg" }] })
  expect(text).toContain("- `/about/`: before no page, after a-after.jpg\n")
})

test("addresses are listed with what happens to their visitors", () => {
  const urls = {
    added: ["/new/"],
    removed: [{ address: "/old/", redirect: "/new/" }, { address: "/team/" }],
    removedAnchors: ["/services/#hens"],
  }
  const text = toMarkdown({ ...empty, urls })
  expect(text).toContain("- `/new/` is new.\n- `/old/` is gone and redirects to `/new/`.\n")
  expect(text).toContain("- The section `/services/#hens` is gone.")
  expect(text).not.toContain("/team/")
})

const at = fileLocation("pages/home.json")

test("new issues and all errors are listed, old warnings and drafts are left out", () => {
  const [warning, error] = ["surrounding-whitespace", "syntax-error"] as const
  const issues = [
    { ...createIssue(warning, at, "has an old warning"), isNew: false },
    { ...createIssue(warning, at, "has a new @warning"), isNew: true },
    { ...createIssue(error, at, "has an old error"), isNew: false },
    { ...createIssue("placeholder", at, "has a note"), isNew: true },
    { ...createIssue("placeholder", at, "has an old note"), isNew: false },
    { ...createIssue("placeholder", at, "has a note of a draft"), isNew: true, isInDraft: true },
  ]
  const text = toMarkdown({ ...empty, issues })
  const line = "`content/pages/home.json:1:1` This file"
  expect(text).toContain(`- **New** warning: ${line} has a new @\u2060w`)
  expect(text).toContain(`- error: ${line} has an old error\n- **New** note: ${line} has a note\n`)
  expect(text).not.toMatch(/old warning|old note|of a draft/)
})

test("a long report fits into a comment and counts what it leaves out", () => {
  const change = "title changed from “a rather long one” to “another rather long one”"
  const content = Array.from({ length: 3000 }, (_, index) => `Ventures › ${index}: ${change}`)
  const text = toMarkdown({ ...empty, content, problems: ["A problem."] })
  expect(text.length).toBeLessThanOrEqual(65_000)
  expect(text).toContain("- A problem.")
  const shown = text.match(/^- Ventures/gm)?.length ?? 0
  expect(shown).toBeGreaterThan(90)
  expect(text).toContain(`… and ${(3000 - shown).toLocaleString("en")} more.`)
})

const page = (...ids: string[]) =>
  `<main>${ids.map((id) => `<section id="${id}"></section>`).join("")}</main>`
const site = (pages: Record<string, string>) => new Map(Object.entries(pages))

test("added and removed pages are listed, and a removed one needs a redirect", () => {
  const shops = page("hens", "geese", "ducks")
  const before = site({ "/": shops, "/team/": page("part"), "/old/": page() })
  const after = site({ "/": `${page("ducks")}<span id="geese"></span>`, "/people/": page() })
  const changes = diffUrls(before, after, new Map([["/old/", { to: "/" }]]))
  expect(changes).toEqual({
    added: ["/people/"],
    removed: [
      { address: "/team/", redirect: undefined },
      { address: "/old/", redirect: "/" },
    ],
    removedAnchors: ["/#hens"],
  })
  expect(missingRedirects(changes)).toEqual([
    "The page `/team/` is gone and has no redirect. Add one to content/site.json.",
  ])
})

test("a page has changed if its HTML differs in more than build hashes", () => {
  const html = (words: string, hash: string) =>
    `<meta http-equiv="Content-Security-Policy" content="'sha256-${hash}='"/><p>${words}</p><script>{"app":"/app-${hash.repeat(20)}.js","___webpackCompilationHash":"${hash}"}</script>`
  const before = site({ "/": html("Hens", "a"), "/about/": html("Us", "a"), "/old/": "" })
  const after = site({ "/": html("Hens", "b"), "/about/": html("Me", "b"), "/new/": "" })
  expect(changedPages(before, after)).toEqual(["/about/", "/old/", "/new/"])
})
