import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"

type Permissions = Record<string, string>
type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = {
  if?: string
  permissions?: Permissions
  strategy?: { matrix: { node: string[] } }
  steps: Step[]
}
type Workflow = { on: object; permissions?: Permissions; jobs: Record<string, Job> }
type Scripts = (string | Scripts)[]
type GitLabJob = { script?: Scripts; parallel?: { matrix: [{ NODE: string[] }] } }

const { engines } = JSON.parse(readFileSync("package.json", "utf8"))
const folder = ".github/workflows"
const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
const jobs = texts.flatMap((text) => {
  const { on, permissions = {}, jobs: own }: Workflow = parse(text)
  return Object.entries(own).map(([name, job]) => ({ name, on, permissions, ...job }))
})
const steps = jobs.flatMap((job) => job.steps)
const publishing = jobs.filter(({ name }) => name === "publish").flatMap((job) => job.steps)
const gitLab: Record<string, GitLabJob> = parse(readFileSync(".gitlab-ci.yml", "utf8"))

const commandsOf = (some: Step[]) => some.flatMap(({ run }) => run ?? [])
const gitLabCommands = ({ script = [] }: GitLabJob) => script.flat(9).map(String)
const npmScripts = (commands: string[]) =>
  commands.flatMap((command) =>
    [...command.matchAll(/\bnpm (?:run )?(?!(?:ci|audit)\b)([\w:-]+)/g)].map(([, name]) => name),
  )

/** The inputs of each use of an action. */
const usesOf = (action: string, some = steps) =>
  some.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map((step) => step.with)

test("each action is pinned to a commit, and its line names the version", () => {
  const lines = texts.flatMap((text) => text.match(/uses: .+/g) ?? [])
  expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length)
  for (const line of lines)
    expect(line).toMatch(/^uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test("the published site has its hidden files, such as those of .well-known/", () => {
  const inputs = { path: "public", "include-hidden-files": true }
  expect(usesOf("upload-pages-artifact")).toMatchObject([inputs])
})

const onlyGh = /^gh [^&|;`$(]* /

test("what runs with a token, or for a pull request with write access, is no code of the repository", () => {
  const hasToken = (part: object) =>
    /secrets\.|github\.token|GITHUB_TOKEN/i.test(JSON.stringify(part))
  for (const job of jobs) expect(hasToken({ ...job, steps: [] })).toBe(false)
  const trusted = jobs.filter(
    ({ on, if: condition = "", permissions }) =>
      "pull_request" in on &&
      !condition.includes("github.event_name != 'pull_request'") &&
      Object.values(permissions).includes("write"),
  )
  const trustedSteps = trusted.flatMap((job) => job.steps)
  expect(usesOf("checkout", trustedSteps)).toEqual([])
  const commands = commandsOf([...trustedSteps, ...steps.filter(hasToken)])
  expect(commands.length).toBeGreaterThan(0)
  for (const command of commands) expect(command).toMatch(onlyGh)
  expect(JSON.stringify(gitLab)).not.toMatch(/token/i)
})

test("no job pushes to the repository, and no checkout leaves its token in the working copy", () => {
  for (const text of texts) expect(parse(text).permissions).toEqual(expect.any(Object))
  for (const { permissions } of jobs) expect(permissions.contents ?? "none").not.toBe("write")
  expect(usesOf("checkout").length).toBeGreaterThan(0)
  for (const inputs of usesOf("checkout")) expect(inputs?.["persist-credentials"]).toBe(false)
})

test("both hosts publish only what has passed the check and all tests", () => {
  for (const commands of [commandsOf(publishing), gitLabCommands(gitLab.pages)])
    expect(npmScripts(commands)).toEqual(["check", "test", "build", "test"])
  const isUpload = ({ uses }: Step) => uses?.startsWith("actions/upload-pages-artifact@")
  const lastTest = publishing.findLastIndex(({ run }) => run?.includes("npm test"))
  expect(publishing.findIndex(isUpload)).toBeGreaterThan(lastTest)
})

test("engines allows the versions of Node that the weekly run tries, and none beyond", () => {
  const [versions] = jobs.flatMap(({ strategy }) => (strategy ? [strategy.matrix.node] : []))
  expect(gitLab.test.parallel?.matrix[0].NODE).toEqual(versions)
  const [first, last] = [versions[0], Number(versions.at(-1))]
  expect(engines.node).toBe(`>=${first} <${last + 1}`)
})
