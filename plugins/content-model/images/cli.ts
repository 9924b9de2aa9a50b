import { parseArgs } from "node:util"
import { errorsOf, type IssueType } from "../validate/issues"
import { formatForTerminal } from "../validate/formatIssues"
import { validateFolder } from "../validate/validateFolder"
import { syncRemoteImages } from "./syncRemoteImages"

const usage = `Usage: npm run images -- [options]

Fetches the pictures of image hosts of which content/ has no copy yet, and verify the others.

  --accept  takes over what a host has changed`

const options = { accept: { type: "boolean" }, help: { type: "boolean" } } as const
const ours: IssueType[] = [
  "picture-unfetched",
  "picture-changed",
  "picture-altered",
  "picture-record",
]

/** Runs the command line; returns its exit code: 0 without problems, 1 with, 2 for wrong usage. */
async function pictures(args: string[]) {
  const { accept, help } = parseArgs({ args, options }).values
  if (help) {
    console.log(usage)
    return 0
  }
  const { done, news } = await syncRemoteImages("content", { verify: true, update: accept })
  for (const line of done) console.log(line)
  const issues = (await validateFolder("content", news)).filter(({ kind }) => ours.includes(kind))
  console.log(formatForTerminal(issues, process.stdout.isTTY && !process.env.NO_COLOR))
  return errorsOf(issues).length > 0 ? 1 : 0
}

pictures(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  },
)
