/** @jest-environment node */
import { text } from "../ui/words/words"
import { createGitLab } from "./gitlab"
import type { Commit } from "./host"

const settings = {
  backend: "gitlab",
  project: "",
  repo: "group/team/site",
  branch: "main",
} as const
const host = createGitLab(settings, { token: () => "t", signOut: () => undefined })
const base = "https://gitlab.com/api/v4/projects/group%2Fteam%2Fsite/"
const [branch, message] = ["content/ada", { title: "Title", body: "- Text" }]

/** The answers of GitLab by request: JSON, bytes, or a status. Returns the requests and their bodies. */
function answer(answers: Record<string, object | number>) {
  const sent: [request: string, body?: unknown][] = []
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, { method = "GET", body } = {}) => {
    const address = String(url).replace(base, "").replace("https://gitlab.com/api/v4", "")
    const request = `${method} ${decodeURIComponent(address)}`
    sent.push(body ? [request, JSON.parse(String(body))] : [request])
    const [, found = 404] = Object.entries(answers).find(([name]) => request.startsWith(name)) ?? []
    if (found instanceof Response) return found
    return typeof found === "number" ? new Response("{}", { status: found }) : Response.json(found)
  })
  return sent
}

const user = { id: 7, username: "ada" }

test.each<[member: object | number, mayWrite: boolean]>([
  [{ access_level: 20 }, false],
  [{ access_level: 30 }, true],
  [404, false],
  [403, true], // GitLab does not tell
])("a member with %j may write: %p", async (member, mayWrite) => {
  answer({ "GET /user": user, "GET members/all/7": member })
  expect(await host.account()).toBe("ada")
  expect(await host.mayWrite()).toBe(mayWrite)
})

test("the last commit of a branch is read; there may be none", async () => {
  answer({ "GET repository/branches/content/ada": { commit: { id: "c1" } } })
  expect(await host.headOf(branch)).toBe("c1")
  expect(await host.headOf("main")).toBeUndefined()
  answer({ "GET repository/branches/content/ada": 500 })
  await expect(host.headOf(branch)).rejects.toMatchObject({ status: 500 })
})

test("all pages of the files below content/ are read", async () => {
  const blob = (id: string, path: string) => ({ id, path: `content/${path}`, type: "blob" })
  const folder = { id: "f", path: "content/values", type: "tree" }
  const next = { link: `<${base}repository/tree?page_token=2>; rel="next"` }
  const sent = answer({
    "GET repository/tree?page_token": [blob("b", "values/a.json")],
    "GET repository/tree": Response.json([blob("a", "site.json"), folder], { headers: next }),
  })
  expect([...(await host.filesOf("c1"))]).toEqual([
    ["site.json", "a"],
    ["values/a.json", "b"],
  ])
  expect(sent[0][0]).toMatch(/\?ref=c1&path=content&recursive=true&pagination=keyset/)
})

test("commits, blobs and what two branches share are read", async () => {
  const commit = {
    id: "c1",
    title: "First",
    author_name: "Ada",
    created_at: "2026-01-02T03:04:05Z",
  }
  const sent = answer({
    "GET repository/commits": [commit],
    "GET repository/blobs/b1/raw": new Response("text"),
    "GET repository/merge_base": { id: "c0" },
  })
  expect(await host.commits("main", "content/site.json")).toEqual([
    { id: "c1", summary: "First", author: "Ada", date: commit.created_at, kind: "commit" },
  ])
  expect(await (await host.blob("b1")).text()).toBe("text")
  expect(await host.mergeBase("c1", "c2")).toBe("c0")
  expect(sent.map(([request]) => request)).toEqual([
    "GET repository/commits?ref_name=main&path=content/site.json&per_page=100",
    "GET repository/blobs/b1/raw",
    "GET repository/merge_base?refs[]=c1&refs[]=c2",
  ])
})

