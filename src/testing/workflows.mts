/** Prints what GitHub's own parser makes of the workflows: their errors, and what each step does. */
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from "@actions/workflow-parser"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const [folder = ".github/workflows"] = process.argv.slice(2)

async function judged(name: string) {
  const content = readFileSync(join(folder, name), "utf8")
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  const jobs = value ? ((await convertWorkflowTemplate(context, value)).jobs ?? []) : []
  const steps = jobs.flatMap((job) => (job.type === "job" ? job.steps : []))
  return {
    name,
    errors: context.errors.getErrors().map(({ message }) => message),
    uses: steps.flatMap((step) => ("uses" in step ? [String(step.uses)] : [])),
    runs: steps.flatMap((step) => ("run" in step ? [String(step.run)] : [])),
  }
}

const files = readdirSync(folder).toSorted()
Promise.all(files.map(judged)).then((all) => console.log(JSON.stringify(all)))
