import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { nodeFolder, nodeVersions } from "../../scripts/lib/npmTool"

const minutes = 60_000

describe.each(nodeVersions)("Node %s", (version) => {
  const folder = mkdtempSync(join(tmpdir(), "clone-"))

  /** Runs a command in a fresh clone. Throws with its output if it fails. */
  const run = (command: string) =>
    execFileSync(command, {
      cwd: folder,
      shell: true,
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: 1e8,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PATH: [nodeFolder(version), process.env.PATH].join(delimiter),
      },
    })

  beforeAll(() => void execFileSync("git", ["clone", "--quiet", ".", folder]))
  afterAll(() => rmSync(folder, { recursive: true }))

  test(
    "installs, builds and passes the unit tests in a fresh clone",
    () => {
      expect(run("node --version").trim()).toBe(`v${version}`)
      for (const command of [
        "npm ci",
        "npm run build",
        "npx jest --ci --selectProjects unit editor",
      ])
        run(command)
    },
    30 * minutes,
  )
})
