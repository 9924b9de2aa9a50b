import { parseArgs } from "node:util"
import { strict, errorsOf, type Issue } from "./issues"
import { fixFolder } from "./fixFiles"
import { formatForGitHub, formatForTerminal } from "./formatIssues"
import { validateFolder } from "./validateFolder"

const usage = `Usage: npm run check -- [options]

  --ready          for a real launch: placeholders and dead ends count as problems
  --fix            first puts right what leaves no doubt, and orders every file alike
  --format text    for people (without it as well)
  --format json    for programs: a list of issues
  --format github  for GitHub: notes on the lines of a pull request`

const options = {
  ready: { type: "boolean" },
  fix: { type: "boolean" },
  format: { type: "string", default: "text" },
  help: { type: "boolean" },
} as const

const isColoured = process.stdout.isTTY && !process.env.NO_COLOR

const formats: Record<string, (issues: Issue[]) => string> = {
  text: (issues) => formatForTerminal(issues, isColoured),
  json: (issues) => JSON.stringify(issues, null, 2),
  github: formatForGitHub,
}

/** Runs the command line; returns its exit code: 0 without problems, 1 with, 2 for wrong usage. */
async function check(args: string[]) {
  const { ready, fix, format, help } = parseArgs({ args, options }).values
  const print = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (!print) throw new TypeError(`There is no format "${format}".`)
  if (help) {
    console.log(usage)
    return 0
  }
  if (fix) for (const line of fixFolder("content")) console.error(line)
  const found = await validateFolder("content")
  const issues = ready ? strict(found) : found
  const text = print(issues)
  if (text) console.log(text)
  return errorsOf(issues).length > 0 ? 1 : 0
}

check(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  },
)
