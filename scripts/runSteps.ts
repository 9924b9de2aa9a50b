import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, delimiter, resolve } from "node:path"
import { countJest, countPlaywright, type JestReport, type PlaywrightReport } from "./testReports"

export type Step = {
  name: string
  /** A shell command. It finds the programs of node_modules/.bin. */
  command: string
  env?: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>
  /** Says what this machine lacks for the step, and how to install it. The step is then skipped. */
  lacks?: () => string | undefined
  /** An earlier step that must pass before this one, if it is in the run. */
  needs?: string
  /** The JSON file in which jest or Playwright leave their counts. Without it, a step counts as one test. */
  results?: string
}

export type Result = {
  name: string
  passed: number
  failed: number
  /** 1 for a step that this machine cannot run. */
  skipped?: number
  seconds: number
  note?: string
  /** The titles of the failed tests. */
  failures?: string[]
}

type Outcome = Omit<Result, "name" | "seconds">

const maxParallel = 2

/** Runs steps, two at a time and in their order. Prints the output of each when it ends. */
export async function runSteps(steps: Step[]): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>()
  const queue: (() => void)[] = []
  let free = maxParallel
  for (const step of steps) results.set(step.name, runInTurn(step))
  return Promise.all(results.values())

  async function runInTurn(step: Step) {
    const needed = await results.get(step.needs ?? "")
    if (free > 0) free--
    else await new Promise<void>((start) => queue.push(start))
    const started = performance.now()
    const outcome = needed?.failed
      ? failure(`not run: ${step.needs} failed`)
      : await run(step).catch((error: Error) => failure(`not run: ${error.message}`))
    const next = queue.shift()
    if (next) next()
    else free++
    return {
      name: step.name,
      seconds: Math.round((performance.now() - started) / 1000),
      ...outcome,
    }
  }
}

const failure = (note: string): Outcome => ({ passed: 0, failed: 1, note })

async function run({ name, command, env, lacks, results }: Step): Promise<Outcome> {
  const missing = lacks?.()
  if (missing) return { passed: 0, failed: 0, skipped: 1, note: missing }
  console.log(`── ${name} starts: ${command}`)
  const variables = await env?.()
  if (results) {
    mkdirSync(dirname(results), { recursive: true })
    rmSync(results, { force: true })
  }
  const { code, output } = await execute(command, variables)
  const ending = code === 0 ? "ends" : `fails with exit code ${code}`
  console.log(`\n${output.trimEnd()}\n── ${name} ${ending}\n`)
  if (!results) return { passed: Number(code === 0), failed: Number(code !== 0) }

  const counts = readCounts(results)
  if (!counts) return failure(`wrote no readable ${results}`)
  if (counts.passed + counts.failed === 0) return failure("ran no test")
  if (code !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: "ended with an error though no test failed" }
  return counts
}

/** Runs a command through a shell, which finds .cmd files on Windows. */
function execute(command: string, env: NodeJS.ProcessEnv = {}) {
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter)
  const program = spawn(command, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  })
  let output = ""
  const record = (part: Buffer) => (output += part.toString())
  program.stdout.on("data", record)
  program.stderr.on("data", record)
  return new Promise<{ code: number | null; output: string }>((done, failed) => {
    program.on("error", failed)
    program.on("close", (code) => done({ code, output }))
  })
}

/** The counts in the JSON report of jest or Playwright; undefined if there is none. */
function readCounts(file: string): Outcome | undefined {
  try {
    const report: JestReport | PlaywrightReport = JSON.parse(readFileSync(file, "utf8"))
    return "stats" in report ? countPlaywright(report) : countJest(report)
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}
