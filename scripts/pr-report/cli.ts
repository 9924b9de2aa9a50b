import "../lib/siteModel"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runCommand, UsageError } from "../lib/runCommand"
import { createReport } from "./createReport"
import { toMarkdown } from "./toMarkdown"

const out = "pr-report"

const usage = `Usage: npm run pr-report -- --base <branch, tag or commit> [options]

Writes ${out}/pr-report.md and screenshots of the pages that look different.

  --head <ref>      report on this commit instead of the files in the folder
  --site <folder>   the built site of the change, if it is there; else it is built
  --base-site <folder>  the built site before it, if it is there; else it is built
  --pictures <url>  link to the screenshots at this address instead of embedding them
  --widths <list>   screen widths in pixels (360,768,1440)`

const options = {
  base: { type: "string" },
  head: { type: "string" },
  site: { type: "string" },
  "base-site": { type: "string" },
  pictures: { type: "string" },
  widths: { type: "string", default: "360,768,1440" },
} as const

/** Writes the report. Returns the exit code: 1 if the change must not be published, else 0. */
async function report() {
  const { base, head, site, pictures, widths, ...values } = parseArgs({ options }).values
  const baseSite = values["base-site"]
  if (!base) throw new UsageError("The option --base is missing.")
  const sizes = widths.split(",").map(Number)
  if (!sizes.every((width) => width >= 200 && width <= 4000))
    throw new UsageError(`The widths must be numbers from 200 to 4000: ${widths}`)

  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  const changes = await createReport(
    { base, head, site, baseSite, widths: sizes, out },
    console.error,
  )
  const file = join(out, "pr-report.md")
  writeFileSync(file, toMarkdown(changes, pictures))
  for (const reason of [...changes.problems, ...changes.notes]) console.error(reason)
  console.log(`The report is in ${file}.`)
  return changes.problems.length > 0 ? 1 : 0
}

void runCommand(report, usage)
