import { errorsOf, issueText, type Issue } from "./issues"
import type { Severity } from "./issueTypes"

const bySeverity: Severity[] = ["error", "warning", "note"]
const nouns = { error: "problem", warning: "warning", note: "note" }

/** Counts issues by severity, such as `no problems, 2 warnings`. */
const counts = (issues: Issue[]) =>
  bySeverity
    .map((severity) => ({
      severity,
      count: issues.filter((one) => one.severity === severity).length,
    }))
    .filter(({ severity, count }) => severity === "error" || count > 0)
    .map(({ severity, count }) => `${count || "no"} ${nouns[severity]}${count === 1 ? "" : "s"}`)
    .join(", ")

/** Counts warnings and notes in one line for a build log; empty without issues. */
export const summary = (issues: Issue[]) =>
  issues.length === 0 ? "" : `content/: ${counts(issues)}; \`npm run check\` lists them.`

/** Formats the errors that stop a build or a change: one paragraph each, and their number. */
export function formatBuildError(issues: Issue[]) {
  const errors = errorsOf(issues)
  return [
    ...errors.map((one) => `content/${one.file}:${one.line}:${one.column}\n  ${issueText(one)}`),
    `${counts(errors)} in content/.`,
  ].join("\n\n")
}

const ansiColours = { error: 31, warning: 33, note: 36 }
const bold = 1

/** Formats issues for a terminal: grouped by file, the most severe first, then their numbers. */
export function formatForTerminal(issues: Issue[], isColoured: boolean) {
  const paint = (text: string, code: number) =>
    isColoured ? `\u001b[${code}m${text}\u001b[0m` : text
  const byFile = new Map<string, Issue[]>()
  for (const one of issues) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one])
  const files = [...byFile].toSorted(([, a], [, b]) => highestRank(a) - highestRank(b))
  const line = (one: Issue) => {
    const label = paint(one.severity.padEnd(7), ansiColours[one.severity])
    return `  ${`${one.line}:${one.column}`.padEnd(7)} ${label} ${issueText(one)}`
  }
  const blocks = files.map(([file, all]) => {
    const sorted = all.toSorted((a, b) => rank(a) - rank(b))
    return [paint(`content/${file}`, bold), ...sorted.map(line)].join("\n")
  })
  return [...blocks, `${counts(issues)} in content/.`].join("\n\n")
}

const rank = ({ severity }: Issue) => bySeverity.indexOf(severity)
const highestRank = (issues: Issue[]) => Math.min(...issues.map(rank))

const escape = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const escapeProperty = (text: string) => escape(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

const commands = { error: "error", warning: "warning", note: "notice" }

/** Formats issues as workflow commands of GitHub: annotations on the lines of a pull request. */
export const formatForGitHub = (issues: Issue[]) => issues.map(githubCommand).join("\n")

function githubCommand({ file, line, column, severity, type, fieldPath, message }: Issue) {
  const title = escapeProperty(fieldPath || type)
  const place = `file=${escapeProperty(`content/${file}`)},line=${line},col=${column}`
  const text = fieldPath ? message : `This file ${message}`
  return `::${commands[severity]} ${place},title=${title}::${escape(text)}`
}
