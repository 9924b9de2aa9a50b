import type { Settings } from "../../../plugins/content-editor/backends/settings"
import { createEmulator, ok, refuse, type Body, type Call } from "./emulator"
import { createRepository } from "./repository"

type PullRequest = {
  number: number
  title: string
  text: string
  branch: string
  account: string
  state: "open" | "closed" | "merged"
}
type ReviewComment = {
  id: number
  /** Undefined once its line has changed. */
  line?: number
  side?: "LEFT" | "RIGHT"
  path: string
  login: string
  body: string
  in_reply_to_id?: number
}

export type GitHub = ReturnType<typeof emulateGitHub>

const created = (body: unknown) => ({ status: 201, body })
const notFound = refuse(404, "Not Found")

/** The API of GitHub with the repository `owner/site`. */
export function emulateGitHub(
  files: Record<string, string | Buffer>,
  apiUrl = "https://api.github.test",
) {
  const settings: Settings & { backend: "github" } = {
    backend: "github",
    project: "",
    repo: "owner/site",
    branch: "main",
    apiUrl,
  }
  const repository = createRepository(files)
  const { blobs, trees, commits, branches, addBlob, addTree, addCommit } = repository
  /** What tests set, and what requests read and change. */
  const state = {
    requests: new Array<PullRequest>(),
    /** The line comments of all requests. */
    comments: new Array<ReviewComment>(),
    /** By commit. */
    deployments: new Map<string, { state: string; environment_url?: string }>(),
    checks: "passed" as "passed" | "running" | "failed",
    needsReview: false,
  }

  const userOf = (login: string) => ({ login, type: login.endsWith("[bot]") ? "Bot" : "User" })
  const commentToJson = ({ login, ...comment }: ReviewComment) => ({
    subject_type: "line",
    ...comment,
    user: userOf(login),
    created_at: "2026-11-25T09:00:00Z",
    html_url: `https://github.test/owner/site/pull/1#discussion_r${comment.id}`,
  })
  const requestOf = ({ parts: [number] }: Call) => state.requests[Number(number) - 1]
  /** A pull request as lists name it. Only its own address tells whether it can be merged. */
  const listed = ({ number, title, text, branch, account, ...request }: PullRequest) => ({
    number,
    title,
    body: text,
    user: userOf(account),
    html_url: `https://github.test/owner/site/pull/${number}`,
    state: request.state === "open" ? "open" : "closed",
    head: { ref: branch, sha: branches.get(branch), repo: { id: 1 } },
    base: { ref: "main", repo: { id: 1 } },
  })
  const toJson = (request: PullRequest) => ({
    ...listed(request),
    mergeable: repository.isMergeable("main", request.branch),
    mergeable_state: mergeableState(request.branch),
  })
  function mergeableState(branch: string) {
    if (!repository.isMergeable("main", branch)) return "dirty"
    if (state.needsReview) return "blocked"
    return state.checks === "passed" ? "clean" : "unstable"
  }
  const refOf = (name: string) => ({
    ref: `refs/heads/${name}`,
    object: { type: "commit", sha: branches.get(name) },
  })

  /** The files and folders at the top of a tree. Folders get trees of their own. */
  const topOf = (entries: ReadonlyMap<string, string>) =>
    [...new Set([...entries.keys()].map((path) => path.split("/")[0]))].map((name) => {
      const sha = entries.get(name)
      if (sha) return { path: name, type: "blob", sha }
      const below = [...entries].filter(([path]) => path.startsWith(`${name}/`))
      const folder = below.map(([path, id]) => [path.slice(name.length + 1), id] as const)
      return { path: name, type: "tree", sha: addTree(new Map(folder)) }
    })

  function createTree({ base_tree: base, tree }: Body) {
    const entries = new Map(trees.get(base))
    for (const { path, sha, content } of typeof tree === "string" ? [] : tree) {
      if (sha === null && !entries.delete(path)) return refuse(422, "GitRPC::BadObjectState")
      if (typeof sha === "string" && !blobs.has(sha)) return refuse(422, "tree.sha is not valid")
      if (sha !== null) entries.set(path, sha ?? addBlob(content ?? ""))
    }
    return trees.has(base) ? created({ sha: addTree(entries) }) : notFound
  }

  function openRequest({ body: { title, body: text, head: branch }, account }: Call) {
    if (!branches.has(branch) || repository.differences("main", branch).length === 0)
      return refuse(422, "Validation Failed")
    if (state.requests.some((one) => one.branch === branch && one.state === "open"))
      return refuse(422, `A pull request already exists for owner:${branch}.`)
    const number = state.requests.length + 1
    const { login } = account
    const request: PullRequest = { number, title, text, branch, account: login, state: "open" }
    state.requests.push(request)
    return created(toJson(request))
  }

  function merge(call: Call) {
    const request = requestOf(call)
    const { sha, commit_title: title, commit_message: text } = call.body
    if (call.account.rights !== "write") return refuse(403, "Resource not accessible")
    const isMergeable = ["clean", "unstable"].includes(mergeableState(request.branch))
    if (request.state !== "open" || !isMergeable)
      return refuse(405, "Pull Request is not mergeable")
    if (sha !== branches.get(request.branch))
      return refuse(409, "Head branch was modified. Review and try the merge again.")
    repository.merge("main", request.branch, `${title}\n\n${text}`.trim())
    request.state = "merged"
    return ok({ merged: true })
  }

  const emulator = createEmulator(apiUrl, {
    "GET /user": ({ account: { login } }) => ok({ login }),
    "GET ": ({ account: { rights } }) =>
      ok({ permissions: { admin: false, push: rights !== "read", pull: true } }),
    "GET /git/matching-refs/heads/*": ({ parts: [start] }) =>
      ok([...branches.keys()].filter((name) => name.startsWith(start)).map(refOf)),
    "GET /compare/*...*": ({ parts: [one, other] }) =>
      ok({ merge_base_commit: { sha: repository.mergeBase(one, other) } }),
    "GET /git/commits/*": ({ parts: [id] }) => {
      const commit = commits.get(id)
      return commit ? ok({ sha: id, tree: { sha: commit.tree } }) : notFound
    },
    "GET /git/trees/*": ({ parts: [id], query }) => {
      const entries = trees.get(commits.get(id)?.tree ?? id)
      if (!entries) return notFound
      const all = [...entries].map(([path, sha]) => ({ path, type: "blob", sha }))
      return ok({ sha: id, tree: query.has("recursive") ? all : topOf(entries) })
    },
    "GET /git/blobs/*": ({ parts: [id] }) => {
      const bytes = blobs.get(id)
      return bytes ? ok(bytes) : notFound
    },
    "GET /commits": ({ query }) => {
      const logged = repository.log(query.get("sha") ?? "main", query.get("path") ?? "")
      return ok(
        logged.map(({ id, message, author, date }) => ({
          sha: id,
          commit: { message, author: { name: author, date } },
        })),
      )
    },
    "GET /commits/*/check-runs": () => {
      const status = state.checks === "running" ? "in_progress" : "completed"
      const conclusion = { passed: "success", failed: "failure", running: null }[state.checks]
      return ok({ check_runs: [{ status, conclusion, app: { slug: "github-actions" } }] })
    },
    "GET /commits/*/status": () => ok({ state: "pending", statuses: [] }),
    "POST /git/blobs": ({ body }) => created({ sha: addBlob(Buffer.from(body.content, "base64")) }),
    "POST /git/trees": ({ body }) => createTree(body),
    "POST /git/commits": ({ body: { tree, parents, message }, account }) => {
      if (!trees.has(String(tree)) || !parents.every((id) => commits.has(id)))
        return refuse(422, "Tree SHA or parent does not exist")
      return created({ sha: addCommit(String(tree), parents, message, account.login) })
    },
    "POST /git/refs": ({ body: { ref, sha } }) => {
      const name = ref.replace("refs/heads/", "")
      if (branches.has(name)) return refuse(422, "Reference already exists")
      branches.set(name, sha)
      return created(refOf(name))
    },
    "PATCH /git/refs/heads/*": ({ parts: [name], body: { sha, force } }) => {
      const old = branches.get(name)
      if (!old) return refuse(422, "Reference does not exist")
      const isForward = repository.ancestors(sha).some(({ id }) => id === old)
      if (!force && !isForward) return refuse(422, "Update is not a fast forward")
      branches.set(name, sha)
      return ok(refOf(name))
    },
    "DELETE /git/refs/heads/*": ({ parts: [name] }) =>
      branches.delete(name) ? { status: 204 } : refuse(422, "Reference does not exist"),
    "GET /pulls": ({ query }) => {
      const isWanted = ({ state: requestState, branch }: PullRequest) =>
        requestState === query.get("state") && [null, `owner:${branch}`].includes(query.get("head"))
      return ok(state.requests.filter(isWanted).map(listed))
    },
    "GET /pulls/*/files": (call) => {
      const { branch } = requestOf(call)
      const paths = repository.differences(repository.mergeBase("main", branch), branch)
      return ok(paths.map((filename) => ({ filename, status: "modified" })))
    },
    "GET /pulls/*/comments": () => ok(state.comments.map(commentToJson)),
    "POST /pulls/*/comments/*/replies": ({ parts: [, to], body: { body }, account: { login } }) => {
      const first = state.comments.find(({ id }) => id === Number(to))
      if (!first) return notFound
      const id = state.comments.length + 1
      const reply: ReviewComment = { ...first, id, login, body, in_reply_to_id: first.id }
      state.comments.push(reply)
      return created(commentToJson(reply))
    },
    "GET /pulls/*/reviews": () => ok([]),
    "GET /issues/*/comments": () => ok([]),
    "GET /deployments": ({ query }) => {
      const shas = [...state.deployments.keys()]
      const found = shas.map((sha, index) => ({ id: index + 1, sha }))
      return ok(found.filter(({ sha }) => sha === query.get("sha")))
    },
    "GET /deployments/*/statuses": ({ parts: [id] }) => {
      const status = [...state.deployments.values()][Number(id) - 1]
      return ok([{ ...status, created_at: "2026-11-25T10:00:00Z" }])
    },
    "GET /pulls/*": (call) => ok(toJson(requestOf(call))),
    "POST /pulls": openRequest,
    "PATCH /pulls/*": (call) => {
      const request = requestOf(call)
      const { title = request.title, body = request.text, state: next } = call.body
      Object.assign(request, { title, text: body }, next === "closed" && { state: "closed" })
      return ok(toJson(request))
    },
    "PUT /pulls/*/merge": merge,
  })
  return {
    ...emulator,
    repository,
    state,
    /** What the editor needs to use it. */
    settings,
    /** Throws if GitHub would not have accepted a request, or not have sent an answer. */
    assertNoProblems() {
      if (emulator.problems.size > 0) throw new Error([...emulator.problems].join("\n"))
    },
  }
}
