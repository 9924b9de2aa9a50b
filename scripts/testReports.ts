/** What the steps of the tests need of the JSON report of jest. */
export type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

type Suite = {
  title: string
  specs: { ok: boolean; title: string; file: string; line: number }[]
  suites?: Suite[]
}

/** What the steps of the tests need of the JSON report of Playwright. */
export type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number }
  errors: { message?: string }[]
  suites: Suite[]
}

/** Counts the tests of jest. A file that cannot run counts as one failed test. */
export function countJest(report: JestReport) {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [`${name}: ${message}`]
      : assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName }) => fullName),
  )
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return { passed: report.numPassedTests, failed, failures }
}

/** Counts the tests of Playwright. An error outside of a test counts as one. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport) {
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message = "" }) => message)]
  const passed = stats.expected + stats.flaky
  return { passed, failed: stats.unexpected + errors.length, failures }
}

const failedSpecs = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedSpecs),
]
