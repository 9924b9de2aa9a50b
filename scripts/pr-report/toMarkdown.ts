import {
  contentSection,
  effectSection,
  issueSection,
  screenshotSection,
  unfinishedSection,
  urlSection,
} from "./markdownSections"
import type { ChangeReport } from "./types"

// GitHub takes comments of up to 65,536 characters: eight such sections and their titles.
const maxSectionLength = 8_000

/** The report as Markdown. With `screenshotsUrl` it links to the screenshots, else it embeds them. */
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
    `From ${report.before} to ${report.after}.`,
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
