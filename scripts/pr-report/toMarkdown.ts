import { issueText, type Issue } from "../../plugins/content-model/issues/issues"
import type { Effect } from "./content/effects"
import { code, escapeMarkdown } from "./markdown"
import type { ScreenshotPair } from "./screenshots"
import type { UrlChanges } from "./urlDiff"

/** Everything that the report shows. Parts that could not be checked are missing, with a note. */
export type ChangeReport = {
  before: string
  /** Reasons against publishing, as Markdown. */
  problems: string[]
  /** What was not checked, and why, as Markdown. */
  notes: string[]
  /** The changed files. */
  content: string[]
  /** What visitors see of it, today and later. */
  effects: Effect[]
  issues: (Issue & { isNew: boolean })[]
  urls?: UrlChanges
  /** The pages whose HTML has changed. */
  pages?: ScreenshotPair[]
}

// GitHub takes comments of up to 65,536 characters: seven such sections and their titles.
const maxSectionLength = 8_000

/** The report as Markdown. */
export function toMarkdown(report: ChangeReport) {
  const sections: Record<string, string[]> = {
    "Must be fixed": report.problems.map((problem) => `- ${problem}`),
    Content: contentSection(report),
    "What visitors see": effectSection(report),
    Pages: pageSection(report),
    Addresses: urlSection(report),
    "Content check": issueSection(report),
    "Not checked": report.notes.map((note) => `- ${note}`),
  }
  return [
    "## What this change does",
    "",
    `Compared with ${report.before}.`,
    "",
    ...Object.entries(sections).flatMap(([title, entries]) =>
      entries.length > 0 ? [`### ${title}`, "", ...limit(entries), ""] : [],
    ),
  ].join("\n")
}

/** As many entries as fit into a section, and the number of those left out. */
function limit(entries: string[]) {
  let length = 0
  const kept = entries.filter((entry) => (length += entry.length + 1) <= maxSectionLength)
  const omitted = entries.length - kept.length
  return omitted > 0 ? [...kept, "", `… and ${omitted.toLocaleString("en")} more.`] : kept
}

const contentSection = ({ content }: ChangeReport) =>
  content.length > 0 ? content.map((line) => `- ${line}`) : ["The content has not changed."]

const effectSection = ({ effects }: ChangeReport) =>
  effects.flatMap(({ when, lines }) => [`- ${when}:`, ...lines.map((line) => `  - ${line}`)])

/** The pages whose HTML differs, with the names of their pictures beside the report. */
function pageSection({ pages }: ChangeReport) {
  if (!pages) return []
  if (pages.length === 0) return ["No page is different."]
  return pages.map(
    ({ address, before = "no page", after = "no page" }) =>
      `- ${code(address)}: before ${before}, after ${after}`,
  )
}

function urlSection({ urls }: ChangeReport) {
  if (!urls) return []
  return [
    ...urls.added.map((address) => `- ${code(address)} is new.`),
    ...urls.removed.flatMap(({ address, redirect }) =>
      redirect ? `- ${code(address)} is gone and redirects to ${code(redirect)}.` : [],
    ),
    ...urls.removedAnchors.map(
      (anchor) => `- The section ${code(anchor)} is gone. Links to it open the top of its page.`,
    ),
  ]
}

/** All errors, and what is new but in drafts. */
function issueSection({ issues }: ChangeReport) {
  const lines = issues
    .filter(({ severity, isNew, isInDraft }) => severity === "error" || (isNew && !isInDraft))
    .map(({ isNew, severity, file, line, column, ...issue }) => {
      const label = `${isNew ? "**New** " : ""}${severity}`
      const place = code(`content/${file}:${line}:${column}`)
      return `- ${label}: ${place} ${escapeMarkdown(issueText(issue))}`
    })
  return lines.length > 0 ? lines : ["No errors, and nothing new."]
}
