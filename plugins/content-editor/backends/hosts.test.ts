/** @jest-environment node */
import { text } from "../ui/words/words"
import { createGitHub } from "./github"
import { createGitLab } from "./gitlab"
import type { Commit, Host } from "./host"

type Answers = Record<string, object | number>

const session = { token: () => "t", signOut: () => undefined }
const settings = { project: "", branch: "main" }
const gitHub = createGitHub({ ...settings, backend: "github", repo: "owner/site" }, session)
const gitLab = createGitLab({ ...settings, backend: "gitlab", repo: "group/team/site" }, session)
const apis = ["https://api.github.com", "https://gitlab.com/api/v4"]
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

/** What a host makes of the answers, and its first request. */
async function read(answers: Answers, run: () => Promise<unknown>) {
  const sent = answer(answers)
  return [await run(), sent[0][0]]
}

const [time, branch] = ["2026-11-25T09:00:00Z", "content/ada"]
const message = { title: "Title", body: "- Text" }
const address = "https://host.test/1"
const request = { id: 1, title: "Title", url: address }
const pageOf = (body: object, next: string) =>
  Response.json(body, { headers: { link: `<${next}>; rel="next"` } })

test("the last commit of a branch is read by its whole name; there may be none", async () => {
  const refOf = (name: string) => ({ ref: `refs/heads/${name}`, object: { sha: name } })
  const branches = [`${branch}-2`, branch].map(refOf)
  const ofGitHub = (all: object) => read({ GET: all }, () => gitHub.headOf(branch))
  expect(await ofGitHub(branches)).toEqual([branch, `GET git/matching-refs/heads/${branch}`])
  expect((await ofGitHub(branches.slice(0, 1)))[0]).toBeUndefined()
  const ofGitLab = (found: object | number) => read({ GET: found }, () => gitLab.headOf(branch))
  expect(await ofGitLab({ commit: { id: "c1" } })).toEqual([
    "c1",
    `GET repository/branches/${branch}`,
  ])
  expect((await ofGitLab(404))[0]).toBeUndefined()
  await expect(ofGitLab(500)).rejects.toMatchObject({ status: 500 })
})

test("all files below content/ are read, or none", async () => {
  const blob = (path: string) => ({ id: path, path: `content/${path}`, type: "blob" })
  const next = { "GET repository/tree?page=2": [blob("b")] }
  const first = { GET: pageOf([blob("a"), { type: "tree" }], "repository/tree?page=2") }
  const query = "?ref=c1&path=content&recursive=true&pagination=keyset&per_page=100"
  expect(
    await read({ ...next, ...first }, async () => [...(await gitLab.filesOf("c1")).keys()]),
  ).toEqual([["a", "b"], `GET repository/tree${query}`])
  const cut = read({ GET: { tree: [], truncated: true } }, () => gitHub.filesOf("c1"))
  await expect(cut).rejects.toThrow(text("hosts.tooMany"))
})

test("commits, a blob and what two branches share are read", async () => {
  const commit = { id: "c1", date: time, kind: "commit" }
  const ofGitHub = { message: "Old\nMore", author: null, committer: { date: time } }
  expect(
    await read({ GET: [{ sha: "c1", commit: ofGitHub }] }, () => gitHub.commits("main", "a")),
  ).toEqual([
    [{ ...commit, author: "", summary: "Old" }],
    "GET commits?sha=main&path=a&per_page=100",
  ])
  const ofGitLab = { id: "c1", title: "First", author_name: "Ada", created_at: time }
  expect(await read({ GET: [ofGitLab] }, () => gitLab.commits("main", "a"))).toEqual([
    [{ ...commit, author: "Ada", summary: "First" }],
    "GET repository/commits?ref_name=main&path=a&per_page=100",
  ])
  expect(
    await read({ GET: new Response("text") }, async () => (await gitLab.blob("b1")).text()),
  ).toEqual(["text", "GET repository/blobs/b1/raw"])
  expect(await read({ GET: { id: "c0" } }, () => gitLab.mergeBase("c1", "c2"))).toEqual([
    "c0",
    "GET repository/merge_base?refs[]=c1&refs[]=c2",
  ])
})

