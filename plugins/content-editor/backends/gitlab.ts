import type { Settings } from "../admin/settings"
import { contentFolder, contentPath, repositoryPath } from "../constants"
import { text } from "../words"
import type { Host, PublicationState } from "./host"
import { createClient, explain, onStatus, toBase64, type Session } from "./request"
import { SaveError } from "./types"

type Named = { id: string }
type Entry = Named & { path: string; type: string }
type LoggedCommit = Named & { title: string; author_name: string; created_at: string }
type MergeRequest = { iid: number; title: string; web_url: string }
type RequestState = {
  detailed_merge_status: string
  head_pipeline?: { status: string } | null
  user?: { can_merge: boolean }
}

const contested = ["conflict", "broken_status", "need_rebase"]
const pending = ["checking", "unchecked", "preparing", "approvals_syncing", "ci_still_running"]
const running = ["created", "waiting_for_resource", "preparing", "pending", "running"]

/** GitLab, through its REST API. */
export function createGitLab(settings: Settings, session: Session): Host {
  const { repo = "", branch: target = "", apiUrl = "https://gitlab.com/api/v4" } = settings
  const project = `${apiUrl}/projects/${encodeURIComponent(repo)}/`
  const { send, read, readAll } = createClient(project, session)
  const branchPath = (name: string) => `repository/branches/${encodeURIComponent(name)}`
  const filePath = (file: string) => `repository/files/${encodeURIComponent(repositoryPath(file))}`
  const blob = async (id: string) => (await send(`repository/blobs/${id}/raw`)).blob()
  const write = async (path: string, method: string, body: object) =>
    void (await send(path, { method, body }))

  return {
    blob,
    account: async () => (await read<{ username: string }>("../../user")).username,
    headOf: (branch) =>
      read<{ commit: Named }>(branchPath(branch)).then(
        ({ commit }) => commit.id,
        onStatus([404], () => undefined),
      ),
    mergeBase: async (one, other) =>
      (await read<Named>(`repository/merge_base?refs[]=${one}&refs[]=${other}`)).id,
    async filesOf(commit) {
      const query = `ref=${commit}&path=${contentFolder}&recursive=true&pagination=keyset`
      const entries = await readAll<Entry>(`repository/tree?${query}&per_page=100`)
      const blobs = entries.filter(({ type }) => type === "blob")
      return new Map(blobs.map(({ path, id }) => [contentPath(path), id]))
    },
    textAt: async (commit, file) => (await send(`${filePath(file)}/raw?ref=${commit}`)).text(),
    async commits(ref, file) {
      const path = file ? repositoryPath(file) : contentFolder
      const query = new URLSearchParams({ ref_name: ref, path, per_page: "100" })
      const commits = await read<LoggedCommit[]>(`repository/commits?${query}`)
      return commits.map(({ id, title: summary, author_name: author, created_at: date }) => {
        return { id, date, author, summary, kind: "commit" }
      })
    },
    async commit({ branch, message: { title, body }, start, startFiles, writes, head }) {
      const isContinued = head === start
      // GitLab guards no branch against other writers, but each file.
      const guard = async (file: string) => {
        const path = `${filePath(file)}?ref=${start}`
        const { last_commit_id } = await read<{ last_commit_id: string }>(path)
        return { last_commit_id }
      }
      const actions = [...writes].map(async ([file, content]) => {
        const exists = startFiles.has(file)
        const isText = typeof content === "string"
        const bytes = content && !isText && "id" in content ? await blob(content.id) : content
        return {
          action: bytes === null ? "delete" : exists ? "update" : "create",
          file_path: repositoryPath(file),
          ...(isContinued && exists && (await guard(file))),
          ...(typeof bytes === "string" && { content: bytes }),
          ...(bytes instanceof Blob && { content: await toBase64(bytes), encoding: "base64" }),
        }
      })
      const commit = {
        branch,
        commit_message: `${title}\n\n${body}`.trim(),
        ...(!isContinued && { start_sha: start, force: true }),
        actions: await Promise.all(actions),
      }
      const request = write("repository/commits", "POST", commit)
      await request.catch(explain([400], "hosts.moved", true))
    },
    async findRequest(source_branch) {
      const query = { state: "opened", source_branch, target_branch: target }
      const [found] = await read<MergeRequest[]>(`merge_requests?${new URLSearchParams(query)}`)
      return found && { id: found.iid, title: found.title, url: found.web_url }
    },
    describe(source_branch, request, { title, body: description }) {
      if (request) return write(`merge_requests/${request.id}`, "PUT", { title, description })
      const created = { source_branch, target_branch: target, title, description }
      return write("merge_requests", "POST", created)
    },
    stateOf: async (id) => publicationState(await read<RequestState>(`merge_requests/${id}`)),
    async merge(id, sha, { title, body }) {
      const { user } = await read<RequestState>(`merge_requests/${id}`)
      // The merge itself would answer as to an expired token.
      if (user?.can_merge === false) throw new SaveError(text("hosts.noMerge"))
      const message = `${title}\n\n${body}`.trim()
      const merge = { sha, merge_commit_message: message, squash_commit_message: message }
      await write(`merge_requests/${id}/merge`, "PUT", merge)
        .catch(explain([403], "hosts.noMerge"))
        .catch(explain([405, 406, 422], "hosts.notReady"))
        .catch(explain([409], "hosts.movedBeforeMerge"))
    },
    close: (id) => write(`merge_requests/${id}`, "PUT", { state_event: "close" }),
    async deleteBranch(branch) {
      const request = send(branchPath(branch), { method: "DELETE" })
      await request.catch(onStatus([404], () => undefined)) // the host deleted it after the merge
    },
  }
}

function publicationState(request: RequestState): PublicationState {
  const { detailed_merge_status: status, head_pipeline: pipeline, user } = request
  if (contested.includes(status)) return { state: "conflict", reason: text("hosts.contested") }
  if (status === "ci_must_pass" || pipeline?.status === "failed")
    return { state: "failed", reason: text("hosts.checksFailed") }
  if (pending.includes(status) || (pipeline && running.includes(pipeline.status)))
    return { state: "checking", reason: text("hosts.checksRun") }
  if (status !== "mergeable") return { state: "review", reason: text("hosts.review") }
  const mayMerge = user?.can_merge !== false
  return mayMerge ? { state: "saved" } : { state: "review", reason: text("hosts.noMerge") }
}
