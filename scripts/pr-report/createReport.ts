import { existsSync } from "node:fs"
import { join } from "node:path"
import { settingsFile } from "../../plugins/content-model/model/model"
import { isEqual, valueAt } from "../../plugins/content-model/lib/path"
import { errorsOf, type Issue } from "../../plugins/content-model/issues/issues"
import { validateFolder } from "../../plugins/content-model/validate/validateFolder"
import { UserError } from "../lib/runCommand"
import { comparePage, type PageComparison, type Site, type Sites } from "./comparePage"
import { diffContent } from "./content/contentDiff"
import { effectsOf, stateAt } from "./content/effects"
import { readContent, redirectsOf, type ContentState } from "./content/readContent"
import { changedFiles, mergeBase, resolveRevision, snapshotWorkingTree, type Revision } from "./git"
import { escapeMarkdown, pluralise, preformatted } from "./markdown"
import type { ChangeReport } from "./types"
import { changedPages, diffUrls, missingRedirects, readPages } from "./urlDiff"
import { openBrowser, type View } from "./takeScreenshot"
import { openWorktree } from "./worktree"

type Options = {
  base: string
  /** A commit. Without it, the report is about the files in the folder. */
  head?: string
  /** The built sites of `head` and `base`. One that is not given or not there is built. */
  site?: string
  baseSite?: string
  widths: number[]
  /** The folder of the screenshots. */
  out: string
}
type Log = (sentence: string) => void

// No build reads these files.
const notBuilt = /^(docs|e2e|test|\.[^/]+)\/|\.md$|\.test\.tsx?$/

/** Compares two revisions of the site. `log` prints progress. */
export async function createReport(options: Options, log: Log) {
  const after = options.head ? resolveRevision(options.head) : snapshotWorkingTree()
  const before = mergeBase(resolveRevision(options.base), after)
  log(`Comparing ${before.name} with ${after.name} …`)
  const changed = changedFiles(before, after)
  const instant = Date.now()
  const worktree = openWorktree(log)
  const builtSite = (folder: string | undefined, revision: Revision) =>
    folder && existsSync(folder) ? folder : worktree.build(revision)
  try {
    const old = await readRevision(worktree.checkout(before))
    const now = await readRevision(worktree.checkout(after))
    const report: ChangeReport = {
      before: before.name,
      after: after.name,
      problems: [],
      notes: [],
      content: diffContent(old.content, now.content),
      effects: effectsOf(old.content, now.content, instant),
      otherFiles: changed.filter((file) => !file.startsWith("content/")).length,
      issues: now.issues.map((issue) => ({ ...issue, isNew: !old.issues.some(isSame(issue)) })),
      pageCount: 0,
    }
    const { problems, notes } = report
    const count = errorsOf(now.issues).length
    if (count > 0)
      problems.push(`The content has ${pluralise(count, "error")}. See “Content check” below.`)
    else if (changed.every((file) => notBuilt.test(file))) report.pages = []
    else {
      const siteAfter = await orReason(problems, () => builtSite(options.site, after))
      const siteBefore =
        siteAfter && (await orReason(notes, () => builtSite(options.baseSite, before)))
      if (!siteBefore) return report
      const sites = { before: readSite(siteBefore), after: readSite(siteAfter) }
      report.urls = diffUrls(
        sites.before.pages,
        sites.after.pages,
        redirectsOf(stateAt(now.content, instant)),
      )
      problems.push(...missingRedirects(report.urls))
      report.pageCount = sites.after.pages.size
      const views = viewsOf(options.widths, old.content, now.content)
      report.pages = await comparePages(report, sites, views, options.out, log)
    }
    return report
  } finally {
    worktree.close()
  }
}

async function readRevision(folder: string) {
  const content = join(folder, "content")
  return { content: readContent(content), issues: await validateFolder(content) }
}

const readSite = (folder: string): Site => ({ folder, pages: readPages(folder) })

const isSame = (one: Issue) => (other: Issue) =>
  other.file === one.file && other.fieldPath === one.fieldPath && other.message === one.message

/** The result of a task. If it throws a UserError, adds the reason as Markdown and returns nothing. */
async function orReason<Result>(reasons: string[], task: () => Result | Promise<Result>) {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const [sentence, ...details] = error.message.split("\n")
    reasons.push([escapeMarkdown(sentence), ...preformatted(details)].join("\n"))
    return undefined
  }
}

/** Compares the pages whose HTML differs. Returns nothing if there is no browser. */
async function comparePages(
  { notes }: ChangeReport,
  sites: Sites,
  views: View[],
  out: string,
  log: Log,
) {
  const addresses = changedPages(sites.before.pages, sites.after.pages)
  if (addresses.length === 0) return []
  const browser = await orReason(notes, openBrowser)
  if (!browser) return undefined
  log(`Opening ${pluralise(addresses.length, "page")} before and after …`)
  const pages: PageComparison[] = []
  for (const address of addresses)
    pages.push(await comparePage(address, views, sites, browser, out))
  await browser.close()
  return pages
}

/** A changed palette adds the dark views. */
function viewsOf(widths: number[], ...states: [ContentState, ContentState]) {
  const [old, now] = states.map(({ values }) => valueAt(values.get(settingsFile()), ["palette"]))
  const schemes: View["scheme"][] = isEqual(old, now) ? ["light"] : ["light", "dark"]
  return schemes.flatMap((scheme) => widths.map((width): View => ({ width, scheme })))
}