const writes: Commit["writes"] = new Map<string, string | { id: string } | Blob | null>([
  ["site.json", "{}"],
  ["values/new.json", "[]"],
  ["values/old.json", null],
  ["images/new.png", new Blob(["PNG"])],
  ["images/copy.png", { id: "b1" }],
])
const startFiles = new Map([
  ["site.json", "s"],
  ["values/old.json", "o"],
])
const actions = [
  { action: "update", file_path: "content/site.json", content: "{}" },
  { action: "create", file_path: "content/values/new.json", content: "[]" },
  { action: "delete", file_path: "content/values/old.json" },
  { action: "create", file_path: "content/images/new.png", content: "UE5H", encoding: "base64" },
  { action: "create", file_path: "content/images/copy.png", content: "R0lG", encoding: "base64" },
]
const answers = () => ({
  "GET repository/blobs/b1/raw": new Response("GIF"),
  "GET repository/files": { last_commit_id: "c0" },
  "POST repository/commits": {},
})
const commitOf = (sent: [string, unknown?][]) =>
  sent.filter(([request]) => request.startsWith("POST")).map(([, body]) => body)

test("a commit continues a branch only if each of its files is as it was", async () => {
  const sent = answer(answers())
  await host.commit({ branch, message: "Title", head: "c1", start: "c1", startFiles, writes })
  const guarded = actions.map((action) =>
    action.action === "create" ? action : { ...action, last_commit_id: "c0" },
  )
  expect(commitOf(sent)).toEqual([{ branch, commit_message: "Title", actions: guarded }])
  expect(sent.map(([request]) => request)).toContain(
    "GET repository/files/content/site.json?ref=c1",
  )
})

test.each([undefined, "c2"])("a branch at %p begins anew at another commit", async (head) => {
  const sent = answer(answers())
  await host.commit({ branch, message: "Title", head, start: "c1", startFiles, writes })
  const anew = { start_sha: "c1", force: true }
  expect(commitOf(sent)).toEqual([{ branch, commit_message: "Title", ...anew, actions }])
})

test("open requests are read, and those of forks are told from others", async () => {
  const request = (source_project_id: number | null) => ({
    iid: 1,
    title: "Title",
    web_url: "https://gitlab.com/1",
    author: { username: "grace" },
    source_branch: branch,
    sha: "c1",
    source_project_id,
    target_project_id: 1,
  })
  const sent = answer({ "GET merge_requests": [request(1), request(2), request(null)] })
  const found = { id: 1, title: "Title", url: "https://gitlab.com/1", account: "grace", branch }
  expect(await host.openRequests()).toEqual([
    { ...found, head: "c1", isFork: false },
    { ...found, head: "c1", isFork: true },
    { ...found, head: "c1", isFork: true },
  ])
  const order = "order_by=updated_at&sort=desc&per_page=100"
  expect(sent).toEqual([[`GET merge_requests?state=opened&target_branch=main&${order}`]])
})

