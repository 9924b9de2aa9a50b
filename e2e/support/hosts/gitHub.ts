import { readFileSync } from "node:fs"
import { createContract } from "./contract/contract"
import {
  createEmulator,
  createState,
  ok,
  paged,
  refuse,
  type Call,
  type ChangeRequest,
} from "./emulator"
import { createRepository } from "./repository"

type Entry = { path: string; sha?: string | null; content?: string }
type Body = {
  title: string
  body: string
  state: string
  head: string
  content: string
  encoding: "base64" | "utf8"
  base_tree: string
  tree: string | Entry[]
  message: string
  parents: string[]
  ref: string
  sha: string
  force: boolean
  merge_method: string
  commit_title: string
  commit_message: string
}

const contract = createContract(
  JSON.parse(readFileSync("test/interfaces/github.json", "utf8")),
  // GitHub's guide names these statuses for all requests: access, rate limits and failures of its own.
  {
    statuses: [401, 403, 404, 429, 500, 502, 503],
    schema: { $ref: "#/components/schemas/basic-error" },
  },
)

const isRaw = ({ headers }: Call<Body>) =>
  headers.get("accept") === "application/vnd.github.raw+json"
const created = (body: unknown) => ({ status: 201, body })

/** The API of GitHub with the repository `owner/site`. */
export function emulateGitHub(
  files: Record<string, string | Buffer>,
  apiUrl = "https://api.github.test",
) {
  const repository = createRepository(files)
  const { blobs, trees, commits, branches, addBlob, addTree, addCommit, commitOf } = repository
  const state = createState()
  const settings = {
    methods: { allow_squash_merge: true, allow_merge_commit: true },
    hidesChecks: false,
    /** The branch may be merged only when all checks and statuses have passed. */
    requiresChecks: false,
    hasMergeQueue: false,
    isTruncated: false,
    /** The source of the requests is a fork with a branch of the same name. */
    isFork: false,
  }
  /** What services tell of the last commit beside `state.checks`, which are of the own workflow. */
  const statuses: { state: "error" | "failure" | "pending" | "success" }[] = []
  const checkRuns: { status: string; conclusion: string | null; app?: { slug?: string } | null }[] =
    []
  const folders = new Map<string, Map<string, string>>()

  /** A pull request as lists name it. Only its own address tells whether it can be merged. */
  const listed = ({ number, title, text, branch, state: requestState }: ChangeRequest) => ({
    number,
    title,
    body: text,
    html_url: `https://github.test/owner/site/pull/${number}`,
    state: requestState === "open" ? "open" : "closed",
    head: { ref: branch, sha: branches.get(branch), repo: { id: settings.isFork ? 2 : 1 } },
    base: { ref: "main", repo: { id: 1 } },
  })
  const toJson = (request: ChangeRequest) => ({
    ...listed(request),
    mergeable: repository.isMergeable("main", request.branch),
    mergeable_state: mergeableState(request.branch),
  })
  const mergeableState = (branch: string) => {
    if (!repository.isMergeable("main", branch)) return "dirty"
    const results = [...checkRuns.map(({ conclusion }) => conclusion), ...statuses.map(stateOf)]
    const arePassed = state.checks === "passed" && results.every((one) => one === "success")
    if (state.needsReview || settings.hasMergeQueue) return "blocked"
    return arePassed ? "clean" : settings.requiresChecks ? "blocked" : "unstable"
  }
  const stateOf = (status: (typeof statuses)[number]) => status.state
  const refOf = (name: string) => ({
    ref: `refs/heads/${name}`,
    object: { type: "commit", sha: branches.get(name) },
  })
  const requestOf = ({ parts: [number] }: Call<Body>) => state.requests[Number(number) - 1]
  const blob = (call: Call<Body>, id: string) => {
    const bytes = blobs.get(id)
    if (!bytes) return refuse(404, "Not Found")
    return ok(isRaw(call) ? bytes : { content: bytes.toString("base64"), encoding: "base64" })
  }
  /** The files of a folder's tree, by their path below it. */
  const folderOf = (entries: ReadonlyMap<string, string>, folder: string) =>
    new Map(
      [...entries].flatMap(([path, id]) =>
        path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), id]] : [],
      ),
    )

  function rootTree(name: string) {
    const entries = trees.get(commitOf(name)?.tree ?? name) ?? new Map<string, string>()
    const names = new Set([...entries.keys()].map((path) => path.split("/")[0]))
    return [...names].map((path) => {
      const sha = entries.get(path)
      if (sha) return { path, type: "blob", sha }
      const folder = folderOf(entries, path)
      const id = addTree(folder)
      folders.set(id, folder)
      return { path, type: "tree", sha: id }
    })
  }

  function createTree({ base_tree: base, tree }: Body) {
    const entries = new Map(trees.get(base))
    if (!trees.has(base)) return refuse(404, "Not Found")
    for (const { path, sha, content } of typeof tree === "string" ? [] : tree) {
      if (sha === null && !entries.delete(path)) return refuse(422, "GitRPC::BadObjectState")
      if (typeof sha === "string" && !blobs.has(sha)) return refuse(422, "tree.sha is not valid")
      if (sha !== null) entries.set(path, sha ?? addBlob(content ?? ""))
    }
    return created({ sha: addTree(entries) })
  }

  function merge(call: Call<Body>) {
    const request = requestOf(call)
    const { sha, merge_method: method, commit_title: title, commit_message: text } = call.body
    if (call.account.rights !== "write") return refuse(403, "Resource not accessible")
    if (settings.hasMergeQueue)
      return refuse(
        405,
        "Repository rule violations found\n\nChanges must be made through the merge queue\n\n",
      )
    const isMergeable = ["clean", "unstable"].includes(mergeableState(request.branch))
    if (request.state !== "open" || !isMergeable)
      return refuse(405, "Pull Request is not mergeable")
    if (method === "squash" && !settings.methods.allow_squash_merge)
      return refuse(405, "Squash merges are not allowed on this repository.")
    if (sha !== branches.get(request.branch))
      return refuse(409, "Head branch was modified. Review and try the merge again.")
    repository.merge("main", request.branch, `${title}\n\n${text}`.trim())
    request.state = "merged"
    return ok({ merged: true })
  }

  const emulator = createEmulator({
    repository,
    apiUrl,
    repositoryPath: "/repos/owner/site",
    contract,
    state,
    refusals: {
      token: refuse(401, "Bad credentials"),
      repository: refuse(404, "Not Found"),
      write: refuse(403, "Resource not accessible by personal access token"),
    },
    routes: {
      "GET /user": ({ account: { login } }) => ok({ login, name: login }),
      "GET ": ({ account: { rights } }) =>
        ok({
          full_name: "owner/site",
          permissions: { admin: false, push: rights !== "read", pull: true },
          ...settings.methods,
        }),
      "GET /git/matching-refs/heads/*": (call) => {
        const found = [...branches].filter(([name]) => name.startsWith(call.parts[0]))
        const refs = found.map(([name]) => refOf(name))
        const { items, headers } = paged(call, refs)
        return ok(items, headers)
      },
      "GET /compare/*...*": ({ parts: [one, other] }) =>
        ok({ merge_base_commit: { sha: repository.mergeBase(one, other) } }),
      "GET /git/commits/*": ({ parts: [id] }) => {
        const commit = commits.get(id)
        return commit ? ok({ sha: id, tree: { sha: commit.tree } }) : refuse(404, "Not Found")
      },
      "GET /git/trees/*": ({ parts: [id], query }) => {
        const folder = folders.get(id)
        if (!folder)
          return commits.has(id) ? ok({ sha: id, tree: rootTree(id) }) : refuse(404, "Not Found")
        const all = [...folder].map(([path, sha]) => ({ path, type: "blob", sha }))
        const isDeep = query.has("recursive")
        const tree = all.filter(({ path }) => isDeep || !path.includes("/"))
        return ok({ sha: id, tree, truncated: settings.isTruncated })
      },
      "GET /git/blobs/*": (call) => blob(call, call.parts[0]),
      "GET /commits": ({ query }) => {
        const commitsOf = repository.log(query.get("sha") ?? "main", query.get("path") ?? "")
        const list = commitsOf.map(({ id, message, author, date }) => ({
          sha: id,
          commit: { message, author: { name: author, date } },
        }))
        return ok(list.slice(0, Math.min(100, Number(query.get("per_page") ?? 30))))
      },
      "GET /commits/*/check-runs": (call) => {
        if (settings.hidesChecks)
          return refuse(403, "Resource not accessible by personal access token")
        const status = state.checks === "running" ? "in_progress" : "completed"
        const conclusion = { passed: "success", failed: "failure", running: null }[state.checks]
        const own = { status, conclusion, app: { slug: "github-actions" } }
        const { items, headers } = paged(call, [...checkRuns, own])
        return ok({ total_count: checkRuns.length + 1, check_runs: items }, headers)
      },
      "GET /commits/*/status": (call) => {
        const { items, headers } = paged(call, statuses)
        // Without statuses, the combined state is "pending".
        const isPassed = statuses.length > 0 && statuses.every((one) => one.state === "success")
        const combined = isPassed ? "success" : "pending"
        return ok({ state: combined, total_count: statuses.length, statuses: items }, headers)
      },
      "POST /git/blobs": ({ body }) =>
        created({ sha: addBlob(Buffer.from(body.content, body.encoding)) }),
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
      "GET /pulls": ({ query }) =>
        ok(
          state.requests
            .filter(
              (one) =>
                one.state === query.get("state") && `owner:${one.branch}` === query.get("head"),
            )
            .map(listed),
        ),
      "GET /pulls/*": (call) => ok(toJson(requestOf(call))),
      "POST /pulls": ({ body: { title, body: text, head: branch } }) => {
        if (!branches.has(branch) || repository.differences("main", branch).length === 0)
          return refuse(422, "Validation Failed")
        if (state.requests.some((one) => one.branch === branch && one.state === "open"))
          return refuse(422, `A pull request already exists for owner:${branch}.`)
        const number = state.requests.length + 1
        const request: ChangeRequest = {
          number,
          title,
          text,
          branch,
          state: "open",
        }
        state.requests.push(request)
        return created(toJson(request))
      },
      "PATCH /pulls/*": (call) => {
        const request = requestOf(call)
        const { title = request.title, body = request.text, state: next } = call.body
        Object.assign(request, { title, text: body }, next === "closed" && { state: "closed" })
        return ok(toJson(request))
      },
      "PUT /pulls/*/merge": merge,
    },
  })
  return { ...emulator, settings, statuses, checkRuns }
}

/** How GitHub refuses too many requests. */
export const gitHubRateLimit = {
  status: 403,
  body: { message: "API rate limit exceeded for user ID 1." },
  headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1768467600" },
}

/** How GitHub refuses a token that single sign-on has not confirmed. */
export const gitHubSingleSignOn = {
  status: 403,
  body: {
    message:
      "Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.",
  },
  headers: {
    "x-github-sso": "required; url=https://github.com/orgs/owner/sso?authorization_request=A1B2",
  },
}

/** How the rules of a repository refuse a write. */
export const gitHubRule = refuse(
  422,
  "Repository rule violations found\n\nCannot create ref due to creations being restricted.\n\n",
)
