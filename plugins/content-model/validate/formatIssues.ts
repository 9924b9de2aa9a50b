import { errorsOf, type Issue, type Severity } from "./issues"

const order: Severity[] = ["error", "warning", "note"]
const words = {
  error: ["problem", "problems"],
  warning: ["warning", "warnings"],
  note: ["note", "notes"],
} as const

/** `1 problem, 2 warnings`; what there is none of is left out, but never the problems. */
export function counts(issues: Issue[]) {
  return order
    .map((severity) => ({
      severity,
      count: issues.filter((one) => one.severity === severity).length,
    }))
    .filter(({ severity, count }) => severity === "error" || count > 0)
    .map(({ severity, count }) => `${count || "no"} ${words[severity][count === 1 ? 0 : 1]}`)
    .join(", ")
}

/** Warnings and notes as one line for a build, or nothing where there are none. */
export const summary = (issues: Issue[]) =>
  issues.length === 0 ? "" : `content/: ${counts(issues)}; \`npm run check\` lists them.`

/** The issues of a refused build for a person: the errors, one paragraph each, and a count. */
export function formatBuildError(issues: Issue[]) {
  const errors = errorsOf(issues)
  const count = errors.length === 1 ? "1 problem" : `${errors.length} problems`
  return [
    ...errors.map((one) => `${address(one)}\n  ${sentenceOf(one)}`),
    `${count} in content/. Nothing was built.`,
  ].join("\n\n")
}

const address = ({ file, line, column }: Issue) => `content/${file}:${line}:${column}`
const sentenceOf = ({ place, message }: Issue) =>
  place ? `${place}: ${message}` : `This file ${message}`

const paints = { error: 31, warning: 33, note: 36 }

/** The issues for a person at a terminal: file by file, in each the gravest first, then a count. */
export function formatForTerminal(issues: Issue[], isColoured: boolean) {
  const paint = (text: string, ...codes: number[]) =>
    isColoured ? `\u001b[${codes.join(";")}m${text}\u001b[0m` : text
  const byFile = new Map<string, Issue[]>()
  for (const one of issues) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one])
  const files = [...byFile].toSorted(([, a], [, b]) => highestSeverity(a) - highestSeverity(b))
  const blocks = files.map(([file, all]) =>
    [
      paint(`content/${file}`, 1),
      ...all
        .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
        .map((one) => {
          const label = paint(one.severity.padEnd(7), paints[one.severity])
          return `  ${`${one.line}:${one.column}`.padEnd(7)} ${label} ${sentenceOf(one)}`
        }),
    ].join("\n"),
  )
  return [...blocks, `${counts(issues)} in content/.`].join("\n\n")
}

const highestSeverity = (issues: Issue[]) =>
  Math.min(...issues.map(({ severity }) => order.indexOf(severity)))

const escape = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const escapeProperty = (text: string) => escape(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

const commands = { error: "error", warning: "warning", note: "notice" }

/** The issues as GitHub's workflow commands: annotations on the lines of a pull request. */
export const formatForGitHub = (issues: Issue[]) =>
  issues
    .map(({ file, line, column, severity, kind, place, message }) => {
      const properties = [
        `file=${escapeProperty(`content/${file}`)}`,
        `line=${line}`,
        `col=${column}`,
        `title=${escapeProperty(place || kind)}`,
      ]
      return `::${commands[severity]} ${properties.join(",")}::${escape(place ? message : `This file ${message}`)}`
    })
    .join("\n")
