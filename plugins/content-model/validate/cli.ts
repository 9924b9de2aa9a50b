import { parseArgs } from "node:util"
import { fixFolder } from "./fixFiles"
import { formatForGitHub, formatForTerminal } from "./formatIssues"
import { errorsOf, strict, type Issue } from "./issues"
import { validateFolder } from "./validateFolder"

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
  help: { type: "boolean" },
} as const

const isColoured = process.stdout.isTTY && !process.env.NO_COLOR

const formats: Record<string, (issues: Issue[]) => string> = {
  text: (issues) => formatForTerminal(issues, isColoured),
  json: (issues) => JSON.stringify(issues, null, 2),
  github: formatForGitHub,
}

/**
 * Runs the command line. Returns its exit code: 0 without problems, 1 with problems.
 * @throws {TypeError} if an option is wrong.
 */
async function main(args: string[]) {
  const { strict: isStrict, fix, format, help } = parseArgs({ args, options }).values
  const print = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (!print) throw new TypeError(`There is no format "${format}".`)
  if (help) {
    console.log(usage)
    return 0
  }
  if (fix) for (const line of fixFolder("content")) console.error(line)
  const all = await validateFolder("content")
  const issues = isStrict ? strict(all) : all
  const text = print(issues)
  if (text) console.log(text)
  return errorsOf(issues).length > 0 ? 1 : 0
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  },
)
