import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { nodeFolder, nodeVersions, npmTools, toolFolder } from "../../scripts/lib/npmTool"

jest.setTimeout(120_000)

test("GitLab's file is valid by GitLab's schema, and its jobs follow each other", () => {
  const state = mkdtempSync(join(tmpdir(), "gitlab-"))
  const program = join(toolFolder(npmTools.gitLabCi), "gitlab-ci-local/dist/index.js")
  // It needs Node 22, and reads its folder as relative to this one.
  const node = join(nodeFolder(nodeVersions[0] ?? ""), "node")
  const args = [program, "--list-csv", "--state-dir", relative("", state)]
  const list = execFileSync(node, args, { encoding: "utf8", stdio: "pipe" })
  rmSync(state, { recursive: true })
  const jobs = list.split("\n").map((line) => line.split(";").slice(0, 2).join(" in "))
  expect(jobs).toEqual(
    expect.arrayContaining(["check in check", "test-long in test", "pages in publish"]),
  )
})
