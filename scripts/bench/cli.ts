// Measures what has to stay fast. `npm run bench` runs all benches, `npm run bench pages` one.
import { parseArgs } from "node:util"
import { runCommand } from "../lib/runCommand"
import { UserError } from "../lib/UserError"
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

async function bench() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "5" } },
  })
  const names = positionals.length > 0 ? positionals : [...benches.keys()]
  if (names.some((name) => !benches.has(name)) || !/^[1-9]\d*$/.test(values.runs))
    throw new UserError(
      `Usage: npm run bench -- [${[...benches.keys()].join("] [")}] [--runs 5]`,
      2,
    )
  for (const name of names) await benches.get(name)?.(Number(values.runs))
}

void runCommand(bench)
