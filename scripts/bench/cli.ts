// Measures what has to stay fast. `npm run bench` runs all benches, `npm run bench pages` one.
import { parseArgs } from "node:util"
import { runCommand } from "../lib/runCommand"
import { UsageError } from "../lib/UserError"
import { benchBuilds } from "./builds"
import { benchInteraction } from "./interaction"
import { benchPages } from "./lighthouse"
import { benchLiveReload } from "./liveReload"

const benches = new Map<string, (runs: number) => Promise<void>>([
  ["pages", benchPages],
  ["interaction", benchInteraction],
  ["live-reload", benchLiveReload],
  ["builds", benchBuilds],
])

const usage = `Usage: npm run bench -- [${[...benches.keys()].join("] [")}] [--runs 5]`

async function bench() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "5" } },
  })
  const unknown = positionals.find((name) => !benches.has(name))
  if (unknown) throw new UsageError(`There is no bench "${unknown}".`)
  if (!/^[1-9]\d*$/.test(values.runs)) throw new UsageError(`"${values.runs}" is not a number.`)
  for (const [name, run] of benches)
    if (positionals.length === 0 || positionals.includes(name)) await run(Number(values.runs))
}

void runCommand(bench, usage)
