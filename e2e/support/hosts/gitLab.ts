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

type Action = {
  action: "create" | "update" | "delete"
  file_path: string
  content?: string
  encoding?: "base64" | "text"
  last_commit_id?: string
}

type Body = {
  branch: string
  start_sha?: string
  force?: boolean
  actions: Action[]
  commit_message: string
  title: string
  description: string
  source_branch: string
  state_event: string
  sha: string
  merge_commit_message: string
}

// Fewer entries than asked for, so that a small repository has several pages.
const pageSize = 20

/** The API of GitLab with the project `group/team/site`. `main` is protected. */
export function emulateGitLab(
  files: Record<string, string | Buffer>,
  origin = "https://gitlab.test",
) {
  const repository = createRepository(files)
  const { blobs, branches, addTree, addCommit, addBlob, filesOf, commitOf } = repository
  const state = createState()
  const apiUrl = `${origin}/api/v4`
  const settings = {
    /** The status of the pipeline in place of that of `state.checks`. */
    pipeline: "",
    /** The open requests of forks, newest first, with the branch `content/ada` each. */
    forks: 0,
  }

  const requestOf = ({ parts: [iid] }: Call<Body>) => state.requests[Number(iid) - 1]
  const isOpen = (request: ChangeRequest) => request.state === "open"
  const lastCommit = (name: string, path: string) => repository.log(name, path)[0]?.id
  const toJson = (request: ChangeRequest, { account }: Call<Body>) => ({
    iid: request.number,
    title: request.title,
    description: request.text,
    web_url: `${origin}/group/team/site/-/merge_requests/${request.number}`,
    source_project_id: 1,
    target_project_id: 1,
    state: isOpen(request) ? "opened" : request.state,
    sha: branches.get(request.branch),
    detailed_merge_status: mergeStatus(request),
    head_pipeline: {
      status:
        settings.pipeline ||
        { passed: "success", running: "running", failed: "failed" }[state.checks],
    },
    user: { can_merge: account.rights === "write" },
  })

  function mergeStatus(request: ChangeRequest) {
    if (!isOpen(request)) return "not_open"
    if (!repository.isMergeable("main", request.branch)) return "conflict"
    if (state.checks === "running") return "ci_still_running"
    if (state.checks === "failed" || settings.pipeline) return "ci_must_pass"
    return state.needsReview ? "not_approved" : "mergeable"
  }

  function commit({ body, account }: Call<Body>) {
    const { branch, start_sha: start, force, actions, commit_message: message } = body
    if (branch === "main") return refuse(403, "You are not allowed to push into this branch")
    if (!start && !branches.has(branch))
      return refuse(400, "You can only create or edit files when you are on a branch")
    if (start && branches.has(branch) && !force)
      return refuse(
        400,
        `A branch called '${branch}' already exists. Switch to that branch in order to make changes`,
      )
    const parent = start ?? commitOf(branch)?.id ?? ""
    const entries = new Map(filesOf(parent))
    for (const {
      action,
      file_path: path,
      content = "",
      encoding,
      last_commit_id: last,
    } of actions) {
      if (action === "create" && entries.has(path))
        return refuse(400, "A file with this name already exists")
      if (action !== "create" && !entries.has(path))
        return refuse(400, "A file with this name doesn't exist")
      if (last && last !== lastCommit(parent, path))
        return refuse(400, `The file has changed since you started editing it: ${path}`)
      if (action === "delete") entries.delete(path)
      else
        entries.set(path, addBlob(Buffer.from(content, encoding === "base64" ? "base64" : "utf8")))
    }
    const id = addCommit(addTree(entries), [parent], message, account.login)
    branches.set(branch, id)
    return { status: 201, body: { id } }
  }

  function merge(call: Call<Body>) {
    const request = requestOf(call)
    const { sha, merge_commit_message: message } = call.body
    if (call.account.rights !== "write") return refuse(401, "401 Unauthorized")
    if (mergeStatus(request) === "conflict") return refuse(422, "Branch cannot be merged")
    if (mergeStatus(request) !== "mergeable") return refuse(405, "405 Method Not Allowed")
    if (sha !== branches.get(request.branch))
      return refuse(409, "SHA does not match HEAD of source branch")
    repository.merge("main", request.branch, message)
    request.state = "merged"
    return ok({ state: "merged" })
  }

  const emulator = createEmulator({
    repository,
    apiUrl,
    repositoryPath: `/projects/${encodeURIComponent("group/team/site")}`,
    state,
    refusals: {
      token: refuse(401, "401 Unauthorized"),
      repository: refuse(404, "404 Project Not Found"),
      write: refuse(403, "403 Forbidden"),
    },
    routes: {
      "GET /user": ({ account: { login } }) => ok({ id: 7, username: login, name: login }),
      "GET /members/all/7": ({ account: { rights } }) => {
        if (rights === "none") return refuse(404, "404 Not found")
        const levels = { read: 20, "write without merge": 30, write: 40 }
        return ok({ id: 7, access_level: levels[rights] })
      },
      "GET /repository/branches/*": ({ parts: [name] }) => {
        const id = branches.get(name)
        return id ? ok({ name, commit: { id } }) : refuse(404, "404 Branch Not Found")
      },
      "GET /repository/merge_base": ({ query }) => {
        const [one, other] = query.getAll("refs[]")
        return ok({ id: repository.mergeBase(one, other) })
      },
      "GET /repository/tree": ({ query }) => {
        const folder = `${query.get("path")}/`
        const all = [...filesOf(query.get("ref") ?? "main")].filter(([path]) =>
          path.startsWith(folder),
        )
        const first = Number(query.get("page_token") ?? 0)
        const size = Math.min(pageSize, Number(query.get("per_page") ?? pageSize))
        const entries = all
          .slice(first, first + size)
          .map(([path, id]) => ({ id, path, name: path.split("/").at(-1), type: "blob" }))
        query.set("page_token", String(first + size))
        const path = `projects/${encodeURIComponent("group/team/site")}/repository/tree`
        const link = `<${apiUrl}/${path}?${query}>; rel="next"`
        return ok(entries, first + size < all.length ? { link } : undefined)
      },
      "GET /repository/blobs/*/raw": ({ parts: [id] }) => {
        const bytes = blobs.get(id)
        return bytes ? ok(bytes) : refuse(404, "404 Blob Not Found")
      },
      "GET /repository/files/*": ({ parts: [path], query }) => {
        const name = query.get("ref") ?? "main"
        const id = filesOf(name).get(path)
        if (!id) return refuse(404, "404 File Not Found")
        return ok({ blob_id: id, last_commit_id: lastCommit(name, path) })
      },
      "GET /repository/commits": ({ query }) => {
        const commits = repository.log(query.get("ref_name") ?? "main", query.get("path") ?? "")
        const list = commits.map(({ id, message, author, date }) => ({
          id,
          title: message.split("\n")[0],
          author_name: author,
          created_at: date,
        }))
        return ok(list.slice(0, Math.min(100, Number(query.get("per_page") ?? 20))))
      },
      "POST /repository/commits": commit,
      "DELETE /repository/branches/*": ({ parts: [name] }) =>
        branches.delete(name) ? { status: 204 } : refuse(404, "404 Branch Not Found"),
      "GET /merge_requests": (call) => {
        const own = state.requests
          .filter((one) => isOpen(one) && one.branch === call.query.get("source_branch"))
          .map((one) => toJson(one, call))
        const foreign = {
          iid: 0,
          title: "",
          web_url: "",
          source_project_id: 2,
          target_project_id: 1,
        }
        const forks = Array.from({ length: settings.forks }, () => foreign)
        const { items, headers } = paged(call, [...forks, ...own])
        return ok(items, headers)
      },
      "GET /merge_requests/*": (call) => ok(toJson(requestOf(call), call)),
      "POST /merge_requests": (call) => {
        const { source_branch: branch, title, description } = call.body
        if (state.requests.some((one) => one.branch === branch && isOpen(one)))
          return refuse(409, [
            "Another open merge request already exists for this source branch: !1",
          ])
        const number = state.requests.length + 1
        const texts = { title, text: description, branch }
        const request: ChangeRequest = { number, ...texts, state: "open" }
        state.requests.push(request)
        return { status: 201, body: toJson(request, call) }
      },
      "PUT /merge_requests/*/merge": merge,
      "PUT /merge_requests/*": (call) => {
        const request = requestOf(call)
        const { title = request.title, description = request.text, state_event: event } = call.body
        Object.assign(
          request,
          { title, text: description },
          event === "close" && { state: "closed" },
        )
        return ok(toJson(request, call))
      },
    },
  })
  return { ...emulator, settings }
}

/** How GitLab refuses too many requests. */
export const gitLabRateLimit = {
  status: 429,
  body: "Retry later",
  headers: { "retry-after": "60" },
}
