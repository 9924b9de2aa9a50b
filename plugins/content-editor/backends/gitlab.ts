import type { Settings } from "./settings"
import { contentFolder, contentPath, repositoryPath } from "../lib/constants"
import { text } from "../ui/words/words"
import { fullMessage } from "./commitMessage"
import type { Host } from "./host"
import { createClient, onStatus, type Session } from "./request"
import { toBase64 } from "./pictures"
import { SaveError } from "../drafts/backend"

type Named = { id: string }
type User = { id: number; username: string }
type Entry = Named & { path: string; type: string }
type LoggedCommit = Named & { title: string; author_name: string; created_at: string }
type MergeRequest = {
  iid: number
  title: string
  web_url: string
  source_project_id: number | null
  target_project_id: number
}
type Deployed = {
  sha: string
  updated_at: string
  environment?: { external_url?: string | null } | null
}
type RequestState = {
  detailed_merge_status: string
  head_pipeline?: { status: string } | null
  user?: { can_merge: boolean }
}

const contested = ["conflict", "broken_status", "need_rebase"]
const pending = ["checking", "unchecked", "preparing", "approvals_syncing", "ci_still_running"]
const running = [
  "created",
  "waiting_for_resource",
  "waiting_for_callback",
  "preparing",
  "pending",
  "running",
  "scheduled",
  "canceling",
]
const developer = 30 // the access level from which on a member may push

/** GitLab, through its REST API. */
export function createGitLab(settings: Settings, session: Session): Host {
  const { repo = "", branch: target_branch = "", apiUrl = "https://gitlab.com/api/v4" } = settings
  const project = `${apiUrl}/projects/${encodeURIComponent(repo)}/`
  const { send, read, readAll } = createClient(project, session)
  const branchPath = (name: string) => `repository/branches/${encodeURIComponent(name)}`
  const blob = async (id: string) => (await send(`repository/blobs/${id}/raw`)).blob()
  const write = (path: string, body: object, method = "POST") => send(path, { method, body })
  const stateOf = (id: number) => read<RequestState>(`merge_requests/${id}`)

  return {
    blob,
    account: async () => (await read<User>("../../user")).username,
    async mayWrite() {
      const { id } = await read<User>("../../user")
      // `permissions` of the project leaves out members of groups that it is shared with.
      const member = read<{ access_level: number }>(`members/all/${id}`)
      return member
        .then(({ access_level: level }) => level >= developer)
        .catch(onStatus([404], () => false))
        .catch(onStatus([403], () => true)) // the host does not tell
    },
    headOf: (branch) =>
      read<{ commit: Named }>(branchPath(branch)).then(
        ({ commit }) => commit.id,
        onStatus([404], () => undefined),
      ),
    mergeBase: async (one, other) =>
      (await read<Named>(`repository/merge_base?refs[]=${one}&refs[]=${other}`)).id,
    async filesOf(commit) {
      const query = `ref=${commit}&path=${contentFolder}&recursive=true&pagination=keyset`
      const entries = await readAll(`repository/tree?${query}&per_page=100`, (all: Entry[]) => all)
      const blobs = entries.filter(({ type }) => type === "blob")
      return new Map(blobs.map(({ path, id }) => [contentPath(path), id]))
    },
    async commits(ref, path) {
      const query = new URLSearchParams({ ref_name: ref, path, per_page: "100" })
      const commits = await read<LoggedCommit[]>(`repository/commits?${query}`)
      return commits.map(({ id, title: summary, author_name: author, created_at: date }) => {
        return { id, date, author, summary, kind: "commit" }
      })
    },
    async commit({ branch, message: commit_message, start, startFiles, writes, head }) {
      const isContinued = head === start
      // GitLab guards no branch against other writers, but each file.
      const guard = (file: string) => {
        const path = `repository/files/${encodeURIComponent(repositoryPath(file))}?ref=${start}`
        return read<{ last_commit_id: string }>(path)
      }
      const actions = [...writes].map(async ([file, content]) => {
        const exists = startFiles.has(file)
        const isText = typeof content === "string"
        const bytes = content && !isText && "id" in content ? await blob(content.id) : content
        return {
          action: bytes === null ? "delete" : exists ? "update" : "create",
          file_path: repositoryPath(file),
          ...(isContinued && exists && { last_commit_id: (await guard(file)).last_commit_id }),
          ...(typeof bytes === "string" && { content: bytes }),
          ...(bytes instanceof Blob && { content: await toBase64(bytes), encoding: "base64" }),
        }
      })
      await write("repository/commits", {
        branch,
        commit_message,
        ...(!isContinued && { start_sha: start, force: true }),
        actions: await Promise.all(actions),
      })
    },
    async openRequest(source_branch) {
      const query = new URLSearchParams({ state: "opened", target_branch, source_branch })
      const all = await readAll(`merge_requests?${query}`, (page: MergeRequest[]) => page)
      // A fork may have a branch of the same name.
      const own = all.find((one) => one.source_project_id === one.target_project_id)
      return own && { id: own.iid, title: own.title, url: own.web_url }
    },
    openOrUpdatePullRequest: (source_branch, request, { title, body: description }) =>
      request
        ? write(`merge_requests/${request.id}`, { title, description }, "PUT")
        : write("merge_requests", { source_branch, target_branch, title, description }),
    async stateOf(id) {
      const { detailed_merge_status: status, head_pipeline: pipeline, user } = await stateOf(id)
      if (contested.includes(status)) return "conflict"
      if (pending.includes(status) || running.includes(pipeline?.status ?? "")) return "checking"
      if (pipeline?.status === "manual" && status === "ci_must_pass") return "review"
      if (status === "ci_must_pass" || pipeline?.status === "failed") return "failed"
      return status === "mergeable" && user?.can_merge !== false ? "saved" : "review"
    },
    async merge(id, sha, message) {
      const { user } = await stateOf(id)
      // The merge itself would answer as to an expired token.
      if (user?.can_merge === false) throw new SaveError(text("hosts.noMerge"))
      const words = fullMessage(message)
      const merge = { sha, merge_commit_message: words, squash_commit_message: words }
      await write(`merge_requests/${id}/merge`, merge, "PUT")
    },
    close: (id) => write(`merge_requests/${id}`, { state_event: "close" }, "PUT"),
    async deployments(commit) {
      const query = "status=success&order_by=id&sort=desc&per_page=50"
      const orNone = onStatus([403, 404], () => [])
      const all = await read<Deployed[]>(`deployments?${query}`).catch(orNone)
      return all
        .filter(({ sha }) => sha === commit)
        .map(({ environment, updated_at: time }) => {
          return { url: environment?.external_url ?? undefined, time }
        })
    },
    deleteBranch: (branch) => send(branchPath(branch), { method: "DELETE" }),
  }
}
