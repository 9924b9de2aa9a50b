import { parseArgs } from "node:util"
import { errorsOf, type KindName } from "../model/findings"
import { forPeople } from "../model/printing"
import { report } from "../model/report"
import { keepPictures } from "./keepPictures"

const usage = `Usage: npm run pictures -- [options]

Fetches the pictures of image hosts of which content/ has no copy yet, and compares the others.

  --accept  takes over what a host has changed`

const options = { accept: { type: "boolean" }, help: { type: "boolean" } } as const
const ours: KindName[] = [
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
  const { done, news } = await keepPictures("content", { compares: true, accepts: accept })
  for (const line of done) console.log(line)
  const findings = (await report("content", news)).filter(({ kind }) => ours.includes(kind))
  console.log(forPeople(findings, process.stdout.isTTY && !process.env.NO_COLOR))
  return errorsOf(findings).length > 0 ? 1 : 0
}

pictures(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  },
)
