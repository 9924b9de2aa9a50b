import "./lib/siteModel"
import { parseArgs } from "node:util"
import { fixFolder } from "../plugins/content-model/validate/fixFiles"
import { formatForGitHub, formatForTerminal } from "../plugins/content-model/issues/formatIssues"
import { errorsOf, strict, type Issue } from "../plugins/content-model/issues/issues"
import { validateAndDownload } from "../plugins/content-model/images/syncRemoteImages"
import { runCommand } from "./lib/runCommand"

const usage = `Usage: npm run check -- [options]

  --strict  for a launch: placeholders and missing targets are problems, too
  --fix     first writes files in canonical form`

const options = { strict: { type: "boolean" }, fix: { type: "boolean" } } as const

const isColoured = process.stdout.isTTY && !process.env.NO_COLOR

/** For people, or at GitHub as annotations on the lines of a pull request. */
const print = (issues: Issue[]) =>
  process.env.GITHUB_ACTIONS ? formatForGitHub(issues) : formatForTerminal(issues, isColoured)

/** Validates content/. Returns the exit code: 0 without problems, 1 with problems. */
async function check() {
  const { strict: isStrict, fix } = parseArgs({ options }).values
  if (fix) for (const line of fixFolder("content")) console.error(line)
  const all = await validateAndDownload("content")
  const issues = isStrict ? strict(all) : all
  const text = print(issues)
  if (text) console.log(text)
  return errorsOf(issues).length > 0 ? 1 : 0
}

void runCommand(check, usage)
