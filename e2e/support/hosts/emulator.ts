import type { BrowserContext } from "@playwright/test"
import { problemsIn } from "./contract"

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
export type Rights = "none" | "read" | "write" | "write without merge"
export type Account = { login: string; rights: Rights }

type Entry = { path: string; sha?: string | null; content?: string }
export type Body = {
  title: string
  body: string
  state: string
  head: string
  content: string
  base_tree: string
  tree: string | Entry[]
  message: string
  parents: string[]
  ref: string
  sha: string
  force: boolean
  commit_title: string
  commit_message: string
}

/** A call of the API. `parts` are the wildcards of the route; `body` is its JSON. */
export type Call = {
  parts: string[]
  query: URLSearchParams
  body: Body
  headers: Headers
  account: Account
}

/** By method and path. `*` is a part of a path. Paths are below the repository; `/user` is below the API. */
type Routes = Record<string, (call: Call) => Answer>

const repositoryPath = "/repos/owner/site"

export const ok = (body: unknown = {}): Answer => ({ status: 200, body })
export const refuse = (status: number, message: string): Answer => ({ status, body: { message } })

const cors = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "link, x-github-sso",
}

/** Answers requests as the API of GitHub does, without a network. */
export function createEmulator(apiUrl: string, routes: Routes) {
  const accounts = new Map<string, Account>()
  const problems = new Set<string>()
  const log: string[] = []
  const prepared: { answer: Answer | "offline"; pattern: RegExp }[] = []
  const patterns = Object.entries(routes).map(([route, respond]) => {
    const pattern = route.replaceAll(".", "\\.").replaceAll("*", "(.+)")
    return { pattern: new RegExp(`^${pattern}$`), respond }
  })

  /** Returns undefined if the host cannot be reached. */
  function handle(method: string, url: string, headers: Headers, body: string) {
    const { pathname, searchParams: query } = new URL(url)
    const path = pathname.replace(new URL(apiUrl).pathname.replace(/\/$/, ""), "")
    const name = `${method} ${path.replace(repositoryPath, "")}`
    log.push(name)
    const answer = answerTo(name, query, headers, body)
    if (answer)
      for (const problem of problemsIn({ name: `${method} ${path}`, query, body }, answer))
        problems.add(`${name}: ${problem}`)
    return answer
  }

  function answerTo(name: string, query: URLSearchParams, headers: Headers, text: string) {
    const next = prepared.findIndex(({ pattern }) => pattern.test(name))
    if (next >= 0) {
      const [{ answer }] = prepared.splice(next, 1)
      return answer === "offline" ? undefined : answer
    }
    const account = accounts.get(headers.get("authorization")?.replace("Bearer ", "") ?? "")
    if (!account) return refuse(401, "Bad credentials")
    if (name !== "GET /user" && account.rights === "none") return refuse(404, "Not Found")
    if (!name.startsWith("GET ") && account.rights === "read")
      return refuse(403, "Resource not accessible by personal access token")
    for (const { pattern, respond } of patterns) {
      const match = pattern.exec(name)
      if (!match) continue
      const body: Body = JSON.parse(text || "{}")
      return respond({
        parts: match.slice(1).map(decodeURIComponent),
        query,
        body,
        headers,
        account,
      })
    }
    problems.add(`${name} is unknown`)
    return refuse(404, "Not Found")
  }

  return {
    apiUrl,
    accounts,
    /** Requests that GitHub does not know or accept, and answers that it does not send. */
    problems,
    log,
    /** Answers the next request whose method and path match in this way. */
    answerNext(answer: Answer | "offline", pattern: RegExp) {
      prepared.push({ answer, pattern })
    },
    /** For tests in Node, in place of `fetch`. */
    async fetch(input: URL | RequestInfo, init?: RequestInit) {
      const request = new Request(input, init)
      const answer = handle(request.method, request.url, request.headers, await request.text())
      if (!answer) throw new TypeError("Failed to fetch")
      return new Response(bytesOf(answer), answer)
    },
    /** For tests in a browser: answers the requests of its pages. */
    async routeTo(context: BrowserContext) {
      await context.route(`${apiUrl}/**`, async (route) => {
        const request = route.request()
        const headers = new Headers(request.headers())
        const answer = handle(request.method(), request.url(), headers, request.postData() ?? "")
        if (!answer) return route.abort()
        const body = Buffer.from(bytesOf(answer) ?? [])
        return route.fulfill({
          status: answer.status,
          headers: { ...answer.headers, ...cors },
          body,
        })
      })
    },
  }
}

function bytesOf({ status, body }: Answer) {
  if (status === 204) return null
  return Buffer.isBuffer(body) ? new Uint8Array(body) : Buffer.from(JSON.stringify(body ?? {}))
}
