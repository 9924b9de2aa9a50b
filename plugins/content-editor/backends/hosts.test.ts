import { text } from "../ui/words/words"
import { createGitHub } from "./github/host"
import { createGitLab } from "./gitlab/host"
import type { Commit, Host } from "./git/host"
import { publicApis, type HostName } from "./git/settings"

type Answers = Record<string, object | number>

const session = { token: () => "t", signOut: () => undefined }
const settingsOf = (backend: HostName, repo: string, apiUrl = publicApis[backend]) => {
  return { backend, repo, apiUrl, branch: "main" }
}
const gitHub = createGitHub(settingsOf("github", "owner/site"), session)
const gitLab = createGitLab(settingsOf("gitlab", "group/team/site"), session)
const bases = /https:..(api.github.com.repos.owner.site|gitlab.com.api.v4.projects.[\w%]+)./

type Sent = [request: string, body?: unknown][]

/** Answers requests that begin so with JSON, bytes or a status. Returns the requests and their bodies. */
function answer(answers: Answers) {
  const sent: Sent = []
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, { method = "GET", body } = {}) => {
    const request = `${method} ${decodeURIComponent(String(url).replace(bases, ""))}`
    sent.push(body ? [request, JSON.parse(String(body))] : [request])
    const [, found = 404] = Object.entries(answers).find(([name]) => request.startsWith(name)) ?? []
    if (found instanceof Response) return found.clone()
    return typeof found === "number" ? new Response("{}", { status: found }) : Response.json(found)
  })
  return sent
}

const [time, branch, url] = ["2026-11-25T09:00:00Z", "content/ada", "https://host.test/1"]
const message = { title: "Title", body: "- Text" }
const request = { id: 1, title: "Title", url }
const commit = { id: "c1", date: time }

const refOf = (name: string) => ({ ref: `refs/heads/${name}`, object: { sha: name } })
const refs = [`${branch}-2`, branch].map(refOf)
const blob = { id: "b1", path: "content/a", type: "blob" }
const treePath =
  "GET repository/tree?ref=c1&path=content&recursive=true&pagination=keyset&per_page=100"
const gitHubCommit = { message: "Old\nMore", author: null, committer: { date: time } }
const gitLabCommit = { id: "c1", title: "First", author_name: "Ada", created_at: time }
const mergeRequest = { iid: 1, title: "Title", web_url: url, target_project_id: 1 }
// The first one is of a fork, the second of a deleted one.
const mergeRequests = [2, null, 1].map((source_project_id, index) => {
  return { ...mergeRequest, source_project_id, ...(index < 2 && { iid: 7 }) }
})
const gitLabDeployments = [
  { sha: "c2", environment: { external_url: "https://other.test" } },
  { sha: "c1", environment: null },
  { sha: "c1", environment: { external_url: url } },
]
const refsPath = `GET git/matching-refs/heads/${branch}`
const branchPath = `GET repository/branches/${branch}`
const basePath = "GET repository/merge_base?refs[]=c1&refs[]=c2"
const mergePath = `GET merge_requests?state=opened&target_branch=main&source_branch=${branch}`

type Read = () => Promise<unknown>

test.each<[read: Read, answers: Answers, result: unknown]>([
  [() => gitHub.headOf(branch), { [refsPath]: refs }, branch],
  [() => gitHub.headOf(branch), { GET: refs.slice(0, 1) }, undefined],
  [() => gitLab.headOf(branch), { [branchPath]: { commit: { id: "c1" } } }, "c1"],
  [() => gitLab.headOf(branch), {}, undefined],
  [() => gitLab.filesOf("c1"), { [treePath]: [blob, { type: "tree" }] }, new Map([["a", "b1"]])],
  [
    () => gitHub.commits("main", "a"),
    { "GET commits?sha=main&path=a&per_page=100": [{ sha: "c1", commit: gitHubCommit }] },
    [{ ...commit, author: "", summary: "Old" }],
  ],
  [
    () => gitLab.commits("main", "a"),
    { "GET repository/commits?ref_name=main&path=a&per_page=100": [gitLabCommit] },
    [{ ...commit, author: "Ada", summary: "First" }],
  ],
  [() => gitLab.mergeBase("c1", "c2"), { [basePath]: { id: "c0" } }, "c0"],
  [() => gitLab.openRequest(branch), { [mergePath]: mergeRequests }, request],
  [() => gitLab.openRequest(branch), { [mergePath]: mergeRequests.slice(0, 2) }, undefined],
  [
    () => gitLab.previewOf("c1"),
    { "GET deployments?status=success&order_by=id&sort=desc&per_page=50": gitLabDeployments },
    url,
  ],
  [() => gitHub.previewOf("c1"), { GET: 403 }, undefined],
  [() => gitLab.previewOf("c1"), { GET: 403 }, undefined],
])("%s with %j is read", async (read, answers, result) => {
  answer(answers)
  expect(await read()).toEqual(result)
})

