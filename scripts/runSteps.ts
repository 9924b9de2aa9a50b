import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname } from "node:path"
import type { JSONReport } from "@playwright/test/reporter"

export type Step = {
  name: string
  /** A shell command. npm lets it find the programs of node_modules/.bin. */
  command: string
  env?: () => NodeJS.ProcessEnv
  /** Says what this machine lacks for the step, and how to install it. The step is then skipped. */
  lacks?: () => string | undefined
  /** An earlier step that must pass before this one, if it is in the run. */
  needs?: string
  /** The JSON file in which jest or Playwright leave their counts. Without it, a step counts as one test. */
  results?: string
}

type Outcome = { passed: number; failed: number; note?: string }

export type Result = Outcome & { name: string; seconds: number }

/** Runs steps, two at a time and in their order. Prints the output of each when it ends. */
export async function runSteps(steps: Step[]): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>()
  const queue = [...steps]
  const runNext = async (): Promise<void> => {
    const step = queue.shift()
    if (!step) return
    const result = runStep(step, results.get(step.needs ?? ""))
    results.set(step.name, result)
    await result
    return runNext()
  }
  await Promise.all([runNext(), runNext()])
  return Promise.all(results.values())
}

async function runStep(step: Step, needs?: Promise<Result>): Promise<Result> {
  const needed = await needs
  const started = performance.now()
  const outcome = needed?.failed
    ? failure(`not run: ${step.needs} failed`)
    : await run(step).catch((error: Error) => failure(error.message))
  return {
    name: step.name,
    seconds: Math.round((performance.now() - started) / 1000),
    ...outcome,
  }
}

const failure = (note: string): Outcome => ({ passed: 0, failed: 1, note })

async function run({ name, command, env, lacks, results }: Step): Promise<Outcome> {
  const missing = lacks?.()
  if (missing) return { passed: 0, failed: 0, note: `skipped: ${missing}` }
  console.log(`── ${name} starts: ${command}`)
  if (results) {
    mkdirSync(dirname(results), { recursive: true })
    rmSync(results, { force: true })
  }
  const { code, output } = await execute(command, env?.())
  const ending = code === 0 ? "ends" : `fails with exit code ${code}`
  console.log(`\n${output.trimEnd()}\n── ${name} ${ending}\n`)
  if (!results) return { passed: Number(code === 0), failed: Number(code !== 0) }

  const counts = countTests(JSON.parse(readFileSync(results, "utf8")))
  if (counts.passed + counts.failed === 0) return failure("ran no test")
  if (code !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: "ended with an error though no test failed" }
  return counts
}

type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** Counts the tests in a report. An error outside of a test counts as a failed one. */
function countTests(report: JestReport | JSONReport): Outcome {
  if (!("stats" in report))
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    ...(flaky > 0 && { note: `${flaky} flaky` }),
  }
}

/** Runs a command through a shell, which finds .cmd files on Windows. */
async function execute(command: string, env: NodeJS.ProcessEnv = {}) {
  const program = spawn(command, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  })
  let output = ""
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (part: Buffer) => (output += part.toString()))
  await once(program, "close")
  return { code: program.exitCode, output }
}
