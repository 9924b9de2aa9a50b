/** @jest-environment node */
import { execFile, execFileSync } from "node:child_process"
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { listenAtFreePort } from "../../../../scripts/lib/ports"
import { testRepository } from "../../testing/repository"
import { push, unsentVersions } from "./push"

const { root, git, commit } = testRepository()
let host: string
beforeEach(() => {
  host = mkdtempSync(join(tmpdir(), "host-"))
  execFileSync("git", ["init", "-q", "--bare", "-b", "main", host])
})
afterEach(() => rmSync(host, { recursive: true, force: true }))

const connect = (url = host) => git("remote", "add", "origin", url)
const atHost = (branch: string) =>
  execFileSync("git", [
    "-C",
    host,
    "for-each-ref",
    "--format=%(objectname)",
    `refs/heads/${branch}`,
  ])
    .toString()
    .trim()
const head = () => git("rev-parse", "HEAD").trim()
/** Writes a hook of this repository or of the host. */
function hook(folder: string, name: string, script: string) {
  const file = join(folder, "hooks", name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

test.each(["main", "content/eggs", "100%-off", "äpfel"])(
  "the branch %s is sent, and later only what is new",
  async (branch) => {
    git("checkout", "-q", "-B", branch)
    connect()
    expect(await unsentVersions(root())).toEqual({ unsent: { name: "origin", count: 1 } })
    await push(root())
    expect(atHost(branch)).toBe(head())
    expect(await unsentVersions(root())).toMatchObject({ unsent: { count: 0 } })
    commit("Second")
    commit("Third")
    expect(await unsentVersions(root())).toMatchObject({ unsent: { count: 2 } })
    await push(root())
    expect(atHost(branch)).toBe(head())
  },
)

test.each([
  ["https://ada:secret@git.example.com/shop.git", "git.example.com"],
  ["git@git.example.com:shop.git", "git.example.com"],
  ["ssh://git@git.example.com:2222/shop.git", "git.example.com"],
  ["../shop.git", "origin"],
  ["C:/shop.git", "origin"],
])("the remote %s is called %s", async (url, name) => {
  connect(url)
  expect(await unsentVersions(root())).toMatchObject({ unsent: { name } })
})

test("without a remote, the missing step is named", async () => {
  expect(await unsentVersions(root())).toEqual({
    unsentHint: expect.stringContaining("git remote add"),
  })
  await expect(push(root())).rejects.toThrow("git remote add")
})

test("a branch that was begun at another one is not sent to that one", async () => {
  connect()
  await push(root())
  git("checkout", "-q", "-b", "try", "--track", "origin/main")
  commit("Try")
  expect(await unsentVersions(root())).toEqual({
    unsentHint: expect.stringContaining("another name"),
  })
  await expect(push(root())).rejects.toThrow("another name")
  expect(atHost("main")).not.toBe(head())
})

test("what somebody else has sent first is not overwritten", async () => {
  connect()
  await push(root())
  const other = join(host, "other")
  execFileSync("git", ["clone", "-q", host, other])
  const identity = ["-c", "user.name=Eve", "-c", "user.email=eve@example.com"]
  execFileSync("git", ["-C", other, ...identity, "commit", "-q", "--allow-empty", "-m", "Theirs"])
  execFileSync("git", ["-C", other, "push", "-q"])
  const theirs = atHost("main")
  commit("Mine")
  const mine = head()
  await expect(push(root())).rejects.toThrow(/Somebody else.*Nothing is lost/)
  expect([atHost("main"), head()]).toEqual([theirs, mine])
})

test.each<[what: string, url: string, words: RegExp]>([
  ["a host that does not exist", "https://git.invalid/shop.git", /git.invalid cannot be reached/],
  ["a closed port", "http://127.0.0.1:9/shop.git", /cannot be reached/],
  ["a folder that is gone", "/nowhere/shop.git", /cannot send it.*nowhere/s],
])("%s is told in words", async (_, url, words) => {
  connect(url)
  await expect(push(root())).rejects.toThrow(words)
})

test("a host that asks for a password is told; nobody is asked", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(401, { "www-authenticate": "Basic" }).end()
  })
  connect(`http://127.0.0.1:${await listenAtFreePort(server, "127.0.0.1")}/shop.git`)
  await expect(push(root())).rejects.toThrow(/does not let you in/)
  server.close()
})

test("what hooks say of a refusal is repeated", async () => {
  connect()
  hook(host, "pre-receive", "echo 'Wait for Monday.' >&2; exit 1")
  await expect(push(root())).rejects.toThrow(/origin refuses it.*Wait for Monday\./s)
  rmSync(join(host, "hooks/pre-receive"))
  hook(root(".git"), "pre-push", "echo 'Run the check.' >&2; exit 1")
  await expect(push(root())).rejects.toThrow(/Run the check\./)
  expect(atHost("main")).toBe("")
})

test("a host that does not answer is given up after a time", async () => {
  connect("ssh://git.example.com/shop.git")
  writeFileSync(root("slow"), "#!/bin/sh\nexec sleep 3\n")
  chmodSync(root("slow"), 0o755)
  git("config", "core.sshCommand", root("slow"))
  const start = Date.now()
  await expect(push(root(), { limitMs: 500 })).rejects.toThrow(/did not answer in time/)
  expect(Date.now() - start).toBeLessThan(2_500)
})

test("a push that is killed in the middle leaves the host as it was, and can be repeated", async () => {
  connect()
  await push(root())
  const before = atHost("main")
  commit("Second")
  const mark = join(host, "reached")
  hook(root(".git"), "pre-push", `touch ${mark}; exec sleep 1`)
  const killed = execFile("git", ["-C", root(), "push", "-q", "origin", "main"], () => undefined)
  while (!existsSync(mark)) await new Promise(setImmediate)
  killed.kill("SIGKILL")
  rmSync(root(".git/hooks/pre-push"))
  expect(atHost("main")).toBe(before)
  await push(root())
  expect(atHost("main")).toBe(head())
})
