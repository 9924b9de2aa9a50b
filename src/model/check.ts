import { parseArgs } from "node:util"
import { beforeLaunch, errorsOf, type Finding } from "./findings"
import { fixFolder } from "./fixing"
import { forGithub, forPeople } from "./printing"
import { report } from "./report"

const usage = `Usage: npm run check -- [options]

  --ready          for a real launch: placeholders and dead ends count as problems
  --fix            first puts right what leaves no doubt, and orders every file alike
  --format text    for people (without it as well)
  --format json    for programs: a list of findings
  --format github  for GitHub: notes on the lines of a pull request`

const options = {
  ready: { type: "boolean" },
  fix: { type: "boolean" },
  format: { type: "string", default: "text" },
  help: { type: "boolean" },
} as const

const isColoured = process.stdout.isTTY && !process.env.NO_COLOR

const formats: Record<string, (findings: Finding[]) => string> = {
  text: (findings) => forPeople(findings, isColoured),
  json: (findings) => JSON.stringify(findings, null, 2),
  github: forGithub,
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
  const found = await report("content")
  const findings = ready ? beforeLaunch(found) : found
  const text = print(findings)
  if (text) console.log(text)
  return errorsOf(findings).length > 0 ? 1 : 0
}

check(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  },
)