const [truncated, noRight] = [{ tree: [], truncated: true }, { user: { can_merge: false } }]

test.each<[read: Read, answers: Answers, error: string]>([
  [() => gitLab.headOf(branch), { GET: 500 }, text("hosts.unavailable")],
  [() => gitHub.filesOf("c1"), { GET: truncated }, text("hosts.tooMany")],
  [() => gitLab.merge(1, "c1", message), { GET: noRight, PUT: {} }, text("hosts.noMerge")],
])("%s with %j fails", async (run, answers, error) => {
  const sent = answer(answers)
  await expect(run()).rejects.toThrow(error)
  expect(sent).toHaveLength(1)
})

test.each<[Host, member: object | number, mayWrite: boolean]>([
  [gitLab, { access_level: 29 }, false],
  [gitLab, { access_level: 30 }, true],
  [gitLab, 404, false],
  [gitLab, 403, true], // GitLab does not tell
  [gitHub, { permissions: { push: false } }, false],
  [gitHub, {}, true], // GitHub does not tell
])("%# an account with %j may write: %p", async (host, member, mayWrite) => {
  const found = { id: 7, username: "ada", login: "ada" }
  const users = { "GET https://api.github.com/user": found, "GET https://gitlab.com": found }
  answer({ ...users, "GET members/all/7": member, GET: member })
  expect([await host.account(), await host.mayWrite()]).toEqual(["ada", mayWrite])
})

const startFiles = new Map(["site.json", "values/old.json"].map((file) => [file, "a"]))
const writes: Commit["writes"] = new Map(startFiles)
writes.set("site.json", "{}").set("values/old.json", null)
writes.set("images/new.png", new Blob(["PNG"])).set("images/copy.png", { id: "b1" })

test.each([
  ["c1", "c1"],
  [undefined, "c1"],
])("a commit to a branch at %p on %s guards what it continues", async (head, start) => {
  const sent = answer({
    "GET repository/blobs/b1/raw": new Response("GIF"),
    "GET repository/files/content/": { last_commit_id: "c0" },
    POST: {},
  })
  await gitLab.commit({ branch, message: "Title", head, start, startFiles, writes })
  const guard = head === start && { last_commit_id: "c0" }
  const picture = { action: "create", encoding: "base64" }
  const actions = [
    { action: "update", file_path: "content/site.json", content: "{}", ...guard },
    { action: "delete", file_path: "content/values/old.json", ...guard },
    { ...picture, file_path: "content/images/new.png", content: "UE5H" },
    { ...picture, file_path: "content/images/copy.png", content: "R0lG" },
  ]
  const anew = head !== start && { start_sha: start, force: true }
  const body = { branch, commit_message: "Title", ...anew, actions }
  expect(sent.at(-1)).toEqual(["POST repository/commits", body])
})

