/** @jest-environment node */
import { spawnSync } from "node:child_process"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

type Workflow = { name: string; errors: string[]; uses: string[]; runs: string[] }

const { scripts, overrides } = JSON.parse(readFileSync("package.json", "utf8"))
const read = (file: string) => readFileSync(file, "utf8")

/** Where each command of the workflows is run as it stands there; or "here". */
const runBy: Record<string, { file: string; as: string } | "here"> = {
  "npm test": { file: ".ci/run", as: "npm test" },
  "npm run build": { file: "scripts/test.mjs", as: '"npm run build"' },
  "npm run pr-report": { file: "e2e/long/pr-report.spec.ts", as: '"run", "pr-report"' },
  "npm run links": "here",
  "npm run check": "here",
  "npm run check -- --format github": "here",
}

function gitHub(folder = ".github/workflows"): Workflow[] {
  const { stdout, stderr } = spawnSync(process.execPath, [
    "--import",
    "tsx",
    "src/testing/workflows.mts",
    folder,
  ])
  if (stdout.length === 0) throw new Error(String(stderr))
  return JSON.parse(String(stdout))
}

const workflows = gitHub()

/** What gitlab-ci-local makes of a file: an error by GitLab's schema, or all jobs written out. */
function gitLab(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "gitlab-"))
  try {
    writeFileSync(join(folder, ".gitlab-ci.yml"), text)
    for (const args of [
      ["init", "-q"],
      ["remote", "add", "origin", "https://gitlab.com/a/site.git"],
    ])
      spawnSync("git", args, { cwd: folder })
    // It uses what Node 20 has not.
    const program = [
      "-r",
      require.resolve("core-js/actual/set"),
      require.resolve("gitlab-ci-local"),
    ]
    const { status, stdout, stderr } = spawnSync(process.execPath, [...program, "--preview"], {
      cwd: folder,
    })
    return { status, said: String(stdout) + String(stderr) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const commandsOfGitLab = () =>
  [...read(".gitlab-ci.yml").matchAll(/^ {4}- (npm .+)$/gm)].map(([, command]) => command)

const commandsOfGitHub = () =>
  workflows.flatMap(({ runs }) => runs).filter((command) => command.startsWith("npm "))

const commands = () => [...new Set([...commandsOfGitHub(), ...commandsOfGitLab()])]

/** Without what only CI knows. */
const known = (command: string) => command.replace(/ -- --base .*/, "")

test("GitHub's parser finds no fault in the workflows", () => {
  expect(workflows.map(({ name, errors }) => ({ name, errors }))).toEqual(
    readdirSync(".github/workflows").map((name) => ({ name, errors: [] })),
  )
})

test("GitHub's parser does find faults", () => {
  const folder = mkdtempSync(join(tmpdir(), "workflows-"))
  writeFileSync(
    join(folder, "x.yml"),
    read(".github/workflows/site.yml").replace("runs-on", "run-on"),
  )
  expect(gitHub(folder)[0].errors[0]).toContain("run-on")
  rmSync(folder, { recursive: true })
})

test("GitLab's schema finds no fault in .gitlab-ci.yml, but does in a wrong one", () => {
  const text = read(".gitlab-ci.yml")
  expect(gitLab(text)).toMatchObject({ status: 0, said: expect.stringContaining("npm test") })
  expect(gitLab(text.replace("when: always", "when: perhaps")).status).toBe(1)
})

test("each action is pinned to a commit, and its line says the version", () => {
  for (const { name, uses } of workflows) {
    const lines = read(join(".github/workflows", name)).match(/uses: .+/g) ?? []
    expect(lines).toHaveLength(uses.length)
    for (const line of lines)
      expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
})

test("a workflow's right to write is one that it needs, job by job", () => {
  const rights = (text: string) => text.match(/^ {6}[\w-]+: write/gm)?.map((line) => line.trim())
  expect(rights(read(".github/workflows/site.yml"))).toEqual([
    "pull-requests: write",
    "pages: write",
    "id-token: write",
  ])
  expect(rights(read(".github/workflows/links.yml"))).toBeUndefined()
})

test("both run the same commands, all of them npm scripts", () => {
  const of = (all: string[]) =>
    [...new Set(all.map((command) => command.replace(/ -- .*/, "")))].toSorted()
  const onGitHub = of(commandsOfGitHub())
  expect(of(commandsOfGitLab())).toEqual(onGitHub)
  for (const command of onGitHub)
    expect(scripts).toHaveProperty([command.replace(/^npm (run )?/, "")])
})

test("each command is run by the tests or by .ci/run", () => {
  const unrun = commands().filter((command) => {
    const where = runBy[known(command)]
    return where === undefined || (where !== "here" && !read(where.file).includes(where.as))
  })
  expect(unrun).toEqual([])
})

test("no override is updated by a robot", () => {
  const { packageRules } = JSON.parse(read(".github/renovate.json"))
  expect(packageRules).toContainEqual(
    expect.objectContaining({
      matchDepTypes: ["overrides"],
      matchPackageNames: Object.keys(overrides),
      enabled: false,
    }),
  )
})

test("what no other test runs ends well as it stands", () => {
  const folder = mkdtempSync(join(tmpdir(), "commands-"))
  try {
    for (const name of ["package.json", "package-lock.json", "scripts", "src", "content"])
      cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
    mkdirSync(join(folder, "public"))
    for (const command of commands().filter((one) => runBy[known(one)] === "here")) {
      const { status, stdout } = spawnSync(command, { cwd: folder, shell: true })
      expect({ command, status, said: String(stdout) }).toMatchObject({ command, status: 0 })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
