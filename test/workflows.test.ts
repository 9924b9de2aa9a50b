/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = {
  if?: string
  needs?: string | string[]
  permissions?: Record<string, string>
  strategy?: { matrix: { node: number[] } }
  steps: Step[]
}
type Workflow = { permissions?: object; jobs: Record<string, Job> }
type GitLabJob = {
  script?: string[]
  after_script?: string[]
  needs?: string[]
  parallel?: { matrix: { NODE: string[] }[] }
}

const { scripts, overrides } = JSON.parse(readFileSync("package.json", "utf8"))
const folder = ".github/workflows"
const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
const workflows: Workflow[] = texts.map((text) => parse(text))
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs))
const site = Object.fromEntries(jobs)
const gitLab: Record<string, GitLabJob> = parse(readFileSync(".gitlab-ci.yml", "utf8"))

const pullRequestBase = "${{ github.event.pull_request.base.sha }}"

/** The inputs of each checkout action in some jobs. */
const checkoutsOf = (some: typeof jobs) =>
  some.flatMap(([, { steps }]) =>
    steps
      .filter(({ uses }) => uses?.startsWith("actions/checkout@"))
      .map(({ with: inputs = {} }) => inputs),
  )

const gitHubCommands = jobs.flatMap(([, { steps }]) => steps.flatMap(({ run }) => run ?? []))
const gitLabCommands = Object.values(gitLab).flatMap(({ script = [], after_script: after = [] }) =>
  script.concat(after),
)
const scriptName = (command: string) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1]

test("each action is pinned to a commit, and its line names the version", () => {
  const lines = texts.flatMap((text) => text.match(/uses: .+/g) ?? [])
  expect(lines).toHaveLength(jobs.flatMap(([, { steps }]) => steps.filter((s) => s.uses)).length)
  for (const line of lines)
    expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each([
  ["GitHub", gitHubCommands],
  ["GitLab", gitLabCommands],
])("each npm command of %s is an npm script", (_, commands) => {
  const names = commands.filter((command) => command.startsWith("npm")).map(scriptName)
  expect(names).toEqual(expect.arrayContaining(["check", "test", "test:long", "build", "links"]))
  for (const name of names) expect(Object.keys(scripts)).toContain(name)
})

test("each job names its permissions", () => {
  for (const workflow of workflows)
    for (const [name, { permissions }] of Object.entries(workflow.jobs))
      expect([name, permissions ?? workflow.permissions]).toEqual([name, expect.any(Object)])
})

test("a job that may write does not run the code of a pull request", () => {
  const writing = jobs.filter(([, job]) => Object.values(job.permissions ?? {}).includes("write"))
  expect(writing.length).toBeGreaterThan(0)
  for (const { ref } of checkoutsOf(writing)) expect(ref).toBe(pullRequestBase)
})

test("no checkout leaves its token in the working copy", () => {
  const checkouts = checkoutsOf(jobs)
  expect(checkouts.length).toBeGreaterThan(0)
  for (const inputs of checkouts) expect(inputs["persist-credentials"]).toBe(false)
})

test("both hosts test each supported Node, run the long tests once, and need both to publish", () => {
  expect(site.test.strategy?.matrix.node).toEqual([20, 22, 24])
  expect(gitLab.test.parallel?.matrix).toEqual([{ NODE: ["20", "22", "24"] }])
  expect(site["test-long"].strategy).toBeUndefined()
  expect(gitLab["test-long"].parallel).toBeUndefined()
  for (const [name, job] of Object.entries({ test: site.test, "test:long": site["test-long"] }))
    expect(job.steps.filter(({ run }) => run && scriptName(run) === name)).toHaveLength(1)
  const required = expect.arrayContaining(["check", "test", "test-long"])
  expect(site.publish.needs).toEqual(required)
  expect(gitLab.pages.needs).toEqual(required)
})

test("Renovate updates no override", () => {
  const { packageRules } = JSON.parse(readFileSync(".github/renovate.json", "utf8"))
  expect(packageRules).toContainEqual(
    expect.objectContaining({
      matchDepTypes: ["overrides"],
      matchPackageNames: Object.keys(overrides),
      enabled: false,
    }),
  )
})
