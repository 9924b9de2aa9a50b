/** @jest-environment node */
import type { Answer } from "../../../e2e/support/hosts/emulator"
import { emulateGitHub } from "../../../e2e/support/hosts/gitHub"
import { text } from "../ui/words/words"
import { createGitHub } from "./github"

const file = "values/ambition.json"
const head = "content/ada"

/** GitHub for a person, at its own address or at one of the owner. */
function signIn(apiUrl?: string) {
  const emulator = emulateGitHub(
    { [`content/${file}`]: "{}\n" },
    apiUrl ?? "https://api.github.com",
  )
  jest.spyOn(globalThis, "fetch").mockImplementation(emulator.fetch)
  emulator.accounts.set("ada", { login: "ada", rights: "write" })
  const settings = { ...emulator.settings, apiUrl }
  return {
    emulator,
    host: createGitHub(settings, { token: () => "ada", signOut: () => undefined }),
  }
}

/** The same with a change that waits. */
async function withChange() {
  const { emulator, host } = signIn()
  const start = emulator.repository.branches.get("main") ?? ""
  const writes = new Map([[file, "[]\n"]])
  await host.commit({ branch: head, message: "Change", start, startFiles: new Map(), writes })
  await host.openOrUpdatePullRequest(head, undefined, { title: "Change", body: "" })
  return { emulator, host }
}

const own = (conclusion: string | null) => ({ conclusion, app: { slug: "github-actions" } })
const foreign = (conclusion: string) => ({ conclusion, app: { slug: "a-service" } })
const [green, red, running] = [own("success"), own("failure"), own(null)]
type Checks = { conclusion: string | null; app: { slug: string } | null }[]

test.each<[merge: string, checks: Checks, statuses: string[], state: string]>([
  ["clean", [green], ["success"], "saved"],
  ["clean", [own("skipped"), own("neutral")], [], "saved"],
  ["unstable", [green], ["failure"], "unstable"],
  ["unstable", [green], ["pending"], "unstable"],
  ["unstable", [green, foreign("failure")], [], "unstable"],
  ["unstable", [green, { conclusion: "failure", app: null }], [], "unstable"],
  ["unstable", [running], [], "checking"],
  ["unstable", [running, red], [], "failed"],
  ["blocked", [green], ["error"], "failed"],
  ["blocked", [green], ["pending"], "checking"],
  ["blocked", [green, foreign("failure")], [], "failed"],
  ["blocked", [green], [], "review"],
  ["draft", [green], [], "review"],
  ["behind", [red], [], "conflict"],
])("%s with %j and %j is %s", async (merge, checks, statuses, state) => {
  const { emulator, host } = await withChange()
  const answer = (body: object, path: RegExp) => emulator.answerNext({ status: 200, body }, path)
  answer({ mergeable: true, mergeable_state: merge }, /^GET .pulls.1$/)
  answer({ check_runs: checks }, /check-runs$/)
  answer({ statuses: statuses.map((one) => ({ state: one })) }, /status$/)
  expect(await host.stateOf(1, head)).toBe(state)
  emulator.assertNoProblems()
})

test.each([
  [false, "conflict"],
  [null, "checking"],
])("a request of which GitHub says mergeable: %p is %s", async (mergeable, state) => {
  const { emulator, host } = await withChange()
  const body = { mergeable, mergeable_state: "unknown" }
  emulator.answerNext({ status: 200, body }, /^GET .pulls.1$/)
  expect(await host.stateOf(1, head)).toBe(state)
})

test("checks on a further page count; those that the token cannot read do not", async () => {
  const { emulator, host } = await withChange()
  const link = '<https://api.github.com/repos/owner/site/commits/a/check-runs?page=2>; rel="next"'
  emulator.state.checks = "failed"
  emulator.answerNext(
    { status: 200, body: { check_runs: [green] }, headers: { link } },
    /check-runs/,
  )
  expect(await host.stateOf(1, head)).toBe("failed")
  for (const path of [/check-runs/, /status$/]) emulator.answerNext({ status: 403, body: {} }, path)
  expect(await host.stateOf(1, head)).toBe("unstable")
})

