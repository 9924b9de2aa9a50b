type JestReport = {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

type Spec = {
  ok: boolean
  title: string
  file: string
  line: number
  tests: { status: string }[]
}
type Suite = {
  specs: Spec[]
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
  /** The titles of the tests that passed only on the second try. */
  flaky?: string[]
}

/** Counts the tests in the JSON report of jest or Playwright. */
export const countTests = (report: JestReport | PlaywrightReport): Counts =>
  "stats" in report ? countSpecs(report) : countJestTests(report)

function countJestTests({ numPassedTests, testResults }: JestReport): Counts {
  const failures = testResults.flatMap(failedTests)
  return { passed: numPassedTests, failed: failures.length, failures }
}

/** The failed tests of a file. A file that cannot run counts as one. */
const failedTests = ({ name, message, assertionResults }: JestReport["testResults"][number]) =>
  assertionResults.length === 0
    ? [`${name}: ${message}`]
    : assertionResults.flatMap(({ status, fullName }) => (status === "failed" ? [fullName] : []))

/** An error outside of a test counts as a failed one. */
function countSpecs({ stats, errors, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf)
  const titles = (some: Spec[]) => some.map(({ title, file, line }) => `${file}:${line} ${title}`)
  const failures = [
    ...titles(specs.filter(({ ok }) => !ok)),
    ...errors.map(({ message = "" }) => message),
  ]
  const flaky = titles(specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")))
  return { passed: stats.expected + stats.flaky, failed: failures.length, failures, flaky }
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]
