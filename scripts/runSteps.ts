import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, delimiter, resolve } from "node:path"
import { countJest, countPlaywright, type JestReport, type PlaywrightReport } from "./testReports"

export type Step = {
  name: string
  /** A shell command. It finds the programs of node_modules/.bin. */
  command: string
  env?: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>
  /** The step that must pass before this one. Without it in the run, there is no condition. */
  needs?: string
  /** The JSON file in which jest or Playwright leave their counts. Without it, a step counts as one test. */
  results?: string
}

export type Result = {
  name: string
  passed: number
  failed: number
  seconds: number
  note?: string
  /** The titles of the failed tests. */
  failures?: string[]
}

type Outcome = Omit<Result, "name" | "seconds">

const maxParallel = 2

/** Runs steps, two at a time and in their order. Prints the output of each when it ends. */
export async function runSteps(steps: Step[]): Promise<Result[]> {
  const waiting = [...steps]
  const results = new Map<string, Result>()
  const isPlanned = (name: string) => steps.some((step) => step.name === name)
  const isReady = ({ needs }: Step) => !needs || !isPlanned(needs) || results.has(needs)
  const wakeUps: (() => void)[] = []

  async function work() {
    while (waiting.length > 0) {
      const index = waiting.findIndex(isReady)
      if (index < 0) {
        await new Promise<void>((wakeUp) => wakeUps.push(wakeUp))
        continue
      }
      const [step] = waiting.splice(index, 1)
      const started = performance.now()
      const hasFailed = step.needs && results.get(step.needs)?.failed
      const outcome = hasFailed ? failure(`not run: ${step.needs} failed`) : await run(step)
      const seconds = (performance.now() - started) / 1000
      results.set(step.name, { name: step.name, seconds, ...outcome })
      for (const wakeUp of wakeUps.splice(0)) wakeUp()
    }
  }
  await Promise.all(Array.from({ length: maxParallel }, work))
  return steps.flatMap(({ name }) => results.get(name) ?? [])
}

async function run({ name, command, env, results }: Step): Promise<Outcome> {
  console.log(`── ${name} starts: ${command}`)
  let variables = {}
  try {
    variables = (await env?.()) ?? {}
  } catch (error) {
    return failure(`not run: ${error instanceof Error ? error.message : error}`)
  }
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

const failure = (note: string): Outcome => ({ passed: 0, failed: 1, note })

/** Runs a command through a shell, which finds .cmd files on Windows. */
function execute(command: string, env: NodeJS.ProcessEnv) {
  const program = spawn(command, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
      GATSBY_TELEMETRY_DISABLED: "1",
      ...env,
    },
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
