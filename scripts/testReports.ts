type JestReport = {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

type Suite = {
  specs: { ok: boolean; title: string; file: string; line: number }[]
  suites?: Suite[]
}
type PlaywrightReport = {
  stats: { expected: number; flaky: number }
  errors: { message?: string }[]
  suites: Suite[]
}

export type Counts = {
  passed: number
  failed: number
  /** The titles of the failed tests. */
  failures?: string[]
}

/** Counts the tests in the JSON report of jest or Playwright. */
export function countTests(report: JestReport | PlaywrightReport): Counts {
  const isPlaywright = "stats" in report
  const failures = isPlaywright ? failedSpecs(report) : report.testResults.flatMap(failedTests)
  const passed = isPlaywright ? report.stats.expected + report.stats.flaky : report.numPassedTests
  return { passed, failed: failures.length, failures }
}

/** The failed tests of a file. A file that cannot run counts as one. */
const failedTests = ({ name, message, assertionResults }: JestReport["testResults"][number]) =>
  assertionResults.length === 0
    ? [`${name}: ${message}`]
    : assertionResults.flatMap(({ status, fullName }) => (status === "failed" ? [fullName] : []))

/** The failed tests of Playwright. An error outside of a test counts as one. */
const failedSpecs = ({ errors, suites }: PlaywrightReport) => [
  ...suites
    .flatMap(specsOf)
    .flatMap(({ ok, title, file, line }) => (ok ? [] : [`${file}:${line} ${title}`])),
  ...errors.map(({ message = "" }) => message),
]

const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
]
