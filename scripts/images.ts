import "./lib/siteModel"
import { parseArgs } from "node:util"
import { syncRemoteImages } from "../plugins/content-model/images/syncRemoteImages"
import { formatForTerminal } from "../plugins/content-model/issues/formatIssues"
import { errorsOf } from "../plugins/content-model/issues/issues"
import type { IssueType } from "../plugins/content-model/issues/issueTypes"
import { validateFolder } from "../plugins/content-model/validate/validateFolder"
import { runCommand } from "./lib/runCommand"

const usage = `Usage: npm run images -- [options]

Downloads the remote images that content/ has no copy of, and compares the others with their hosts.

  --accept  replaces copies whose hosts show another image now`

const reportedTypes: IssueType[] = [
  "image-not-downloaded",
  "remote-image-changed",
  "image-copy-changed",
  "damaged-image-manifest",
]

async function syncImages() {
  const { accept } = parseArgs({ options: { accept: { type: "boolean" } } }).values
  const { messages, errors } = await syncRemoteImages("content", { verify: true, update: accept })
  for (const message of messages) console.log(message)
  const issues = await validateFolder("content", errors)
  const reported = issues.filter(({ type }) => reportedTypes.includes(type))
  console.log(formatForTerminal(reported, process.stdout.isTTY && !process.env.NO_COLOR))
  return errorsOf(reported).length > 0 ? 1 : 0
}

void runCommand(syncImages, usage)
