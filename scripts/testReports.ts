import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter"

type JestFile = {
  name: string
  message: string
  assertionResults: { status: string; fullName: string }[]
}
type JestReport = { numPassedTests: number; testResults: JestFile[] }

export type Counts = {
  passed: number
  failed: number
  /** The titles of the failed tests. */
  failures?: string[]
  /** The titles of the tests that passed only on the second try. */
  flaky?: string[]
}

/** Counts the tests in the JSON report of jest or Playwright. */
export function countTests(report: JestReport | JSONReport): Counts {
  if ("stats" in report) return countSpecs(report)
  const failures = report.testResults.flatMap(failedTests)
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

/** The failed tests of a file. A file that cannot run counts as one. */
const failedTests = ({ name, message, assertionResults }: JestFile) =>
  assertionResults.length === 0
    ? [`${name}: ${message}`]
    : assertionResults.flatMap(({ status, fullName }) => (status === "failed" ? [fullName] : []))

/** An error outside of a test counts as a failed one. */
function countSpecs({ stats, errors, suites }: JSONReport): Counts {
  const specs = suites.flatMap(specsOf)
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
  const failures = [
    ...specs.filter(({ ok }) => !ok).map(titleOf),
    ...errors.map(({ message = "" }) => message),
  ]
  const passed = stats.expected + stats.flaky
  return { passed, failed: failures.length, failures, flaky: flaky.map(titleOf) }
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const titleOf = ({ title, file, line }: JSONReportSpec) => `${file}:${line} ${title}`
