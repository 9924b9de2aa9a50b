import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"

type Workflow = { jobs: Record<string, { steps: { run?: string }[] }> }
type GitLabFile = Record<string, { script?: string[] }>

const folder = ".github/workflows"
const parseFile = <T>(file: string): T => parse(readFileSync(file, "utf8"))

/** The shell commands of each host's pipelines, in the order of the files. */
export function pipelineCommands() {
  const gitHub = readdirSync(folder)
    .map((name) => parseFile<Workflow>(join(folder, name)))
    .flatMap(({ jobs }) => Object.values(jobs))
    .flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  const gitLab = Object.values(parseFile<GitLabFile>(".gitlab-ci.yml"))
  return { GitHub: gitHub, GitLab: gitLab.flatMap(({ script = [] }) => script) }
}