test("a commit without an author has the date of its committer", async () => {
  const { emulator, host } = signIn()
  const commit = { message: "Old\nMore", author: null, committer: { date: "2026-01-02T03:04:05Z" } }
  emulator.answerNext({ status: 200, body: [{ sha: "a", commit }] }, /^GET .commits/)
  expect(await host.commits("main", file)).toEqual([
    { id: "a", date: "2026-01-02T03:04:05Z", author: "", summary: "Old", kind: "commit" },
  ])
})

test("a list of files that is cut off is refused", async () => {
  const { emulator, host } = signIn()
  const body = { tree: [], truncated: true }
  emulator.answerNext({ status: 200, body }, /trees/)
  await expect(host.filesOf("main")).rejects.toThrow(text("hosts.tooMany"))
})

test.each([
  [undefined, "2026-03-10"],
  ["https://git.example.com/api/v3", "2022-11-28"],
])("the version of the API at %p is %s", async (apiUrl, version) => {
  await signIn(apiUrl).host.account()
  const [[, options]] = jest.mocked(fetch).mock.calls
  expect(options).toMatchObject({ headers: { "x-github-api-version": version } })
})

test("a branch is found by its whole name", async () => {
  const { emulator, host } = signIn()
  emulator.repository.branches.set("content/ada-2", "a")
  expect(await host.headOf(head)).toBeUndefined()
  emulator.repository.branches.set(head, "b")
  expect(await host.headOf(head)).toBe("b")
})

test("requests of forks are told from others; an account may be deleted", async () => {
  const { emulator, host } = await withChange()
  const [request] = await host.openRequests()
  expect(request).toMatchObject({ id: 1, account: "ada", branch: head, isFork: false })
  expect(request.head).toBe(emulator.repository.branches.get(head))
  emulator.assertNoProblems()
  const pull = (repo: object | null) => ({ user: null, head: { repo }, base: { repo: { id: 1 } } })
  const body = [pull({ id: 2 }), pull(null)]
  emulator.answerNext({ status: 200, body }, /^GET .pulls/)
  const forks = await host.openRequests()
  expect(forks).toMatchObject([{ isFork: true, account: "ghost" }, { isFork: true }])
})

test("pictures are sent one after another", async () => {
  const { emulator, host } = signIn()
  let [open, most] = [0, 0]
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const isBlob = String(input).endsWith("git/blobs")
    if (isBlob) most = Math.max(most, ++open)
    const response = await emulator.fetch(input, init)
    if (isBlob) open--
    return response
  })
  const start = emulator.repository.branches.get("main") ?? ""
  const writes = new Map(["a", "b", "c"].map((name) => [`images/${name}.png`, new Blob([name])]))
  await host.commit({ branch: head, message: "Pictures", start, startFiles: new Map(), writes })
  expect(most).toBe(1)
  expect(emulator.repository.differences("main", head)).toHaveLength(3)
})

const may: Answer = { status: 200, body: {} }
test.each([
  [{ allow_squash_merge: true, allow_merge_commit: true }, "squash"],
  [{ allow_squash_merge: false, allow_merge_commit: true }, "merge"],
  [{ allow_squash_merge: false, allow_merge_commit: false }, "rebase"],
  [{}, "squash"],
])("a repository with %p is merged by %s", async (body, method) => {
  const { emulator, host } = await withChange()
  emulator.answerNext({ ...may, body }, /^GET $/)
  const sha = emulator.repository.branches.get(head) ?? ""
  await host.merge(1, sha, { title: "Title", body: "" })
  const merge = jest.mocked(fetch).mock.calls.find(([url]) => String(url).endsWith("/merge"))
  expect(JSON.parse(String(merge?.[1]?.body))).toMatchObject({ merge_method: method })
})

test.each([
  [{ permissions: { push: false } }, false],
  [{ permissions: { push: true } }, true],
  [{}, true], // GitHub does not tell
])("an account with %j may write: %p", async (body, mayWrite) => {
  const { emulator, host } = signIn()
  emulator.answerNext({ status: 200, body }, /^GET $/)
  expect(await host.mayWrite()).toBe(mayWrite)
})