test("a request at GitLab is opened, renewed, merged and closed, and its branch deleted", async () => {
  const sent = answer({ GET: { user: { can_merge: true } }, POST: {}, PUT: {}, DELETE: {} })
  await gitLab.openOrUpdatePullRequest(branch, undefined, message)
  await gitLab.openOrUpdatePullRequest(branch, request, message)
  await gitLab.merge(1, "c1", message)
  await gitLab.close(1)
  await gitLab.deleteBranch(branch)
  const texts = { title: "Title", description: "- Text" }
  const words = "Title\n\n- Text"
  const merge = { sha: "c1", merge_commit_message: words, squash_commit_message: words }
  expect(sent).toEqual([
    ["POST merge_requests", { source_branch: branch, target_branch: "main", ...texts }],
    ["PUT merge_requests/1", texts],
    ["GET merge_requests/1"],
    ["PUT merge_requests/1/merge", merge],
    ["PUT merge_requests/1", { state_event: "close" }],
    ["DELETE repository/branches/content/ada"],
  ])
})

test.each([
  [{ allow_squash_merge: false }, "merge"],
  [{ allow_squash_merge: false, allow_merge_commit: false }, "rebase"],
  [{}, "squash"],
])("GitHub with %j merges by %s", async (allowed, merge_method) => {
  const sent = answer({ GET: allowed, PUT: {} })
  await gitHub.merge(1, "c1", message)
  const words = { commit_title: "Title", commit_message: "- Text" }
  expect(sent[1]).toEqual(["PUT pulls/1/merge", { merge_method, sha: "c1", ...words }])
})

const check = (conclusion: string | null, app: object | null = { slug: "github-actions" }) => {
  return { conclusion, app }
}
const [green, red, running] = [check("success"), check("failure"), check(null)]
const others = [check("failure", { slug: "a-service" }), check("failure", null)]

type State = [merge: string, checks: object[] | number, statuses: string[], state: string]

test.each<[...State, mergeable?: null | false]>([
  ["clean", [green, check("skipped"), check("neutral")], ["success"], "saved"],
  ["unstable", [green, ...others], ["failure", "pending"], "unstable"],
  ["unstable", 403, [], "unstable"],
  ["unstable", [running], [], "checking"],
  ["unstable", [running, red], [], "failed"],
  ["blocked", [green], ["error"], "failed"],
  ["blocked", [green], ["pending"], "checking"],
  ["blocked", others, [], "failed"],
  ["blocked", [green], [], "review"],
  ["draft", [green], [], "review"],
  ["behind", [red], [], "conflict"],
  ["dirty", [green], [], "conflict", false],
  ["unknown", [green], [], "checking", null],
])("GitHub: %s with %j and %j is %s", async (...[merge, checks, statuses, state, mergeable]) => {
  answer({
    "GET pulls": { mergeable, mergeable_state: merge },
    "GET commits/c1/check-runs": typeof checks === "number" ? checks : { check_runs: checks },
    "GET commits/c1/status": { statuses: statuses.map((one) => ({ state: one })) },
  })
  expect(await gitHub.stateOf(1, "c1")).toBe(state)
})

test.each<[merge: string, pipeline: string | undefined, state: string, can_merge?: boolean]>([
  ["mergeable", "success", "saved"],
  ["mergeable", undefined, "saved", true],
  ["mergeable", "success", "review", false],
  ["not_approved", "success", "review"],
  ["conflict", "success", "conflict"],
  ["checking", undefined, "checking"],
  ["ci_must_pass", "waiting_for_callback", "checking"],
  ["ci_must_pass", "canceled", "failed"],
  ["ci_must_pass", "manual", "review"],
  ["mergeable", "failed", "failed"],
])("GitLab: %s with the pipeline %s is %s", async (...[merge, pipeline, state, can_merge]) => {
  const user = can_merge === undefined ? undefined : { can_merge }
  const head_pipeline = pipeline ? { status: pipeline } : null
  answer({ GET: { detailed_merge_status: merge, head_pipeline, user } })
  expect(await gitLab.stateOf(1, "c1")).toBe(state)
})

test("the newest version of GitHub's API is asked for, but of an own GitHub the old one", async () => {
  answer({ GET: { login: "ada" } })
  const own = createGitHub(settingsOf("github", "owner/site", "https://git.test"), session)
  for (const host of [gitHub, own]) await host.account()
  const sent = jest.mocked(fetch).mock.calls.map(([, options]) => Object(options?.headers))
  const versions = sent.map((headers) => headers["x-github-api-version"])
  expect(versions).toEqual(["2026-03-10", "2022-11-28"])
})
