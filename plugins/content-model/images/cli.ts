import { parseArgs } from "node:util"
import { errorsOf } from "../validate/issues"
import type { IssueType } from "../validate/issueTypes"
import { formatForTerminal } from "../validate/formatIssues"
import { validateFolder } from "../validate/validateFolder"
import { syncRemoteImages } from "./syncRemoteImages"

const usage = `Usage: npm run images -- [options]

Downloads the remote images that content/ has no copy of, and compares the others with their hosts.

  --accept  replaces copies whose hosts show another image now`

const options = { accept: { type: "boolean" }, help: { type: "boolean" } } as const
const reportedTypes: IssueType[] = [
  "image-not-downloaded",
  "remote-image-changed",
  "image-copy-changed",
  "damaged-image-manifest",
]

/** Runs the command. Returns its exit code: 0 for success, 1 for errors, 2 for wrong arguments. */
async function main(args: string[]) {
  const { accept, help } = parseArgs({ args, options }).values
  if (help) {
    console.log(usage)
    return 0
  }
  const { messages, errors } = await syncRemoteImages("content", { verify: true, update: accept })
  for (const message of messages) console.log(message)
  const issues = await validateFolder("content", errors)
  const reported = issues.filter(({ type }) => reportedTypes.includes(type))
  console.log(formatForTerminal(reported, process.stdout.isTTY && !process.env.NO_COLOR))
  return errorsOf(reported).length > 0 ? 1 : 0
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  },
)
