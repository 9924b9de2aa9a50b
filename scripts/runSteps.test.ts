import { temporaryFolder } from "../test/support/temporaryFolder"
import { runSteps, type Step } from "./runSteps"

const folder = temporaryFolder()
beforeEach(() => {
  jest.spyOn(console, "log").mockReturnValue()
  jest.spyOn(console, "error").mockReturnValue()
})

/** A step of which the command writes a report and exits with a code. */
const writes =
  (report: object, code = 0) =>
  () => {
    const results = folder.at("report.json")
    const script = `fs.writeFileSync(process.argv[1], '${JSON.stringify(report)}'); process.exit(${code})`
    return { command: `node -e ${JSON.stringify(script)} ${results}`, results }
  }
const runs = (command: string, more?: Partial<Step>) => () => ({ command, ...more })
const throws = () => {
  throw new Error("no")
}
const jestReport = { numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }
const playwrightReport = { stats: { expected: 2, unexpected: 1, flaky: 1 }, errors: [{}] }

test.each<[what: string, step: () => Omit<Step, "name">, passed: number, failed: number]>([
  ["a command that succeeds", runs("node --version"), 1, 0],
  ["a command that fails", runs("node --no-such-option"), 0, 1],
  ["a report of jest", writes(jestReport), 2, 0],
  ["a file that jest cannot run", writes({ ...jestReport, numRuntimeErrorTestSuites: 1 }), 2, 1],
  ["a report of Playwright", writes(playwrightReport, 1), 3, 2],
  ["an error beside passed tests", writes(jestReport, 1), 2, 1],
  ["a report without tests", writes({ ...jestReport, numPassedTests: 0 }), 0, 1],
  ["a missing report", runs("node --version", { results: "test-results/none.json" }), 0, 1],
  ["a step that cannot be prepared", runs("", { env: throws }), 0, 1],
])("%s is counted", async (_, step, passed, failed) => {
  expect(await runSteps([{ name: "step", ...step() }])).toMatchObject([{ passed, failed }])
})

test("a step for which something is missing is skipped, and not counted as passed", async () => {
  const lacks = () => "There is no browser."
  expect(await runSteps([{ name: "step", command: "node --version", lacks }])).toMatchObject([
    { passed: 0, failed: 0, note: `skipped: ${lacks()}` },
  ])
})

test("a step does not run if the one that it needs has failed", async () => {
  const [, second] = await runSteps([
    { name: "first", command: "node --no-such-option" },
    { name: "second", command: "node --version", needs: "first" },
  ])
  expect(second).toMatchObject({ passed: 0, failed: 1, note: "not run: first failed" })
})
