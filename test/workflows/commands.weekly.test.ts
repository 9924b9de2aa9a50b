import { exec, execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { listenAtFreePort } from "../../scripts/lib/ports"
import { createSiteHandler } from "../../scripts/serve/siteHandler"
import { pipelineCommands } from "./pipelineCommands"

const minutes = 60_000
// The first three need the host or its system; .ci/run runs the tests.
const others = /^(gh|sudo|apt-get) |^npm test$|^npm run test:/

const work = mkdtempSync(join(tmpdir(), "pipeline-"))
const clone = join(work, "clone")
const [summary, output] = ["summary.md", "output"].map((name) => join(work, name))
const server = createServer(createSiteHandler("public"))

beforeAll(() => void execFileSync("git", ["clone", "--quiet", ".", clone]))
afterAll(() => {
  server.close()
  rmSync(work, { recursive: true })
})

test(
  "each command of the pipelines works in a fresh clone, in the order of the files",
  async () => {
    const site = `http://127.0.0.1:${await listenAtFreePort(server, "127.0.0.1")}`
    const variables = {
      BASE: "HEAD",
      CI_MERGE_REQUEST_DIFF_BASE_SHA: "HEAD",
      RUN_URL: "https://example.com/run",
      SITE: site,
      CI_PAGES_URL: site,
      BUILD_HOOK: `${site}/hook`,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: output,
    }
    const env = { ...process.env, ...variables, NODE_ENV: undefined, CI: "true" }
    const { GitHub, GitLab } = pipelineCommands()
    const all = [...new Set([...GitHub, ...GitLab])]
    const commands = all.filter((command) => !others.test(command))
    expect(commands.length).toBeGreaterThan(5)
    for (const command of commands)
      await promisify(exec)(command, { cwd: clone, env, maxBuffer: 1e8 })
    expect(readFileSync(summary, "utf8")).toContain("What this change does")
    expect(readFileSync(output, "utf8")).toContain("due=false")
  },
  30 * minutes,
)