test("open requests are read, and those of forks are told from others; an account may be deleted", async () => {
  const found = { id: 1, title: "Title", url: address, account: "grace", branch, head: "c1" }
  const pull = (repo: object | null, user: object | null = null) => {
    const head = { ref: branch, sha: "c1", repo }
    return { number: 1, title: "Title", html_url: address, user, head, base: { repo: { id: 1 } } }
  }
  const pulls = [pull({ id: 1 }, { login: "grace" }), pull({ id: 2 }), pull(null)]
  const fork = { ...found, account: "ghost", isFork: true }
  expect(await read({ GET: pulls }, gitHub.openRequests)).toEqual([
    [{ ...found, isFork: false }, fork, fork],
    "GET pulls?state=open&base=main&sort=updated&direction=desc&per_page=100",
  ])
  const requests = [1, 2, null].map((source_project_id) => ({
    iid: 1,
    title: "Title",
    web_url: address,
    author: { username: "grace" },
    source_branch: branch,
    sha: "c1",
    source_project_id,
    target_project_id: 1,
  }))
  expect(await read({ GET: requests }, gitLab.openRequests)).toEqual([
    [false, true, true].map((isFork) => ({ ...found, isFork })),
    "GET merge_requests?state=opened&target_branch=main&order_by=updated_at&sort=desc&per_page=100",
  ])
})

test.each<[Host, member: object | number, mayWrite: boolean]>([
  [gitLab, { access_level: 20 }, false],
  [gitLab, { access_level: 30 }, true],
  [gitLab, 404, false],
  [gitLab, 403, true], // GitLab does not tell
  [gitHub, { permissions: { push: false } }, false],
  [gitHub, { permissions: { push: true } }, true],
  [gitHub, {}, true], // GitHub does not tell
])("%# an account with %j may write: %p", async (host, member, mayWrite) => {
  const user = { id: 7, username: "ada", login: "ada" }
  const users = Object.fromEntries(apis.map((api) => [`GET ${api}/user`, user]))
  answer({ ...users, "GET members/all/7": member, GET: member })
  expect([await host.account(), await host.mayWrite()]).toEqual(["ada", mayWrite])
})

const writes: Commit["writes"] = new Map<string, string | { id: string } | Blob | null>([
  ["site.json", "{}"],
  ["values/old.json", null],
  ["images/new.png", new Blob(["PNG"])],
  ["images/copy.png", { id: "b1" }],
])
const startFiles = new Map(["site.json", "values/old.json"].map((file) => [file, "a"]))

