import type { Settings } from "../admin/settings"
import { contentFolder, repositoryPath } from "../constants"
import type { Commit, Host } from "./host"
import { createClient, onStatus, type Session } from "./request"
import { toBase64 } from "./toBase64"

type Named = { sha: string }
type Ref = { ref: string; object: Named }
type Tree = { tree: { path: string; type: string; sha: string }[] }
type LoggedCommit = Named & { commit: { message: string; author: { name: string; date: string } } }
type Pull = { number: number; title: string; html_url: string }
type PullState = { mergeable: boolean | null; mergeable_state: string }
type Checks = { check_runs: { status: string; conclusion: string | null }[] }
type MergeMethods = { allow_squash_merge: boolean; allow_merge_commit: boolean }

const passed = ["success", "neutral", "skipped"]

/** GitHub, through its REST API. */
export function createGitHub(settings: Settings, session: Session): Host {
  const { repo = "", branch: base = "", apiUrl = "https://api.github.com" } = settings
  const [owner, name] = repo.split("/")
  const { send, read } = createClient(`${apiUrl}/repos/${repo}/`, session)
  const create = async (path: string, body: object) =>
    (await read<Named>(path, { method: "POST", body })).sha
  const update = (path: string, body: object, method = "PATCH") => send(path, { method, body })
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
    return { ...entry, sha: await create("git/blobs", body) }
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
    blob: async (id) =>
      (await send(`git/blobs/${id}`, { accept: "application/vnd.github.raw+json" })).blob(),
    async commits(ref, path) {
      const query = new URLSearchParams({ sha: ref, path, per_page: "100" })
      const commits = await read<LoggedCommit[]>(`commits?${query}`)
      return commits.map(({ sha: id, commit: { message, author } }) => {
        const [summary] = message.split("\n")
        return { id, date: author.date, author: author.name, summary, kind: "commit" }
      })
    },
    async commit({ branch, message, start, writes, head }) {
      const { tree: startTree } = await read<{ tree: Named }>(`git/commits/${start}`)
      const tree = await Promise.all([...writes].map(treeEntry))
      const sha = await create("git/commits", {
        message,
        tree: await create("git/trees", { base_tree: startTree.sha, tree }),
        parents: [...new Set([head ?? start, start])],
      })
      if (head ?? (await headOf(branch)))
        await update(`git/refs/heads/${branch}`, { sha, force: !head })
      else await create("git/refs", { sha, ref: `refs/heads/${branch}` })
    },
    async findRequest(branch) {
      const query = new URLSearchParams({ state: "open", head: `${owner}:${branch}`, base })
      const [pull] = await read<Pull[]>(`pulls?${query}`)
      return pull && { id: pull.number, title: pull.title, url: pull.html_url }
    },
    describe: (head, request, message) =>
      request
        ? update(`pulls/${request.id}`, message)
        : update("pulls", { ...message, head, base }, "POST"),
    async stateOf(id, head) {
      const [{ mergeable, mergeable_state: state }, { check_runs: checks }] = await Promise.all([
        read<PullState>(`pulls/${id}`),
        // A fine-grained token cannot read the checks of a private repository.
        read<Checks>(`commits/${head}/check-runs?per_page=100`).catch(
          onStatus([403, 404], () => ({ check_runs: [] })),
        ),
      ])
      if (mergeable === false || state === "behind") return "conflict"
      if (checks.some(({ conclusion }) => conclusion && !passed.includes(conclusion)))
        return "failed"
      const isRunning = checks.some(({ status }) => status !== "completed")
      // A check that the token cannot read has not passed.
      if (mergeable === null || isRunning || state === "unstable") return "checking"
      return ["blocked", "draft"].includes(state) ? "review" : "saved"
    },
    async merge(id, sha, { title: commit_title, body: commit_message }) {
      const allowed = await read<MergeMethods>(`../${name}`)
      const others = allowed.allow_merge_commit === false ? "rebase" : "merge"
      const merge_method = allowed.allow_squash_merge ? "squash" : others
      const merge = { merge_method, sha, commit_title, commit_message }
      await update(`pulls/${id}/merge`, merge, "PUT")
    },
    close: (id) => update(`pulls/${id}`, { state: "closed" }),
    deleteBranch: (branch) => send(`git/refs/heads/${branch}`, { method: "DELETE" }),
  }
}
