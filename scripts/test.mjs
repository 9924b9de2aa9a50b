// Runs every test, or with `--only jest,types` some. The last line is "N passed, N failed".
import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { delimiter, resolve } from "node:path"
import { fileURLToPath } from "node:url"
// The whole module, so that install.mjs can say which Node is needed where parseArgs is missing.
import util from "node:util"

process.chdir(fileURLToPath(new URL("..", import.meta.url)))

// Types come after the build because Gatsby writes those of its queries then.
const steps = [
  { name: "formatting", command: "prettier --check ." },
  { name: "lint", command: "oxlint --deny-warnings" },
  { name: "content", command: "tsx plugins/content-model/validate/cli.ts" },
  { name: "build", command: "npm run build" },
  { name: "types", command: "tsc --noEmit", needsBuild: true },
  {
    name: "jest",
    command: "jest --ci --json --outputFile=test-results/jest.json",
    env: { NODE_ENV: "test" },
    results: "test-results/jest.json",
    count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  },
  {
    name: "playwright",
    command: "playwright test",
    needsBuild: true,
    needsBrowser: true,
    results: "test-results/playwright.json",
    count: ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
    }),
  },
]

const setup = spawnSync(process.execPath, ["scripts/install.mjs"], {
  stdio: ["ignore", "inherit", "inherit"],
})
if (setup.status !== 0) end({ passed: 0, failed: 1 })
else await test(chosenSteps())

async function test(chosen) {
  const rows = []
  for (const step of chosen) {
    const began = performance.now()
    console.log(`\n── ${step.name} ── ${step.command}\n`)
    const noBuild = rows.some(({ name, failed }) => name === "build" && failed > 0)
    const result =
      step.needsBuild && noBuild ? failure("not run: there is no build") : await outcome(step)
    const seconds = (performance.now() - began) / 1000
    if (result.note) console.log(`${step.name}: ${result.note}`)
    rows.push({ name: step.name, seconds, ...result })
  }
  printTable(rows)
  end({ passed: sum(rows, "passed"), failed: sum(rows, "failed") })
}

async function outcome({ command, env, needsBrowser, results, count }) {
  const browser = needsBrowser ? await browserOrReason() : {}
  if (browser.reason) return failure(`not run: ${browser.reason}`)
  if (results) {
    mkdirSync("test-results", { recursive: true })
    rmSync(results, { force: true })
  }
  const succeeded = run(command, { ...env, ...browser.env })
  if (!results) return { passed: Number(succeeded), failed: Number(!succeeded) }

  const counts = counted(results, count)
  if (counts === undefined) return failure(`left no readable ${results}`)
  if (counts.passed + counts.failed === 0) return failure("ran no test")
  if (!succeeded && counts.failed === 0)
    return { ...counts, failed: 1, note: "ended with an error though no test failed" }
  return counts
}

async function browserOrReason() {
  const { tsImport } = await import("tsx/esm/api")
  const { findBrowser, findHeadlessShell } = await tsImport("./findBrowser.ts", import.meta.url)
  try {
    const CHROMIUM_PATH = await findBrowser()
    return { env: { CHROMIUM_PATH, HEADLESS_SHELL_PATH: findHeadlessShell() } }
  } catch (error) {
    return { reason: error.message }
  }
}

function run(command, env) {
  const { status } = spawnSync(command, {
    // A shell finds the programs of node_modules/.bin in the form that each system has.
    shell: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
      GATSBY_TELEMETRY_DISABLED: "1",
      ...env,
    },
  })
  return status === 0
}

function counted(file, count) {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, "utf8")))
    return Number.isInteger(passed) && Number.isInteger(failed) ? { passed, failed } : undefined
  } catch (error) {
    console.error(`${file}: ${error.message}`)
    return undefined
  }
}

function failure(note) {
  return { passed: 0, failed: 1, note }
}

function chosenSteps() {
  const names = steps.map(({ name }) => name)
  try {
    const { values } = util.parseArgs({ options: { only: { type: "string" } } })
    const wanted = values.only?.split(",").map((name) => name.trim()) ?? names
    const unknown = wanted.filter((name) => !names.includes(name))
    if (unknown.length === 0) return steps.filter(({ name }) => wanted.includes(name))
    console.error(`There is no step "${unknown.join('", "')}".`)
  } catch (error) {
    console.error(error.message)
  }
  console.error(`Usage: npm test -- --only ${names.join(",")}`)
  process.exit(1)
}

function printTable(rows) {
  console.log(`\n${"step".padEnd(12)}${"passed".padStart(8)}${"failed".padStart(8)}    time`)
  for (const { name, passed, failed, seconds, note } of rows) {
    const time = `${seconds.toFixed(1)} s`.padStart(8)
    const numbers = `${String(passed).padStart(8)}${String(failed).padStart(8)}`
    console.log(`${name.padEnd(12)}${numbers}${time}${note ? `  ${note}` : ""}`)
  }
}

function sum(rows, key) {
  return rows.reduce((total, row) => total + row[key], 0)
}

function end({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
