import type { Request } from "express"
import { site, user, type Routes } from "./api"
import type { Repository } from "./repository"

export type Pull = {
  number: number
  title: string
  branch: string
  isOpen: boolean
  labels: string[]
}

/** What Decap uses of pull requests. */
export function pullRoutes(repository: Repository, pulls: Pull[]): Routes {
  const { git, shaOf, writeCommit } = repository
  const find = ({ params }: Request) => pulls[Number(params.number) - 1]
  const toJson = ({ number, title, branch, isOpen, labels }: Pull) => ({
    number,
    title,
    state: isOpen ? "open" : "closed",
    user,
    updated_at: new Date().toISOString(),
    head: { ref: branch, sha: shaOf(branch), repo: { fork: false } },
    labels: labels.map((name) => ({ name })),
  })

  return {
    [`GET ${site}/pulls`]: ({ query: { head } }) =>
      pulls
        .filter(({ isOpen, branch }) => isOpen && (!head || head === `owner:${branch}`))
        .map(toJson),
    [`POST ${site}/pulls`]: ({ body }) => {
      const branch = body.head.replace("owner:", "")
      const number = pulls.length + 1
      const pull: Pull = { number, title: body.title, branch, isOpen: true, labels: [] }
      pulls.push(pull)
      return toJson(pull)
    },
    [`PUT ${site}/issues/:number/labels`]: (request) =>
      (find(request).labels = request.body.labels),
    [`PUT ${site}/pulls/:number/merge`]: (request) => {
      const pull = find(request)
      const tree = git("merge-tree", "--write-tree", "main", pull.branch)
      const commit = writeCommit(tree, [shaOf("main"), shaOf(pull.branch)], pull.title)
      git("update-ref", "refs/heads/main", commit)
      pull.isOpen = false
      return { merged: true }
    },
  }
}
