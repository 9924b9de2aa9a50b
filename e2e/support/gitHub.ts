import type { BrowserContext, Request } from "@playwright/test"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { listFiles } from "../../scripts/lib/files"

type Body = ReturnType<Request["postDataJSON"]>
type Respond = (parts: string[], body: Body, query: URLSearchParams) => unknown
/** `head` is its owner and branch. */
type Pull = { number: number; title: string; head: string; labels: string[] }

export const gitHubUrl = "https://github.test"
const user = { login: "ada", name: "Ada" }

/** The last page of an OAuth login. It sends the token to the window that opened it. */
const loginPage = `<!doctype html><link rel="icon" href="data:," /><script>
  addEventListener("message", ({ source, origin }) =>
    source.postMessage('authorization:github:success:{"token":"test"}', origin))
  opener.postMessage("authorizing:github", "*")
</script>`

/**
 * Replaces the parts of GitHub that Decap uses to save a draft: the login, and the API of a
 * repository with content/ on its branch `main`. A commit has the id of its tree.
 */
export async function mockGitHub(context: BrowserContext) {
  const blobs = new Map<string, Buffer>()
  const trees = new Map<string, Map<string, string>>()
  const branches = new Map<string, string>()
  const pulls: Pull[] = []
  const unknownRequests: string[] = []

  const addBlob = (bytes: Buffer) => {
    const id = createHash("sha1").update(bytes).digest("hex")
    blobs.set(id, bytes)
    return id
  }
  const addTree = (base: string, changes: [path: string, blob: string][]) => {
    const id = String(trees.size).padStart(40, "0")
    trees.set(id, new Map([...filesOf(base), ...changes]))
    return id
  }
  /** The ids of all files of a branch, a commit or a tree. */
  const filesOf = (name: string) => [...(trees.get(branches.get(name) ?? name) ?? [])]
  const changesOf = (name: string) => {
    const main = new Map(filesOf("main"))
    return filesOf(name).filter(([path, id]) => main.get(path) !== id)
  }
  const toJson = ({ head, labels, ...pull }: Pull) => {
    const ref = head.replace("owner:", "")
    return {
      ...pull,
      state: "open",
      user,
      updated_at: "2026-01-15T09:00:00Z",
      head: { ref, sha: branches.get(ref), repo: { fork: false } },
      labels: labels.map((name) => ({ name })),
    }
  }

  // `*` is a part of the path that the response depends on.
  const routes: Record<string, Respond> = {
    "GET /user": () => user,
    "GET /users/*": () => user,
    "GET /search/issues": () => ({ items: [] }),
    "GET ": () => ({ owner: { login: "owner" }, permissions: { push: true } }),
    "GET /commits": () => [],
    "GET /commits/*/status": () => ({ statuses: [] }),
    "GET /branches/*": ([name]) => ({ name, commit: { sha: branches.get(name) } }),
    "GET /git/trees/*:*": ([name, folder]) => ({
      tree: filesOf(name)
        .filter(([path]) => path.startsWith(`${folder}/`))
        .map(([path, sha]) => ({ type: "blob", path: path.slice(folder.length + 1), sha })),
    }),
    "GET /git/blobs/*": ([id]) => ({ content: blobs.get(id)?.toString("base64") }),
    "GET /compare/*...*": ([, head]) => ({
      files: changesOf(head).map(([filename, sha]) => ({ filename, sha, status: "modified" })),
    }),
    "GET /pulls": (_, _body, query) =>
      pulls.filter(({ head }) => [null, head].includes(query.get("head"))).map(toJson),
    "POST /git/blobs": (_, { content, encoding }) => ({
      sha: addBlob(Buffer.from(content, encoding)),
    }),
    "POST /git/trees": (_, { base_tree: base, tree }) => ({
      sha: addTree(
        base,
        tree.map(({ path, sha }: Record<string, string>) => [path, sha]),
      ),
    }),
    "POST /git/commits": (_, { tree }) => ({ sha: tree }),
    "POST /git/refs": (_, { ref, sha }) => void branches.set(ref.replace("refs/heads/", ""), sha),
    "POST /pulls": (_, { title, head }) => {
      pulls.push({ number: pulls.length + 1, title, head, labels: [] })
      return toJson(pulls[pulls.length - 1])
    },
    "PUT /issues/*/labels": ([number], { labels }) => (pulls[Number(number) - 1].labels = labels),
  }
  const patterns = Object.entries(routes).map(([route, respond]) => {
    const pattern = route.replaceAll(".", "\\.").replaceAll("*", "(.+)")
    return { pattern: new RegExp(`^${pattern}$`), respond }
  })

  await context.route(`${gitHubUrl}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname === "/auth") return route.fulfill({ contentType: "text/html", body: loginPage })
    const path = decodeURIComponent(pathname).replace("/repos/owner/site", "")
    const request = `${route.request().method()} ${path}`
    for (const { pattern, respond } of patterns) {
      const match = pattern.exec(request)
      if (!match) continue
      const json = respond(match.slice(1), route.request().postDataJSON(), searchParams) ?? {}
      return route.fulfill({ json, headers: { "access-control-allow-origin": "*" } })
    }
    unknownRequests.push(request)
    return route.abort()
  })

  const files = listFiles("content").map((file): [string, string] => [
    `content/${file}`,
    addBlob(readFileSync(`content/${file}`)),
  ])
  branches.set("main", addTree("", files))

  return {
    pulls,
    unknownRequests,
    branches: () => [...branches.keys()],
    /** The files of a branch that differ from `main`, by their path. */
    changes: (branch: string) =>
      Object.fromEntries(changesOf(branch).map(([path, id]) => [path, blobs.get(id)])),
    /** Commits a change of a file to `main`. */
    commit: (path: string, text: string) =>
      branches.set("main", addTree("main", [[path, addBlob(Buffer.from(text))]])),
  }
}
