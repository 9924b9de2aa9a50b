/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runSteps, type Step } from "./runSteps"

const folder = mkdtempSync(join(tmpdir(), "steps-"))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  jest.spyOn(console, "log").mockReturnValue()
  jest.spyOn(console, "error").mockReturnValue()
})

/** A command that writes a report and exits with a code. */
const writes = (report: object, code = 0) => {
  const results = join(folder, `${Math.random()}.json`)
  const script = `fs.writeFileSync(process.argv[1], '${JSON.stringify(report)}'); process.exit(${code})`
  return { command: `node -e ${JSON.stringify(script)} ${results}`, results }
}
const jestReport = {
  numPassedTests: 2,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
}
const failedTest = { status: "failed", fullName: "it adds" }
const failedSpec = { ok: false, title: "it opens", file: "menu.spec.ts", line: 7 }

test.each<[what: string, step: Omit<Step, "name">, passed: number, failed: number]>([
  ["a command that succeeds", { command: "node --version" }, 1, 0],
  ["a command that fails", { command: "node --no-such-option" }, 0, 1],
  ["a report of jest", writes(jestReport), 2, 0],
  [
    "a report of Playwright",
    writes({ stats: { expected: 2, flaky: 1, unexpected: 1 }, errors: [{}], suites: [] }, 1),
    3,
    2,
  ],
  ["an error beside passed tests", writes(jestReport, 1), 2, 1],
  ["a report without tests", writes({ ...jestReport, numPassedTests: 0 }), 0, 1],
  ["a missing report", { command: "node --version", results: "test-results/none.json" }, 0, 1],
  [
    "a step that cannot be prepared",
    { command: "", env: () => Promise.reject(new Error("no")) },
    0,
    1,
  ],
])("%s is counted", async (_, step, passed, failed) => {
  expect(await runSteps([{ name: "step", ...step }])).toMatchObject([{ passed, failed }])
})

test.each([
  [
    { ...jestReport, numFailedTests: 1, testResults: [{ assertionResults: [failedTest] }] },
    "it adds",
  ],
  [
    {
      stats: { expected: 0, flaky: 0, unexpected: 1 },
      errors: [],
      suites: [{ specs: [], suites: [{ specs: [failedSpec] }] }],
    },
    "menu.spec.ts:7 it opens",
  ],
])("a report names its failed tests", async (report, failure) => {
  expect(await runSteps([{ name: "step", ...writes(report, 1) }])).toMatchObject([
    { failures: [failure] },
  ])
})

test("a step does not run if the one that it needs has failed", async () => {
  const [, second] = await runSteps([
    { name: "first", command: "node --no-such-option" },
    { name: "second", command: "node --version", needs: "first" },
  ])
  expect(second).toMatchObject({ passed: 0, failed: 1, note: "not run: first failed" })
})
