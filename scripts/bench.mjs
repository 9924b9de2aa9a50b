// Times what has to stay fast. `npm run bench` runs all, `npm run bench pages` one of them.
import { parseArgs } from "node:util"

const benches = {
  pages: async (runs) => (await import("./bench/pages.mjs")).benchPages(runs),
  touch: async (runs) => (await import("./bench/touch.mjs")).benchTouch(runs),
  builds: async () => (await import("./bench/builds.mjs")).benchBuilds(),
  live: async () => (await import("./bench/live.mjs")).benchLive(),
  growth: async () => (await import("./bench/growth.mjs")).benchGrowth(),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
})
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0 || !/^[1-9]\d*$/.test(values.runs)) {
  console.error(`Usage: npm run bench -- [${Object.keys(benches).join("] [")}] [--runs 5]`)
  process.exit(2)
}
const chosen = positionals.length > 0 ? positionals : Object.keys(benches)
for (const name of chosen) await benches[name](Number(values.runs))
