import "../lib/siteModel"
import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { isInPictures } from "../../plugins/content-model/fields/picture/images"
import { errorsOf, type Issue } from "../../plugins/content-model/issues/issues"
import { listFiles } from "../../plugins/content-model/read/json/readFiles"
import { readValues } from "../../plugins/content-model/read/readContent"
import { validateFolder } from "../../plugins/content-model/validate/validateFolder"
import { parseRedirects } from "../../plugins/hosting/redirects"
import { git } from "../lib/git"
import { runCommand, UserError } from "../lib/runCommand"
import { isFinished } from "../serve/siteHandler"
import { diffContent, type ContentState } from "./content/contentDiff"
import { effectsOf } from "./content/effects"
import { escapeMarkdown } from "./markdown"
import { takeScreenshots } from "./screenshots"
import { toMarkdown, type ChangeReport } from "./toMarkdown"
import { changedPages, diffUrls, missingRedirects, readPages } from "./urlDiff"

const out = "pr-report"

const usage = `Usage: npm run pr-report -- --base <branch, tag or commit> [options]

Writes ${out}/pr-report.md about the files in the folder, and screenshots of the pages whose HTML differs.

  --site <folder>       the built site of the change (public)
  --base-site <folder>  the built site before it; without it, pages and addresses are not compared`

const options = {
  base: { type: "string" },
  site: { type: "string", default: "public" },
  "base-site": { type: "string", default: "" },
} as const

/** Writes the report. Returns the exit code: 1 if the change must not be published, else 0. */
async function report() {
  const { base, site, "base-site": baseSite } = parseArgs({ options }).values
  if (!base) throw new UserError(usage)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  const commit = git(["merge-base", "--end-of-options", base, "HEAD"])
  const old = await readCommit(commit)
  const now = await readState("content")
  const changes: ChangeReport = {
    before: git(["log", "-1", "--format=%h (%cs)", commit]),
    problems: [],
    notes: [],
    content: diffContent(old.content, now.content),
    effects: effectsOf(old.content, now.content, Date.now()),
    issues: now.issues.map((issue) => ({ ...issue, isNew: !old.issues.some(isSame(issue)) })),
  }
  const { problems, notes } = changes
  if (errorsOf(now.issues).length > 0)
    problems.push("The content has errors. See “Content check” below.")
  else if (!isFinished(site)) problems.push("The site of this change could not be built.")
  else if (!isFinished(baseSite))
    notes.push("Pages and addresses: the site before this change is not at hand.")
  else await compareSites(changes, [baseSite, site])

  const file = join(out, "pr-report.md")
  writeFileSync(file, toMarkdown(changes))
  for (const reason of [...problems, ...notes]) console.error(reason)
  console.log(`The report is in ${file}.`)
  return problems.length > 0 ? 1 : 0
}

/** The state of a commit, from a temporary worktree. */
async function readCommit(commit: string) {
  const parent = mkdtempSync(join(tmpdir(), "pr-report-"))
  const folder = join(parent, "worktree")
  try {
    git(["worktree", "add", "--quiet", "--detach", folder, commit])
    return await readState(join(folder, "content"))
  } finally {
    rmSync(parent, { recursive: true, force: true })
    git(["worktree", "prune"])
  }
}

/** Reads a content folder. Its content may be invalid. */
async function readState(folder: string) {
  const images = listFiles(folder).files.filter((file) => isInPictures.test(file))
  const content: ContentState = {
    values: readValues(folder),
    images: new Map(images.map((file) => [file, hashOf(join(folder, file))])),
  }
  return { content, issues: await validateFolder(folder) }
}

const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex")

const isSame = (one: Issue) => (other: Issue) =>
  other.file === one.file && other.fieldPath === one.fieldPath && other.message === one.message

/** Adds what differs in the pages of two built sites. */
async function compareSites(changes: ChangeReport, folders: string[]) {
  const sites = folders.map((folder) => ({ folder, pages: readPages(folder) }))
  const [before, after] = sites.map(({ pages }) => pages)
  const redirects = parseRedirects(readFileSync(join(folders[1], "_redirects"), "utf8"))
  changes.urls = diffUrls(before, after, redirects)
  changes.problems.push(...missingRedirects(changes.urls))
  const addresses = changedPages(before, after)
  try {
    changes.pages = addresses.length > 0 ? await takeScreenshots(addresses, sites, out) : []
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    changes.notes.push(escapeMarkdown(error.message))
  }
}

void runCommand(report, usage)
