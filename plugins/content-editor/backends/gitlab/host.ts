import type { HostSettings } from "../git/settings"
import { contentFolder, contentPath, repositoryPath } from "../../lib/constants"
import { text } from "../../ui/words/words"
import { fullMessage } from "../git/commitMessage"
import type { Host } from "../git/host"
import { createClient, onStatus, type Session } from "../git/request"
import { readPreview, stateIn, type RequestState } from "./state"
import { toBase64 } from "../git/pictures"
import { SaveError } from "../../drafts/backend"

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
const developer = 30 // the access level from which on a member may push

/** GitLab, through its REST API. */
export function createGitLab(settings: HostSettings, session: Session): Host {
  const { repo, branch: target_branch, apiUrl } = settings
  const project = `${apiUrl}/projects/${encodeURIComponent(repo)}/`
  const client = createClient(project, session)
  const { send, read, readAll } = client
  const branchPath = (name: string) => `repository/branches/${encodeURIComponent(name)}`
  const blob = async (id: string) => (await send(`repository/blobs/${id}/raw`)).blob()
  const write = (path: string, body: object, method = "POST") => send(path, { method, body })
  const readRequest = (id: number) => read<RequestState>(`merge_requests/${id}`)

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
        return { id, date, author, summary }
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
    stateOf: async (id) => stateIn(await readRequest(id)),
    async merge(id, sha, message) {
      const { user } = await readRequest(id)
      // The merge itself would answer as to an expired token.
      if (user?.can_merge === false) throw new SaveError(text("hosts.noMerge"))
      const words = fullMessage(message)
      const merge = { sha, merge_commit_message: words, squash_commit_message: words }
      await write(`merge_requests/${id}/merge`, merge, "PUT")
    },
    close: (id) => write(`merge_requests/${id}`, { state_event: "close" }, "PUT"),
    previewOf: (commit) => readPreview(client, commit),
    deleteBranch: (branch) => send(branchPath(branch), { method: "DELETE" }),
  }
}
