import type { Request } from "express"
import type { Repository, TreeEntry } from "./repository"

/** The JSON answers of an API, by method and path, for example `GET /user`. */
export type Routes = Record<string, (request: Request) => unknown>

export const site = "/repos/owner/site"
export const user = { login: "ada", name: "Ada" }

/** What Decap reads of users and of the repository owner/site. */
export const accessRoutes: Routes = {
  "GET /user": () => user,
  "GET /users/ada": () => user,
  [`GET ${site}`]: () => ({ owner: { login: "owner" }, permissions: { push: true } }),
  // There are no notes on entries and no deploy previews.
  "GET /search/issues": () => ({ items: [] }),
  [`GET ${site}/commits/:sha/status`]: () => ({ statuses: [] }),
}

/** Branches, commits, trees and blobs. */
export function gitRoutes({ git, lines, shaOf, ...repository }: Repository): Routes {
  const sha = (value: string) => ({ sha: value })

  function commit(id: string) {
    const [date, parents, message] = git("log", "-1", "--format=%aI%n%P%n%B", id).split("\n")
    const author = { name: user.name, email: "ada@example.com", date }
    return {
      sha: id,
      parents: parents.split(" ").map(sha),
      commit: { author, committer: author, message },
    }
  }

  function change(from: string, to: string, line: string) {
    const [, , , id, letter, filename] = line.split(/\s/)
    const status = { A: "added", D: "removed" }[letter] ?? "modified"
    // An image has no patch, by which Decap knows it.
    const patch = git("diff", from, to, "--", filename)
      .split(/^(?=@@)/m)
      .slice(1)
      .join("")
    return { filename, sha: id, status, patch }
  }

  return {
    [`GET ${site}/branches/:name`]: ({ params: { name } }) => ({ name, commit: sha(shaOf(name)) }),
    [`POST ${site}/git/refs`]: ({ body }) => git("update-ref", body.ref, body.sha, ""),
    [`PATCH ${site}/git/refs/heads/:name`]: ({ params, body }) =>
      git("update-ref", `refs/heads/${params.name}`, body.sha),
    [`DELETE ${site}/git/refs/heads/:name`]: ({ params }) =>
      git("update-ref", "-d", `refs/heads/${params.name}`),

    [`GET ${site}/commits`]: ({ query }) =>
      lines("log", "--format=%H", String(query.sha), "--", String(query.path)).map(commit),
    [`POST ${site}/git/commits`]: ({ body }) =>
      sha(repository.writeCommit(body.tree, body.parents, body.message)),
    [`GET ${site}/compare/:range(*)`]: ({ params }) => {
      const [base, head] = params.range.replace("owner:", "").split("...")
      const from = git("merge-base", base, head)
      return {
        base_commit: commit(shaOf(base)),
        commits: lines("rev-list", "--reverse", `${from}..${head}`).map(commit),
        files: lines("diff-tree", "-r", from, head).map((line) => change(from, head, line)),
      }
    },

    [`GET ${site}/git/trees/:name(*)`]: ({ params }) => ({
      tree: lines("ls-tree", "--long", params.name).map((line) => {
        const [mode, type, id, size, path] = line.split(/\s+/)
        return { mode, type, sha: id, size: Number(size) || 0, path }
      }),
    }),
    [`POST ${site}/git/trees`]: ({ body }: { body: { base_tree: string; tree: TreeEntry[] } }) =>
      sha(repository.writeTree(body.base_tree, body.tree)),
    [`GET ${site}/git/blobs/:sha`]: ({ params }) => ({
      content: repository.readBlob(params.sha).toString("base64"),
    }),
    [`POST ${site}/git/blobs`]: ({ body }) =>
      sha(repository.writeBlob(Buffer.from(body.content, body.encoding))),
  }
}
