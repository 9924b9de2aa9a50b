import type { Settings } from "../../../plugins/content-editor/backends/git/settings"
import { createEmulator, ok, refuse, type Body, type Call } from "./emulator"
import { createRepository } from "./repository"

type PullRequest = Record<"title" | "text" | "branch", string> & {
  number: number
  state: "open" | "closed" | "merged"
}

export type GitHub = ReturnType<typeof emulateGitHub>

const apiUrl = "https://api.github.test"
const project = { project: "", repo: "owner/site", branch: "main" }
/** What the editor needs to use it. */
const settings: Settings = { backend: "github", ...project, apiUrl }

/** The API of GitHub with the repository `owner/site`. */
export function emulateGitHub(files: Record<string, string | Buffer>) {
  const repository = createRepository(files)
  const { blobs, trees, commits, branches, addBlob, addTree, addCommit } = repository
  /** What tests set, and what requests read and change. */
  const state = {
    requests: new Array<PullRequest>(),
    /** Of the checks; null while they run. */
    conclusion: "success" as "success" | null,
  }

  const requestOf = ({ parts: [number] }: Call) => state.requests[Number(number) - 1]
  /** A pull request as lists name it. Only its own address tells whether it can be merged. */
  const listed = ({ number, title }: PullRequest) => ({
    number,
    title,
    html_url: `https://github.test/owner/site/pull/${number}`,
  })

  /** The tree of the folder content/. */
  function contentIn(entries: ReadonlyMap<string, string>) {
    const below = [...entries].filter(([path]) => path.startsWith("content/"))
    return addTree(new Map(below.map(([path, id]) => [path.replace("content/", ""), id] as const)))
  }

  function createTree({ base_tree: base, tree }: Body) {
    const entries = new Map(trees.get(base))
    for (const { path, sha, content } of typeof tree === "string" ? [] : tree) {
      if (sha === null && !entries.delete(path)) return refuse(422, "GitRPC::BadObjectState")
      if (sha !== null) entries.set(path, sha ?? addBlob(content ?? ""))
    }
    return ok({ sha: addTree(entries) })
  }

  function openRequest({ body: { title, body: text, head: branch } }: Call) {
    const number = state.requests.length + 1
    state.requests.push({ number, title, text, branch, state: "open" })
    return ok()
  }

  function merge(call: Call) {
    const request = requestOf(call)
    const { sha, commit_title: title, commit_message: text } = call.body
    if (call.account.rights !== "write") return refuse(403, "Resource not accessible")
    if (sha !== branches.get(request.branch)) return refuse(409, "Head branch was modified.")
    repository.merge("main", request.branch, `${title}\n\n${text}`.trim())
    request.state = "merged"
    return ok()
  }

  const emulator = createEmulator(apiUrl, {
    "GET /user": ({ account: { login } }) => ok({ login }),
    "GET ": () => ok({ permissions: { push: true } }),
    "GET /git/matching-refs/heads/*": ({ parts: [start] }) => {
      const found = [...branches].filter(([name]) => name.startsWith(start))
      return ok(found.map(([name, sha]) => ({ ref: `refs/heads/${name}`, object: { sha } })))
    },
    "GET /compare/*[.]{3}*": ({ parts: [one, other] }) =>
      ok({ merge_base_commit: { sha: repository.mergeBase(one, other) } }),
    "GET /git/commits/*": ({ parts: [id] }) => ok({ tree: { sha: commits.get(id)?.tree } }),
    "GET /git/trees/*": ({ parts: [id], query }) => {
      const entries = trees.get(commits.get(id)?.tree ?? id) ?? new Map<string, string>()
      const all = [...entries].map(([path, sha]) => ({ path, type: "blob", sha }))
      const top = { path: "content", type: "tree", sha: contentIn(entries) }
      return ok({ tree: query.has("recursive") ? all : [top] })
    },
    "GET /git/blobs/*": ({ parts: [id] }) => ok(blobs.get(id)),
    "GET /commits": ({ query }) =>
      ok(repository.log(query.get("sha") ?? "main", query.get("path") ?? "")),
    "GET /commits/*/check-runs": () =>
      ok({ check_runs: [{ conclusion: state.conclusion, app: { slug: "github-actions" } }] }),
    "GET /commits/*/status": () => ok({ statuses: [] }),
    "POST /git/blobs": ({ body }) => ok({ sha: addBlob(Buffer.from(body.content, "base64")) }),
    "POST /git/trees": ({ body }) => createTree(body),
    "POST /git/commits": ({ body: { tree, parents, message }, account }) =>
      ok({ sha: addCommit(String(tree), parents, message, account.login) }),
    "POST /git/refs": ({ body: { ref, sha } }) => {
      const name = ref.replace("refs/heads/", "")
      if (branches.has(name)) return refuse(422, "Reference already exists")
      branches.set(name, sha)
      return ok()
    },
    "PATCH /git/refs/heads/*": ({ parts: [name], body: { sha, force } }) => {
      if (!branches.has(name)) return refuse(422, "Reference does not exist")
      const isForward = repository.ancestors(sha).some((one) => one.sha === branches.get(name))
      if (!force && !isForward) return refuse(422, "Update is not a fast forward")
      branches.set(name, sha)
      return ok()
    },
    "DELETE /git/refs/heads/*": ({ parts: [name] }) =>
      branches.delete(name) ? { status: 204 } : refuse(422, "Reference does not exist"),
    "GET /pulls": ({ query }) => {
      const isAsked = (one: PullRequest) => `owner:${one.branch}` === query.get("head")
      return ok(state.requests.filter((one) => one.state === "open" && isAsked(one)).map(listed))
    },
    "GET /deployments": () => ok([]),
    "GET /pulls/*": () =>
      ok({ mergeable: true, mergeable_state: state.conclusion ? "clean" : "unstable" }),
    "POST /pulls": openRequest,
    "PATCH /pulls/*": (call) => {
      const request = requestOf(call)
      const { title = request.title, body = request.text, state: next } = call.body
      Object.assign(request, { title, text: body }, next === "closed" && { state: "closed" })
      return ok()
    },
    "PUT /pulls/*/merge": merge,
  })

  return { ...emulator, repository, state, settings }
}
