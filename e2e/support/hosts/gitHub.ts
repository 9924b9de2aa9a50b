import type { BrowserContext } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { HostSettings } from "../../../plugins/content-editor/backends/git/settings"
import { fixtureContent } from "../../../plugins/content-model/testing/fixtureSite"
import { listFiles } from "../../../plugins/hosting/output/listFiles"
import { createRepository } from "./repository"

type PullRequest = Record<"title" | "text" | "branch", string> & {
  number: number
  state: "open" | "closed" | "merged"
}
type Entry = { path: string; sha?: string | null; content?: string }
type Answer = { status: number; body?: unknown }

/** A call of the API. `parts` are the wildcards of the route, `tree` and `parents` the lists of the body. */
type Call = {
  parts: string[]
  query: URLSearchParams
  body: Record<string, string>
  tree: Entry[]
  parents: string[]
  login: string
}

const fixtureFiles = listFiles(fixtureContent).map((file) => [
  `content/${file}`,
  readFileSync(join(fixtureContent, file)),
])

export type GitHub = ReturnType<typeof emulateGitHub>

const apiUrl = "https://api.github.test"
/** What the editor needs to use it. */
const settings: HostSettings = { backend: "github", repo: "owner/site", branch: "main", apiUrl }

const ok = (body: unknown = {}): Answer => ({ status: 200, body })
export const refuse = (status: number, message: string): Answer => ({ status, body: { message } })

/**
 * The API of GitHub, without a network. Its repository `owner/site` has the fixture's content. A token is the name of
 * its account.
 */