test("a request is opened, renewed, merged and closed, and its branch deleted", async () => {
  const open = { id: 1, title: "", url: "" }
  const sent = answer({
    GET: { detailed_merge_status: "mergeable" },
    POST: {},
    PUT: {},
    DELETE: {},
  })
  await host.openOrUpdatePullRequest(branch, undefined, message)
  await host.openOrUpdatePullRequest(branch, open, message)
  await host.merge(1, "c1", message)
  await host.close(1)
  await host.deleteBranch(branch)
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

test("who may not merge is told so, and nothing is merged", async () => {
  const sent = answer({ GET: { user: { can_merge: false } }, PUT: {} })
  await expect(host.merge(1, "c1", message)).rejects.toThrow(text("hosts.noMerge"))
  expect(sent).toEqual([["GET merge_requests/1"]])
})

test.each<[merge: string, pipeline: string | undefined, state: string, canMerge?: boolean]>([
  ["mergeable", "success", "saved"],
  ["mergeable", undefined, "saved", true],
  ["mergeable", "success", "review", false],
  ["not_approved", "success", "review"],
  ["conflict", "success", "conflict"],
  ["need_rebase", undefined, "conflict"],
  ["checking", undefined, "checking"],
  ["ci_still_running", undefined, "checking"],
  ["ci_must_pass", "waiting_for_callback", "checking"],
  ["ci_must_pass", "scheduled", "checking"],
  ["ci_must_pass", "canceling", "checking"],
  ["ci_must_pass", "canceled", "failed"],
  ["ci_must_pass", "manual", "review"],
  ["mergeable", "failed", "failed"],
])("a request that is %s with the pipeline %s is %s", async (...row) => {
  const [merge, status, state, canMerge] = row
  const pipeline = status ? { status } : null
  const rights = canMerge === undefined ? undefined : { can_merge: canMerge }
  answer({ GET: { detailed_merge_status: merge, head_pipeline: pipeline, user: rights } })
  expect(await host.stateOf(1, "c1")).toBe(state)
})

const note = {
  id: 5,
  body: "Shorter?",
  author: { username: "grace" },
  created_at: "2026-11-25T09:00:00Z",
  system: false,
}
const position = { head_sha: "c1", new_path: "content/site.json", new_line: 2, old_line: null }
const discussion = (change: object) => ({
  id: "d1",
  individual_note: false,
  notes: [{ ...note, ...change }],
})

test("open threads have their place; resolved, outdated and automatic ones are left out", async () => {
  const address = "https://gitlab.com/1"
  const sent = answer({
    "GET merge_requests/1/discussions": [
      discussion({ position }),
      discussion({ position: { ...position, new_line: null, old_line: 4 } }),
      discussion({ position: { ...position, new_line: undefined } }), // the whole file
      { ...discussion({}), individual_note: true },
      discussion({ position, resolved: true }),
      discussion({ position: { ...position, head_sha: "c0" } }),
      discussion({ system: true }),
    ],
    POST: {},
  })
  const threads = await host.threads({ id: 1, title: "", url: address }, "c1")
  const place = { path: position.new_path }
  expect(threads.map((one) => one.place)).toEqual([
    { ...place, line: 2 },
    undefined,
    place,
    undefined,
  ])
  expect(threads[0]).toMatchObject({
    url: `${address}#note_5`,
    comments: [{ author: "grace", time: note.created_at, words: "Shorter?" }],
  })
  expect(threads[3].answersTo).toBeUndefined()
  await host.answer(threads[0].answersTo ?? "", "Yes.")
  expect(sent).toEqual([
    ["GET merge_requests/1/discussions?per_page=100"],
    ["POST merge_requests/1/discussions/d1/notes", { body: "Yes." }],
  ])
})

test("a renamed file counts with both of its paths", async () => {
  const diff = { new_path: "content/b.json", old_path: "content/a.json" }
  const sent = answer({ GET: [diff] })
  expect(await host.changedPaths(2)).toEqual(["content/b.json", "content/a.json"])
  expect(sent).toEqual([["GET merge_requests/2/diffs?per_page=100"]])
})

test("the deployments of a commit are found; there may be none, or no right to see them", async () => {
  const deployment = (sha: string, environment: object | null) => ({
    sha,
    environment,
    updated_at: note.created_at,
  })
  const all = [
    deployment("c1", { external_url: "https://review.test" }),
    deployment("c2", null),
    deployment("c3", { external_url: null }),
  ]
  const sent = answer({ "GET deployments": all })
  expect(await host.deployments("c1")).toEqual([
    { url: "https://review.test", time: note.created_at },
  ])
  expect(await host.deployments("c3")).toEqual([{ time: note.created_at }])
  expect(await host.deployments("c4")).toEqual([])
  expect(sent[0]).toEqual(["GET deployments?status=success&order_by=id&sort=desc&per_page=50"])
  answer({ "GET deployments": 403 })
  expect(await host.deployments("c1")).toEqual([])
})
