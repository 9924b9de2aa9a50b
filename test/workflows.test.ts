/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { pipelineCommands } from "./workflows/pipelineCommands"

type Permissions = Record<string, string>
type Job = {
  needs?: string[]
  permissions?: Permissions
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[]
}
type Workflow = {
  permissions?: Permissions
  jobs: Record<string, Job>
}
type GitLabJob = { needs?: string[] }

const { scripts, overrides } = JSON.parse(readFileSync("package.json", "utf8"))
const folder = ".github/workflows"
const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
const jobs = texts.flatMap((text) => {
  const { permissions, jobs: own }: Workflow = parse(text)
  return Object.entries(own).map(([name, job]) => ({ name, permissions, ...job }))
})
const jobNamed = (name: string) => jobs.find((job) => job.name === name)
const gitLab: Record<string, GitLabJob> = parse(readFileSync(".gitlab-ci.yml", "utf8"))

/** The inputs of each checkout action in some jobs. */
const checkoutsOf = (some: typeof jobs) =>
  some
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith("actions/checkout@"))
    .map(({ with: inputs = {} }) => inputs)

const commandsOf = (job?: Job) => job?.steps.flatMap(({ run }) => run ?? []) ?? []
const npmScripts = (commands: string[]) =>
  commands.flatMap((command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? [])

test("each action is pinned to a commit, and its line names the version", () => {
  const lines = texts.flatMap((text) => text.match(/uses: .+/g) ?? [])
  expect(lines).toHaveLength(jobs.flatMap(({ steps }) => steps.filter(({ uses }) => uses)).length)
  for (const line of lines)
    expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test("the published site has its hidden files, such as those of .well-known/", () => {
  const uploads = jobs
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"))
  expect(uploads).toMatchObject([{ with: { path: "public", "include-hidden-files": true } }])
})

test.each(Object.entries(pipelineCommands()))(
  "each npm command of %s is an npm script",
  (_, commands) => {
    const names = npmScripts(commands)
    const needed = ["check", "test", "test:long", "test:real", "build"]
    expect(names).toEqual(expect.arrayContaining(needed))
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names))
  },
)

test("a job that may write or has a token runs no code of the repository or its packages", () => {
  for (const { permissions } of jobs) expect(permissions).toEqual(expect.any(Object))
  const mayWrite = ({ permissions = {} }: Job) => Object.values(permissions).includes("write")
  const hasToken = (job: Job) => /secrets\.|github\.token|GITHUB_TOKEN/i.test(JSON.stringify(job))
  const trusted = jobs.filter((job) => mayWrite(job) || hasToken(job))
  expect(trusted.map(({ name }) => name)).toEqual(["start", "pr-comment", "publish"])
  expect(checkoutsOf(trusted)).toEqual([])
  for (const command of trusted.flatMap(commandsOf)) expect(command).toMatch(/^gh [^&|;`$(]* /)
  expect(JSON.stringify(gitLab)).not.toMatch(/token/i)
})

test("no job pushes to the repository", () => {
  for (const { permissions = {} } of jobs) expect(permissions.contents ?? "none").not.toBe("write")
})

test("no checkout leaves its token in the working copy", () => {
  const checkouts = checkoutsOf(jobs)
  expect(checkouts.length).toBeGreaterThan(0)
  for (const inputs of checkouts) expect(inputs["persist-credentials"]).toBe(false)
})

test("both hosts publish only what all tests have passed", () => {
  expect(npmScripts(commandsOf(jobNamed("test")))).toContain("test")
  expect(npmScripts(commandsOf(jobNamed("test-long")))).toContain("test:long")
  const required = expect.arrayContaining(["check", "test", "test-long"])
  expect(jobNamed("publish")?.needs).toEqual(required)
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
