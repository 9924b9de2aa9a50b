import { publicApis, type HostSettings } from "../git/settings"
import { contentFolder, repositoryPath } from "../../lib/constants"
import { text } from "../../ui/words/words"
import type { Host, SavedContent } from "../git/host"
import { readPreview, readState } from "./state"
import { createClient, type Session } from "../git/request"
import { toBase64 } from "../git/pictures"
import { SaveError } from "../../drafts/backend"

type Named = { sha: string }
type Ref = { ref: string; object: Named }
type Tree = { tree: { path: string; type: string; sha: string }[]; truncated?: boolean }
type Signature = { name?: string; date?: string } | null
type LoggedCommit = Named & {
  commit: { message: string; author: Signature; committer: Signature }
}
type Pull = {
  number: number
  title: string
  html_url: string
}
/** How a merge is allowed is told only to who may write. */
type Repository = {
  permissions?: { push: boolean }
  allow_squash_merge?: boolean
  allow_merge_commit?: boolean
}

/** GitHub, through its REST API. */
export function createGitHub(settings: HostSettings, session: Session): Host {
  const { repo, branch: base, apiUrl } = settings
  const [owner, name] = repo.split("/")
  // An own GitHub may not know the newest version of the API.
  const version = apiUrl === publicApis.github ? "2026-03-10" : "2022-11-28"
  const client = createClient(`${apiUrl}/repos/${repo}/`, session, {
    "x-github-api-version": version,
  })
  const { send, read, readAll } = client
  const readRepository = () => read<Repository>(`../${name}`)
  const create = async (path: string, body: object) =>
    (await read<Named>(path, { method: "POST", body })).sha
  const update = (path: string, body: object, method = "PATCH") => send(path, { method, body })
  // Unlike the request for one branch, this one is no error without that branch.
  async function headOf(branch: string) {
    const refs = await readAll(`git/matching-refs/heads/${branch}`, (all: Ref[]) => all)
    return refs.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha
  }

  async function treeEntry([file, content]: [string, SavedContent | Blob]) {
    const entry = { path: repositoryPath(file), mode: "100644", type: "blob" }
    if (typeof content === "string") return { ...entry, content }
    if (!(content instanceof Blob)) return { ...entry, sha: content && content.id }
    const body = { content: await toBase64(content), encoding: "base64" }
    return { ...entry, sha: await create("git/blobs", body) }
  }

  async function readTree(path: string) {
    const { tree, truncated } = await read<Tree>(`git/trees/${path}`)
    if (truncated) throw new SaveError(text("hosts.tooMany"))
    return tree
  }

  return {
    headOf,
    account: async () => (await read<{ login: string }>("../../../user")).login,
    mayWrite: async () => (await readRepository()).permissions?.push !== false,
    async mergeBase(one, other) {
      const path = `compare/${one}...${other}?per_page=1`
      return (await read<{ merge_base_commit: Named }>(path)).merge_base_commit.sha
    },
    async filesOf(commit) {
      const folder = (await readTree(commit)).find(({ path }) => path === contentFolder)
      if (!folder) return new Map()
      const tree = await readTree(`${folder.sha}?recursive=1`)
      const blobs = tree.filter(({ type }) => type === "blob")
      return new Map(blobs.map(({ path, sha }) => [path, sha]))
    },
    blob: async (id) =>
      (await send(`git/blobs/${id}`, { accept: "application/vnd.github.raw+json" })).blob(),
    async commits(ref, path) {
      const query = new URLSearchParams({ sha: ref, path, per_page: "100" })
      const commits = await read<LoggedCommit[]>(`commits?${query}`)
      return commits.map(({ sha: id, commit: { message, author, committer } }) => {
        const [summary] = message.split("\n")
        const { date = new Date(0).toISOString(), name: by = "" } = { ...committer, ...author }
        return { id, date, author: by, summary }
      })
    },
    async commit({ branch, message, start, writes, head }) {
      const { tree: startTree } = await read<{ tree: Named }>(`git/commits/${start}`)
      const tree = []
      // GitHub asks for one write after another.
      for (const write of writes) tree.push(await treeEntry(write))
      const sha = await create("git/commits", {
        message,
        tree: await create("git/trees", { base_tree: startTree.sha, tree }),
        parents: [...new Set([head ?? start, start])],
      })
      if (head ?? (await headOf(branch)))
        await update(`git/refs/heads/${branch}`, { sha, force: !head })
      else await create("git/refs", { sha, ref: `refs/heads/${branch}` })
    },
    async openRequest(branch) {
      const query = new URLSearchParams({ state: "open", base, head: `${owner}:${branch}` })
      const [pull] = await read<Pull[]>(`pulls?${query}`)
      return pull && { id: pull.number, title: pull.title, url: pull.html_url }
    },
    openOrUpdatePullRequest: (head, request, message) =>
      request
        ? update(`pulls/${request.id}`, message)
        : update("pulls", { ...message, head, base }, "POST"),
    stateOf: (id, head) => readState(client, id, head),
    async merge(id, sha, { title: commit_title, body: commit_message }) {
      const { allow_squash_merge: canSquash, allow_merge_commit: canMerge } = await readRepository()
      const others = canMerge === false ? "rebase" : "merge"
      const merge_method = canSquash === false ? others : "squash"
      const merge = { merge_method, sha, commit_title, commit_message }
      await update(`pulls/${id}/merge`, merge, "PUT")
    },
    close: (id) => update(`pulls/${id}`, { state: "closed" }),
    previewOf: (commit) => readPreview(client, commit),
    deleteBranch: (branch) => send(`git/refs/heads/${branch}`, { method: "DELETE" }),
  }
}