export function emulateGitHub() {
  const repository = createRepository({ ...Object.fromEntries(fixtureFiles), "package.json": "{}" })
  const { blobs, trees, commits, branches, addBlob, addTree, addCommit } = repository
  const prepared: { answer: Answer | "offline"; pattern: RegExp }[] = []
  /** What tests set, and what requests read and change. */
  const state = {
    requests: new Array<PullRequest>(),
    /** Of the checks; null while they run. */
    conclusion: "success" as "success" | null,
  }

  const requestOf = ({ parts: [number] }: Call) => state.requests[Number(number) - 1]

  /** By method and path below the repository. `*` is a part of a path. */
  const routes: Record<string, (call: Call) => Answer> = {
    "GET /user": ({ login }) => ok({ login }),
    "GET ": () => ok(),
    "GET /git/matching-refs/heads/*": ({ parts: [start] }) => {
      const found = [...branches].filter(([name]) => name.startsWith(start))
      return ok(found.map(([name, sha]) => ({ ref: `refs/heads/${name}`, object: { sha } })))
    },
    "GET /compare/*[.]{3}*": ({ parts: [one, other] }) =>
      ok({ merge_base_commit: { sha: repository.mergeBase(one, other) } }),
    "GET /git/commits/*": ({ parts: [id] }) => ok({ tree: { sha: commits.get(id)?.tree } }),
    "GET /git/trees/*:content": ({ parts: [id] }) => {
      const own = [...repository.filesOf(id)].filter(([path]) => path.startsWith("content/"))
      const named = own.map(([path, sha]) => ({ path: path.replace("content/", ""), sha }))
      return ok({ tree: named.map((one) => ({ ...one, type: "blob" })) })
    },
    "GET /git/trees/*": ({ parts: [id] }) =>
      ok({ tree: [{ path: "content", type: "tree", sha: `${id}:content` }] }),
    "GET /git/blobs/*": ({ parts: [id] }) => ok(blobs.get(id)),
    "GET /commits": ({ query }) =>
      ok(repository.log(query.get("sha") ?? "main", query.get("path") ?? "")),
    "GET /commits/*/check-runs": () =>
      ok({ check_runs: [{ conclusion: state.conclusion, app: { slug: "github-actions" } }] }),
    "GET /commits/*/status": () => ok({ statuses: [] }),
    "GET /deployments": () => ok([]),
    "POST /git/blobs": ({ body }) => ok({ sha: addBlob(Buffer.from(body.content, "base64")) }),
    "POST /git/trees": ({ body, tree }) => {
      const entries = new Map(trees.get(body.base_tree))
      for (const { path, sha, content = "" } of tree) {
        if (sha === null && !entries.delete(path)) return refuse(422, "GitRPC::BadObjectState")
        if (sha !== null) entries.set(path, sha ?? addBlob(content))
      }
      return ok({ sha: addTree(entries) })
    },
    "POST /git/commits": ({ body, parents, login }) =>
      ok({ sha: addCommit(body.tree, parents, body.message, login) }),
    "POST /git/refs": ({ body: { ref, sha } }) => {
      const name = ref.replace("refs/heads/", "")
      if (branches.has(name)) return refuse(422, "Reference already exists")
      branches.set(name, sha)
      return ok()
    },
    "PATCH /git/refs/heads/*": ({ parts: [name], body: { sha, force } }) => {
      if (!branches.has(name)) return refuse(422, "Reference does not exist")
      const isForward = repository.ancestors(sha).some((one) => one.sha === branches.get(name))
      if (!force && !isForward) return refuse(422, "Update is not a fast forward")
      branches.set(name, sha)
      return ok()
    },
    "DELETE /git/refs/heads/*": ({ parts: [name] }) =>
      branches.delete(name) ? { status: 204 } : refuse(422, "Reference does not exist"),
    "GET /pulls": ({ query }) => {
      const isAsked = ({ state: now, branch }: PullRequest) =>
        now === "open" && `owner:${branch}` === query.get("head")
      const url = "https://github.test/owner/site/pull/"
      const found = state.requests.filter(isAsked)
      return ok(found.map(({ number, title }) => ({ number, title, html_url: url + number })))
    },
    "GET /pulls/*": () =>
      ok({ mergeable: true, mergeable_state: state.conclusion ? "clean" : "unstable" }),
    "POST /pulls": ({ body: { title, body: text, head: branch } }) => {
      const number = state.requests.length + 1
      state.requests.push({ number, title, text, branch, state: "open" })
      return ok()
    },
    "PATCH /pulls/*": (call) => {
      const request = requestOf(call)
      const { title = request.title, body = request.text, state: next } = call.body
      Object.assign(request, { title, text: body }, next === "closed" && { state: "closed" })
      return ok()
    },
    "PUT /pulls/*/merge": (call) => {
      const request = requestOf(call)
      const { sha, commit_title: title, commit_message: text } = call.body
      if (sha !== branches.get(request.branch)) return refuse(409, "Head branch was modified.")
      repository.merge("main", request.branch, `${title}\n\n${text}`.trim())
      request.state = "merged"
      return ok()
    },
  }

  function answerTo(name: string, query: URLSearchParams, login: string, text: string) {
    const next = prepared.findIndex(({ pattern }) => pattern.test(name))
    if (next >= 0) return prepared.splice(next, 1)[0].answer
    const body = JSON.parse(text || "{}")
    for (const [route, respond] of Object.entries(routes)) {
      const [, ...parts] = RegExp(`^${route.replaceAll("*", "(.+)")}$`).exec(name) ?? []
      const isFound = parts.length > 0 || name === route
      const { tree, parents } = body
      if (isFound) return respond({ parts, query, body, tree, parents, login })
    }
    return refuse(501, `There is no route for ${name}`)
  }

  /** For tests in Node, in place of `fetch`. */
  async function answerFetch(input: URL | RequestInfo, init?: RequestInit) {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const name = `${request.method} ${decodeURIComponent(pathname).replace("/repos/owner/site", "")}`
    const login = request.headers.get("authorization")?.replace("Bearer ", "") ?? ""
    const answer = answerTo(name, searchParams, login, await request.text())
    if (answer === "offline") throw new TypeError("Failed to fetch")
    const { status, body } = answer
    if (status === 204) return new Response(null, answer)
    return new Response(Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body), answer)
  }

  return {
    repository,
    state,
    settings,
    fetch: answerFetch,
    /** Answers the next request whose method and path match in this way. */
    answerNext(answer: Answer | "offline", pattern: RegExp) {
      prepared.push({ answer, pattern })
    },
    /** For tests in a browser: answers the requests of its pages. */
    routeTo: (context: BrowserContext) =>
      context.route(`${apiUrl}/**`, async (route) => {
        const request = route.request()
        const init = { method: request.method(), headers: request.headers() }
        const response = await answerFetch(request.url(), { ...init, body: request.postData() })
        const headers = { "access-control-allow-origin": "*" }
        const body = Buffer.from(await response.arrayBuffer())
        return route.fulfill({ status: response.status, headers, body })
      }),
  }
}
