import { join } from "node:path"
import { schemas } from "../../plugins/content-model/schema/jsonSchema"
import { errorsOf, type Issue } from "../../plugins/content-model/validate/issues"
import { validateFolder } from "../../plugins/content-model/validate/validateFolder"
import { UserError } from "../lib/UserError"
import { comparePages, type Site } from "./comparePages"
import { diffContent } from "./content/contentDiff"
import { readContent, redirectsOf } from "./content/readContent"
import { changedFiles, mergeBase, resolveRevision, snapshotWorkingTree } from "./git"
import { escapeMarkdown, pluralise, preformatted } from "./markdown"
import type { ChangeReport } from "./types"
import { changedPages, diffUrls, missingRedirects, readPages, type Redirect } from "./urlDiff"
import { openBrowser, type View } from "./visitPage"
import { openWorktree } from "./worktree"

export type Options = {
  base: string
  /** A commit. Without it, the report is about the files in the folder. */
  head?: string
  widths: number[]
  isDark: boolean
  /** The folder of the screenshots. */
  out: string
}

// No build reads these files.
const notBuilt = /^(docs|e2e|test|\.[^/]+)\/|\.md$|\.test\.tsx?$/

/** Compares two revisions of the site. `log` prints progress. */
export async function createReport(options: Options, log: (sentence: string) => void) {
  const after = options.head ? resolveRevision(options.head) : snapshotWorkingTree()
  const before = mergeBase(resolveRevision(options.base), after)
  log(`Comparing ${before.name} with ${after.name} …`)
  const changed = changedFiles(before, after)
  const worktree = openWorktree(log)
  try {
    const old = await readRevision(worktree.checkout(before))
    const now = await readRevision(worktree.checkout(after))
    const report: ChangeReport = {
      before: before.name,
      after: after.name,
      problems: [],
      notes: [],
      content: diffContent(old.content, now.content),
      otherFiles: changed.filter((file) => !file.startsWith("content/")).length,
      issues: now.issues.map((issue) => ({ ...issue, isNew: !old.issues.some(isSame(issue)) })),
      pageCount: 0,
    }
    const count = errorsOf(now.issues).length
    if (count > 0) {
      report.problems.push(
        `The content has ${pluralise(count, "error")}. See “Content check” below.`,
      )
      return report
    }
    if (changed.every((file) => notBuilt.test(file))) return { ...report, pages: [] }

    const siteAfter = await orReason(report.problems, () => worktree.build(after))
    if (!siteAfter) return report
    const siteBefore = await orReason(report.notes, () => worktree.build(before))
    if (!siteBefore) return report
    const sites = { before: readSite(siteBefore), after: readSite(siteAfter) }
    await compareSites(report, sites, redirectsOf(now.content))
    return report
  } finally {
    worktree.close()
  }

  async function compareSites(
    report: ChangeReport,
    sites: { before: Site; after: Site },
    redirects: Redirect[],
  ) {
    report.urls = diffUrls(sites.before.pages, sites.after.pages, redirects)
    report.problems.push(...missingRedirects(report.urls))
    report.pageCount = sites.after.pages.size
    const addresses = changedPages(sites.before.pages, sites.after.pages)
    if (addresses.length === 0) {
      report.pages = []
      return
    }
    const browser = await orReason(report.notes, openBrowser)
    if (!browser) return
    log(`Opening ${pluralise(addresses.length, "page")} before and after …`)
    report.pages = await comparePages(
      addresses,
      viewsOf(options, report),
      sites,
      browser,
      options.out,
    )
    await browser.close()
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
async function orReason<Result>(reasons: string[], task: () => Promise<Result>) {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const [sentence, ...details] = error.message.split("\n")
    reasons.push([escapeMarkdown(sentence), ...preformatted(details)].join("\n"))
    return undefined
  }
}

/** The dark views are included if they are asked for or if the palette has changed. */
function viewsOf({ widths, isDark }: Options, { content }: ChangeReport) {
  const palette = schemas.Palette.title ?? ""
  const isPaletteChanged = content.some(({ place }) => place.endsWith(` › ${palette}`))
  const schemes: View["scheme"][] = isDark || isPaletteChanged ? ["light", "dark"] : ["light"]
  return schemes.flatMap((scheme) => widths.map((width): View => ({ width, scheme })))
}
