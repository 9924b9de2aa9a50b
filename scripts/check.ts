import "./lib/siteModel"
import { parseArgs } from "node:util"
import { fixFolder } from "../plugins/content-model/validate/fixFiles"
import { formatForGitHub, formatForTerminal } from "../plugins/content-model/issues/formatIssues"
import { errorsOf, strict, type Issue } from "../plugins/content-model/issues/issues"
import { validateAndDownload } from "../plugins/content-model/images/syncRemoteImages"
import { runCommand, UsageError } from "./lib/runCommand"

const usage = `Usage: npm run check -- [options]

  --strict         for a launch: placeholders and missing targets are problems, too
  --fix            first repairs what is safe to repair, and rewrites files in canonical form
  --format text    for people (the default)
  --format json    for programs: an array of issues
  --format github  for GitHub: annotations on the lines of a pull request`

const options = {
  strict: { type: "boolean" },
  fix: { type: "boolean" },
  format: { type: "string", default: "text" },
} as const

const isColoured = process.stdout.isTTY && !process.env.NO_COLOR

const formats = new Map<string, (issues: Issue[]) => string>([
  ["text", (issues) => formatForTerminal(issues, isColoured)],
  ["json", (issues) => JSON.stringify(issues, null, 2)],
  ["github", formatForGitHub],
])

/** Validates content/. Returns the exit code: 0 without problems, 1 with problems. */
async function check() {
  const { strict: isStrict, fix, format } = parseArgs({ options }).values
  const print = formats.get(format)
  if (!print) throw new UsageError(`There is no format "${format}".`)
  if (fix) for (const line of fixFolder("content")) console.error(line)
  const all = await validateAndDownload("content")
  const issues = isStrict ? strict(all) : all
  const text = print(issues)
  if (text) console.log(text)
  return errorsOf(issues).length > 0 ? 1 : 0
}

void runCommand(check, usage)
