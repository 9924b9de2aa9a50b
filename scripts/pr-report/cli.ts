import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { UserError } from "../lib/UserError"
import { createReport } from "./createReport"
import { toMarkdown } from "./toMarkdown"

const out = "pr-report"

const usage = `Usage: npm run pr-report -- --base <branch, tag or commit> [options]

Writes ${out}/pr-report.md and screenshots of the pages that look different.

  --head <ref>      report on this commit instead of the files in the folder
  --pictures <url>  link to the screenshots at this address instead of embedding them
  --widths <list>   screen widths in pixels (360,768,1440)
  --dark            dark screenshots as well; a changed palette always adds them`

const options = {
  base: { type: "string" },
  head: { type: "string" },
  pictures: { type: "string" },
  widths: { type: "string", default: "360,768,1440" },
  dark: { type: "boolean", default: false },
  help: { type: "boolean" },
} as const

/** Runs the command line. Returns the exit code: 0, or 1 if the change must not be published. */
async function main(args: string[]) {
  const { base, head, pictures, widths, dark, help } = parseArgs({ args, options }).values
  if (help) {
    console.log(usage)
    return 0
  }
  if (!base) throw new UserError(`The option --base is missing.\n\n${usage}`)
  const sizes = widths.split(",").map(Number)
  if (!sizes.every((width) => width >= 200 && width <= 4000))
    throw new UserError(`The widths must be numbers from 200 to 4000: ${widths}`)

  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  const report = await createReport({ base, head, widths: sizes, isDark: dark, out }, console.error)
  const file = join(out, "pr-report.md")
  writeFileSync(file, toMarkdown(report, pictures))
  for (const reason of [...report.problems, ...report.notes]) console.error(reason)
  console.log(`The report is in ${file}.`)
  return report.problems.length > 0 ? 1 : 0
}

const isParseArgsError = (error: unknown): error is Error =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (error instanceof UserError) console.error(error.message)
    else if (isParseArgsError(error)) console.error(`${error.message}\n\n${usage}`)
    else throw error
    process.exitCode = 2
  },
)
