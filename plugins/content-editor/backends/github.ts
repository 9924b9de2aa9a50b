import type { Settings } from "../admin/settings"
import { contentFolder, repositoryPath } from "../constants"
import { text } from "../words"
import type { Commit, Host, PublicationState } from "./host"
import { createClient, explain, onStatus, toBase64, type Session } from "./request"

type Named = { sha: string }
type Ref = { ref: string; object: Named }
type Tree = { tree: { path: string; type: string; sha: string }[] }
type LoggedCommit = Named & { commit: { message: string; author: { name: string; date: string } } }
type Pull = { number: number; title: string; html_url: string }
type PullState = { mergeable: boolean | null; mergeable_state: string }
type Checks = { check_runs: { status: string; conclusion: string | null }[] }
type MergeMethods = { allow_squash_merge: boolean; allow_merge_commit: boolean }

const raw = { accept: "application/vnd.github.raw+json" }
const passed = ["success", "neutral", "skipped"]

/** GitHub, through its REST API. */
export function createGitHub(settings: Settings, session: Session): Host {
  const { repo = "", branch: base = "", apiUrl = "https://api.github.com" } = settings
  const [owner, name] = repo.split("/")
  const { send, read } = createClient(`${apiUrl}/repos/${repo}/`, session)
  const create = <Type = Named>(path: string, body: object) =>
    read<Type>(path, { method: "POST", body })
  // Unlike the request for one branch, this one is no error without that branch.
  async function headOf(branch: string) {
    const refs = await read<Ref[]>(`git/matching-refs/heads/${branch}`)
    return refs.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha
  }

  async function treeEntry([file, content]: [string, Parameters<Commit["writes"]["set"]>[1]]) {
    const entry = { path: repositoryPath(file), mode: "100644", type: "blob" }
    if (typeof content === "string") return { ...entry, content }
    if (!(content instanceof Blob)) return { ...entry, sha: content && content.id }
    const body = { content: await toBase64(content), encoding: "base64" }
    return { ...entry, sha: (await create("git/blobs", body)).sha }
  }

  return {
    headOf,
    account: async () => (await read<{ login: string }>("../../../user")).login,
    async mergeBase(one, other) {
      const path = `compare/${one}...${other}?per_page=1`
      return (await read<{ merge_base_commit: Named }>(path)).merge_base_commit.sha
    },
    async filesOf(commit) {
      const { tree: root } = await read<Tree>(`git/trees/${commit}`)
      const folder = root.find(({ path }) => path === contentFolder)
      if (!folder) return new Map()
      const { tree } = await read<Tree>(`git/trees/${folder.sha}?recursive=1`)
      const blobs = tree.filter(({ type }) => type === "blob")
      return new Map(blobs.map(({ path, sha }) => [path, sha]))
    },
    blob: async (id) => (await send(`git/blobs/${id}`, raw)).blob(),
    textAt: async (commit, file) =>
      (await send(`contents/${repositoryPath(file)}?ref=${commit}`, raw)).text(),
    async commits(ref, file) {
      const path = file ? repositoryPath(file) : contentFolder
      const query = new URLSearchParams({ sha: ref, path, per_page: "100" })
      const commits = await read<LoggedCommit[]>(`commits?${query}`)
      return commits.map(({ sha: id, commit: { message, author } }) => {
        const [summary] = message.split("\n")
        return { id, date: author.date, author: author.name, summary, kind: "commit" }
      })
    },
    async commit({ branch, message: { title, body }, start, writes, head }) {
      const { tree: startTree } = await read<{ tree: Named }>(`git/commits/${start}`)
      const tree = await Promise.all([...writes].map(treeEntry))
      const { sha } = await create("git/commits", {
        message: `${title}\n\n${body}`.trim(),
        tree: (await create("git/trees", { base_tree: startTree.sha, tree })).sha,
        parents: [...new Set([head ?? start, start])],
      })
      const moved =
        (head ?? (await headOf(branch)))
          ? send(`git/refs/heads/${branch}`, { method: "PATCH", body: { sha, force: !head } })
          : create("git/refs", { sha, ref: `refs/heads/${branch}` })
      await moved.catch(explain([422], "hosts.moved", true))
    },
    async findRequest(branch) {
      const query = new URLSearchParams({ state: "open", head: `${owner}:${branch}`, base })
      const [pull] = await read<Pull[]>(`pulls?${query}`)
      return pull && { id: pull.number, title: pull.title, url: pull.html_url }
    },
    async describe(branch, request, message) {
      if (request) await send(`pulls/${request.id}`, { method: "PATCH", body: message })
      else await create("pulls", { ...message, head: branch, base })
    },
    async stateOf(id, head) {
      const [pull, { check_runs: checks }] = await Promise.all([
        read<PullState>(`pulls/${id}`),
        // A fine-grained token cannot read the checks of a private repository.
        read<Checks>(`commits/${head}/check-runs?per_page=100`).catch(
          onStatus([403, 404], () => ({ check_runs: [] })),
        ),
      ])
      return publicationState(pull, checks)
    },
    async merge(id, head, { title, body }) {
      const allowed = await read<MergeMethods>(`../${name}`)
      const others = allowed.allow_merge_commit === false ? "rebase" : "merge"
      const merge_method = allowed.allow_squash_merge ? "squash" : others
      const merge = { merge_method, sha: head, commit_title: title, commit_message: body }
      await send(`pulls/${id}/merge`, { method: "PUT", body: merge })
        .catch(explain([403, 404], "hosts.noMerge"))
        .catch(explain([405], "hosts.notReady"))
        .catch(explain([409], "hosts.movedBeforeMerge"))
    },
    async close(id) {
      await send(`pulls/${id}`, { method: "PATCH", body: { state: "closed" } })
    },
    async deleteBranch(branch) {
      const request = send(`git/refs/heads/${branch}`, { method: "DELETE" })
      await request.catch(onStatus([422], () => undefined)) // the host deleted it after the merge
    },
  }
}

function publicationState(pull: PullState, checks: Checks["check_runs"]): PublicationState {
  const { mergeable, mergeable_state: state } = pull
  if (mergeable === false) return { state: "conflict", reason: text("hosts.contested") }
  if (state === "behind") return { state: "conflict", reason: text("hosts.behind") }
  if (checks.some(({ conclusion }) => conclusion && !passed.includes(conclusion)))
    return { state: "failed", reason: text("hosts.checksFailed") }
  if (mergeable === null || checks.some(({ status }) => status !== "completed"))
    return { state: "checking", reason: text("hosts.checksRun") }
  // A check that the token cannot read has not passed.
  if (state === "unstable") return { state: "checking", reason: text("hosts.checksUnknown") }
  const isBlocked = ["blocked", "draft"].includes(state)
  return isBlocked ? { state: "review", reason: text("hosts.review") } : { state: "saved" }
}
