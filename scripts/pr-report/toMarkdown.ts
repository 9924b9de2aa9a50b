import { schemas } from "../../plugins/content-model/model/model"
import { isPage } from "../../plugins/content-model/model/jsonSchema"
import { issueText, type Issue } from "../../plugins/content-model/issues/issues"
import type { ContentChange } from "./content/contentDiff"
import type { Effect } from "./content/effects"
import { code, escapeMarkdown, pluralise } from "./markdown"
import type { ScreenshotPair } from "./screenshots"
import type { UrlChanges } from "./urlDiff"

/** Everything that the report shows. Parts that could not be checked are missing, with a note. */
export type ChangeReport = {
  before: string
  /** Reasons against publishing, as Markdown. */
  problems: string[]
  /** What was not checked, and why, as Markdown. */
  notes: string[]
  content: ContentChange[]
  /** What visitors see of it, today and later. */
  effects: Effect[]
  /** The number of changed files outside content/. */
  otherFiles: number
  issues: (Issue & { isNew: boolean })[]
  urls?: UrlChanges
  /** The pages whose HTML has changed. */
  pages?: ScreenshotPair[]
  /** The number of all pages. */
  pageCount: number
}

// GitHub takes comments of up to 65,536 characters: eight such sections and their titles.
const maxSectionLength = 8_000

/** The report as Markdown. With `screenshotsUrl` it links to the screenshots, else to the files beside it. */
export function toMarkdown(report: ChangeReport, screenshotsUrl?: string) {
  const sections: Record<string, string[]> = {
    "Must be fixed": report.problems.map((problem) => `- ${problem}`),
    Content: contentSection(report),
    "What visitors see": effectSection(report),
    Screenshots: screenshotSection(report, screenshotsUrl),
    Addresses: urlSection(report),
    "Content check": issueSection(report),
    Unfinished: unfinishedSection(report),
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

// Only the not-found page has no address in the model.
const pageTitles = () =>
  new Map(
    Object.values(schemas)
      .filter(isPage)
      .map(({ address = "/404.html", title }) => [address, title]),
  )

const pageTitle = (address: string) => escapeMarkdown(pageTitles().get(address) ?? address)

function contentSection({ content, otherFiles }: ChangeReport) {
  const lines = content.map(({ place, sentences }) => `- ${place}: ${sentences.join("; ")}`)
  if (lines.length === 0) lines.push("- The content has not changed.")
  if (otherFiles > 0) lines.push(`- Outside content/: ${pluralise(otherFiles, "file")} changed.`)
  return lines
}

const effectSection = ({ effects }: ChangeReport) =>
  effects.flatMap(({ when, lines }) => [`- ${when}:`, ...lines.map((line) => `  - ${line}`)])

function screenshotSection({ pages, pageCount }: ChangeReport, url?: string) {
  if (!pages) return []
  if (pages.length === 0) return ["No page is different."]
  const summary = `${pages.length} of ${pluralise(pageCount, "page")} are different`
  const titles = pages.map(({ address }) => pageTitle(address)).join(", ")
  if (url) return [`${summary}: ${titles}. [Download the screenshots](${url}).`]
  return [`${summary}:`, "", ...pages.map(screenshotsOf)]
}

function screenshotsOf({ address, before, after }: ScreenshotPair) {
  const links = Object.entries({ before, after }).map(([when, file]) =>
    file ? `[${when}](${file})` : `${when}: no page`,
  )
  return `- ${pageTitle(address)}: ${links.join(", ")}`
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

/** What the change leaves unfinished, but for drafts. */
const unfinishedSection = ({ issues }: ChangeReport) =>
  issues
    .filter(({ severity, isNew, isInDraft }) => severity === "note" && isNew && !isInDraft)
    .map((issue) => `- ${placeOf(issue)} ${escapeMarkdown(issueText(issue))}`)

const placeOf = ({ file, line, column }: Issue) => code(`content/${file}:${line}:${column}`)

/** All errors and new warnings; warnings that were there before are counted. */
function issueSection({ issues }: ChangeReport) {
  const relevant = issues.filter(({ severity }) => severity !== "note")
  const shown = relevant.filter(({ severity, isNew }) => isNew || severity === "error")
  const hidden = relevant.length - shown.length
  const lines = shown.map((issue) => {
    const label = `${issue.isNew ? "**New** " : ""}${issue.severity}`
    return `- ${label}: ${placeOf(issue)} ${escapeMarkdown(issueText(issue))}`
  })
  if (hidden > 0) lines.push(`- ${pluralise(hidden, "warning")} as before.`)
  return lines.length > 0 ? lines : ["No errors and no warnings."]
}