test.each([
  ["c1", "c1"],
  [undefined, "c1"],
  ["c2", "c1"],
])("a commit to a branch at %p on %s guards what it continues", async (head, start) => {
  const sent = answer({
    "GET repository/blobs/b1/raw": new Response("GIF"),
    "GET repository/files/content/site.json?ref=c1": { last_commit_id: "c0" },
    GET: { last_commit_id: "c0" },
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
  expect(sent.at(-1)).toEqual([
    "POST repository/commits",
    { branch, commit_message: "Title", ...anew, actions },
  ])
})

test("a request at GitLab is opened, renewed, merged and closed, and its branch deleted", async () => {
  const sent = answer({
    GET: { detailed_merge_status: "mergeable" },
    POST: {},
    PUT: {},
    DELETE: {},
  })
  await gitLab.openOrUpdatePullRequest(branch, undefined, message)
  await gitLab.openOrUpdatePullRequest(branch, request, message)
  await gitLab.merge(1, "c1", message)
  await gitLab.close(1)
  await gitLab.deleteBranch(branch)
  const texts = { title: "Title", description: "- Text" }
  const words = "Title\n\n- Text"
  expect(sent).toEqual([
    ["POST merge_requests", { source_branch: branch, target_branch: "main", ...texts }],
    ["PUT merge_requests/1", texts],
    ["GET merge_requests/1"],
    [
      "PUT merge_requests/1/merge",
      { sha: "c1", merge_commit_message: words, squash_commit_message: words },
    ],
    ["PUT merge_requests/1", { state_event: "close" }],
    ["DELETE repository/branches/content/ada"],
  ])
})

test("who may not merge at GitLab is told so, and nothing is merged", async () => {
  const sent = answer({ GET: { user: { can_merge: false } }, PUT: {} })
  await expect(gitLab.merge(1, "c1", message)).rejects.toThrow(text("hosts.noMerge"))
  expect(sent).toEqual([["GET merge_requests/1"]])
})

test.each([
  [true, true, "squash"],
  [false, true, "merge"],
  [false, false, "rebase"],
  [undefined, undefined, "squash"],
])(
  "GitHub with squash %p and merge %p merges by %s",
  async (allow_squash_merge, allow_merge_commit, merge_method) => {
    const sent = answer({ GET: { allow_squash_merge, allow_merge_commit }, PUT: {} })
    await gitHub.merge(1, "c1", message)
    const commit = { commit_title: "Title", commit_message: "- Text" }
    expect(sent[1]).toEqual(["PUT pulls/1/merge", { merge_method, sha: "c1", ...commit }])
  },
)

const check = (conclusion: string | null, slug = "github-actions") => ({
  conclusion,
  app: { slug },
})
const [green, red, running] = [check("success"), check("failure"), check(null)]
const foreign = check("failure", "a-service")
const stateAtGitHub = (
  pull: object,
  checks: object | number,
  status: object | number,
  others: Answers = {},
) => {
  const results = { "GET commits/c1/check-runs": checks, "GET commits/c1/status": status }
  answer({ ...others, "GET pulls": pull, ...results })
  return gitHub.stateOf(1, "c1")
}

test.each<
  [merge: string, checks: unknown[], statuses: string[], state: string, mergeable?: null | false]
>([
  ["clean", [green, check("skipped"), check("neutral")], ["success"], "saved"],
  ["unstable", [green, foreign], ["failure", "pending"], "unstable"],
  ["unstable", [green, { conclusion: "failure", app: null }], [], "unstable"],
  ["unstable", [running], [], "checking"],
  ["unstable", [running, red], [], "failed"],
  ["blocked", [green], ["error"], "failed"],
  ["blocked", [green], ["pending"], "checking"],
  ["blocked", [green, foreign], [], "failed"],
  ["blocked", [green], [], "review"],
  ["draft", [green], [], "review"],
  ["behind", [red], [], "conflict"],
  ["dirty", [green], [], "conflict", false],
  ["unknown", [green], [], "checking", null],
])(
  "GitHub: %s with %j and %j is %s",
  async (...[merge, check_runs, statuses, state, mergeable = true]) => {
    const results = { statuses: statuses.map((one) => ({ state: one })) }
    expect(
      await stateAtGitHub({ mergeable, mergeable_state: merge }, { check_runs }, results),
    ).toBe(state)
  },
)

test("checks on a further page count; those that the token cannot read do not", async () => {
  const unstable = { mergeable: true, mergeable_state: "unstable" }
  expect(await stateAtGitHub(unstable, 403, 403)).toBe("unstable")
  const next = "https://api.github.com/repos/owner/site/commits/c1/check-runs/2"
  const first = pageOf({ check_runs: [green] }, next)
  const second = { "GET commits/c1/check-runs/2": { check_runs: [red] } }
  expect(await stateAtGitHub(unstable, first, { statuses: [] }, second)).toBe("failed")
})

test.each<[merge: string, pipeline: string | undefined, state: string, can_merge?: boolean]>([
  ["mergeable", "success", "saved"],
  ["mergeable", undefined, "saved", true],
  ["mergeable", "success", "review", false],
  ["not_approved", "success", "review"],
  ["conflict", "success", "conflict"],
  ["need_rebase", undefined, "conflict"],
  ["checking", undefined, "checking"],
  ["ci_must_pass", "waiting_for_callback", "checking"],
  ["ci_must_pass", "canceled", "failed"],
  ["ci_must_pass", "manual", "review"],
  ["mergeable", "failed", "failed"],
])(
  "GitLab: %s with the pipeline %s is %s",
  async (...[detailed_merge_status, status, state, can_merge]) => {
    const user = can_merge === undefined ? undefined : { can_merge }
    answer({ GET: { detailed_merge_status, head_pipeline: status ? { status } : null, user } })
    expect(await gitLab.stateOf(1, "c1")).toBe(state)
  },
)

const placeOf = ({ place }: { place?: { path: string; line?: number } }) =>
  place && `${place.path} ${place.line ?? "all"}`

test("threads at GitHub have their answers, and a place while their line is as it was", async () => {
  const user = { login: "grace", type: "User" }
  const said = { html_url: address, created_at: time, user, body: "Shorter?" }
  const comment = { ...said, path: "a", line: 2 }
  const sent = answer({
    "GET pulls/1/comments": [
      { ...comment, id: 1 },
      { ...comment, id: 2, line: 9, side: "LEFT" },
      { ...comment, id: 3, line: null }, // its line has changed since
      { ...comment, id: 4, in_reply_to_id: 1, user: null, body: "Yes." },
      { ...comment, id: 5, line: null, subject_type: "file" },
    ],
    "GET pulls/1/reviews": [
      { ...said, id: 6 },
      { ...said, id: 7, body: "" },
    ],
    "GET issues/1/comments": [{ ...said, id: 8, user: { login: "a", type: "Bot" } }],
    POST: {},
  })
  const threads = await gitHub.threads(request, "")
  expect(threads.map(placeOf)).toEqual(["a 2", undefined, "a all", undefined])
  const [asked] = [{ author: "grace", time, words: "Shorter?" }]
  expect(threads[0]).toMatchObject({
    url: address,
    comments: [asked, { author: "ghost", words: "Yes." }],
  })
  expect(threads[3]).toMatchObject({ answersTo: undefined, comments: [asked] })
  await gitHub.answer(threads[0].answersTo ?? "", "Both.")
  expect(sent.at(-1)).toEqual(["POST pulls/1/comments/1/replies", { body: "Both." }])
})

test("threads at GitLab have their place; resolved, outdated and automatic ones are left out", async () => {
  const note = { id: 5, body: "Shorter?", author: { username: "grace" }, created_at: time }
  const position = { head_sha: "c1", new_path: "a", new_line: 2, old_line: null }
  const on = (change: object) => ({ position: { ...position, ...change } })
  const discussion = (change: object, individual_note = false) => ({
    id: "d1",
    individual_note,
    notes: [{ ...note, ...change }],
  })
  const sent = answer({
    GET: [
      discussion(on({})),
      discussion(on({ new_line: null, old_line: 4 })),
      discussion(on({ new_line: undefined })), // the whole file
      discussion({}, true),
      discussion({ ...on({}), resolved: true }),
      discussion(on({ head_sha: "c0" })),
      discussion({ system: true }),
    ],
    POST: {},
  })
  const threads = await gitLab.threads(request, "c1")
  expect(threads.map(placeOf)).toEqual(["a 2", undefined, "a all", undefined])
  const comments = [{ author: "grace", time, words: "Shorter?" }]
  expect(threads[0]).toMatchObject({ url: `${address}#note_5`, comments })
  expect(threads[3].answersTo).toBeUndefined()
  await gitLab.answer(threads[0].answersTo ?? "", "Yes.")
  expect(sent.at(-1)).toEqual(["POST merge_requests/1/discussions/d1/notes", { body: "Yes." }])
})

test("a renamed file counts with both of its paths", async () => {
  const atGitHub = { GET: [{ filename: "b", previous_filename: "a" }] }
  expect(await read(atGitHub, () => gitHub.changedPaths(1))).toEqual([
    ["b", "a"],
    "GET pulls/1/files?per_page=100",
  ])
  const atGitLab = { GET: [{ new_path: "b", old_path: "a" }] }
  expect(await read(atGitLab, () => gitLab.changedPaths(1))).toEqual([
    ["b", "a"],
    "GET merge_requests/1/diffs?per_page=100",
  ])
})

test("the successful deployments of a commit are found; there may be no right to see them", async () => {
  const url = "https://preview.test"
  const status = { state: "success", created_at: time, target_url: url, context: "deploy-preview" }
  const atGitHub = {
    "GET deployments?": [{ id: 7 }, { id: 8 }],
    "GET deployments/7": [
      { state: "success", created_at: time, environment_url: "https://a.test" },
    ],
    "GET deployments/8": [{ state: "in_progress" }],
    "GET commits/c1/status": {
      statuses: [{ ...status, state: "pending" }, { ...status, context: "ci" }, status],
    },
  }
  expect(await read(atGitHub, () => gitHub.deployments("c1"))).toEqual([
    [
      { url: "https://a.test", time },
      { url, time },
    ],
    "GET deployments?sha=c1&per_page=5",
  ])
  const ofCommit = { sha: "c1", updated_at: time, environment: null }
  const atGitLab = [{ ...ofCommit, environment: { external_url: url } }, ofCommit, { sha: "c2" }]
  expect(await read({ GET: atGitLab }, () => gitLab.deployments("c1"))).toEqual([
    [{ url, time }, { time }],
    "GET deployments?status=success&order_by=id&sort=desc&per_page=50",
  ])
  for (const host of [gitHub, gitLab])
    expect((await read({ GET: 403 }, () => host.deployments("c1")))[0]).toEqual([])
})

test("the newest version of GitHub's API is asked for, but of an own GitHub the old one", async () => {
  answer({ GET: { login: "ada" } })
  const own = { ...settings, backend: "github" as const, apiUrl: "https://git.test/api/v3" }
  for (const host of [gitHub, createGitHub(own, session)]) expect(await host.account()).toBe("ada")
  const versions = jest
    .mocked(fetch)
    .mock.calls.map(([, options]) => Object(options?.headers)["x-github-api-version"])
  expect(versions).toEqual(["2026-03-10", "2022-11-28"])
})
