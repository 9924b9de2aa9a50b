/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"

type Permissions = Record<string, string>
type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = { needs?: string[]; permissions?: Permissions; steps: Step[] }
type Workflow = { permissions?: Permissions; jobs: Record<string, Job> }
type GitLabFile = Record<string, { needs?: string[]; script?: string[] }>

const { scripts, overrides } = JSON.parse(readFileSync("package.json", "utf8"))
const folder = ".github/workflows"
const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
const jobs = texts.flatMap((text) => {
  const { permissions = {}, jobs: own }: Workflow = parse(text)
  return Object.entries(own).map(([name, job]) => ({ name, permissions, ...job }))
})
const steps = jobs.flatMap((job) => job.steps)
const gitLab: GitLabFile = parse(readFileSync(".gitlab-ci.yml", "utf8"))

const commandsOf = (job?: Job) => job?.steps.flatMap(({ run }) => run ?? []) ?? []
const npmScripts = (commands: string[]) =>
  commands.flatMap((command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? [])

/** The inputs of each use of an action. */
const usesOf = (action: string, some = steps) =>
  some.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map((step) => step.with)

test("each action is pinned to a commit, and its line names the version", () => {
  const lines = texts.flatMap((text) => text.match(/uses: .+/g) ?? [])
  expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length)
  for (const line of lines)
    expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test("the published site has its hidden files, such as those of .well-known/", () => {
  const inputs = { path: "public", "include-hidden-files": true }
  expect(usesOf("upload-pages-artifact")).toMatchObject([inputs])
})

test("each npm command of the pipelines is an npm script", () => {
  const commands = Object.values(gitLab).flatMap(({ script = [] }) => script)
  for (const names of [npmScripts(jobs.flatMap(commandsOf)), npmScripts(commands)]) {
    expect(names).toEqual(expect.arrayContaining(["check", "test", "build"]))
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names))
  }
})

test("a job that may write or has a token runs no code of the repository or its packages", () => {
  const mayWrite = ({ permissions = {} }: Job) => Object.values(permissions).includes("write")
  const hasToken = (job: Job) => /secrets\.|github\.token|GITHUB_TOKEN/i.test(JSON.stringify(job))
  const trusted = jobs.filter((job) => mayWrite(job) || hasToken(job))
  expect(trusted.map(({ name }) => name)).toContain("publish")
  expect(
    usesOf(
      "checkout",
      trusted.flatMap((job) => job.steps),
    ),
  ).toEqual([])
  for (const command of trusted.flatMap(commandsOf)) expect(command).toMatch(/^gh [^&|;`$(]* /)
  expect(JSON.stringify(gitLab)).not.toMatch(/token/i)
})

test("no job pushes to the repository, and no checkout leaves its token in the working copy", () => {
  for (const text of texts) expect(parse(text).permissions).toEqual(expect.any(Object))
  for (const { permissions } of jobs) expect(permissions.contents ?? "none").not.toBe("write")
  expect(usesOf("checkout").length).toBeGreaterThan(0)
  for (const inputs of usesOf("checkout")) expect(inputs?.["persist-credentials"]).toBe(false)
})

test("both hosts publish only what all tests have passed", () => {
  for (const job of ["check", "test"]) {
    expect(npmScripts(commandsOf(jobs.find(({ name }) => name === job)))).toContain(job)
    expect(npmScripts(gitLab[job].script ?? [])).toContain(job)
    expect(jobs.find(({ name }) => name === "publish")?.needs).toContain(job)
    expect(gitLab.pages.needs).toContain(job)
  }
})

test("Renovate updates no override", () => {
  const { packageRules } = JSON.parse(readFileSync(".github/renovate.json", "utf8"))
  const matchPackageNames = Object.keys(overrides)
  const rule = { matchDepTypes: ["overrides"], matchPackageNames, enabled: false }
  expect(packageRules).toContainEqual(expect.objectContaining(rule))
})
