import { report, reportText } from "./report"

const findings = report("content")
if (findings.length > 0) {
  console.error(reportText(findings))
  process.exitCode = 1
} else {
  console.log("content/ is in order.")
}
