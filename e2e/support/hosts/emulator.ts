import type { BrowserContext } from "@playwright/test"

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
export type Rights = "write" | "write without merge"
type Account = { login: string; rights: Rights }

type Entry = { path: string; sha?: string | null; content?: string }
type Words =
  | "title"
  | "body"
  | "state"
  | "head"
  | "content"
  | "base_tree"
  | "message"
  | "ref"
  | "sha"
export type Body = Record<Words | "commit_title" | "commit_message", string> & {
  tree: string | Entry[]
  parents: string[]
  force: boolean
}

/** A call of the API. `parts` are the wildcards of the route; `body` is its JSON. */
export type Call = { parts: string[]; query: URLSearchParams; body: Body; account: Account }

/** By method and path. `*` is a part of a path. Paths are below the repository; `/user` is below the API. */
type Routes = Record<string, (call: Call) => Answer>

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
  const prepared: { answer: Answer | "offline"; pattern: RegExp }[] = []
  const patterns = Object.entries(routes).map(([route, respond]) => {
    return { pattern: new RegExp(`^${route.replaceAll("*", "(.+)")}$`), respond }
  })

  function answerTo(name: string, query: URLSearchParams, token: string, text: string) {
    const next = prepared.findIndex(({ pattern }) => pattern.test(name))
    if (next >= 0) return prepared.splice(next, 1)[0].answer
    const account = accounts.get(token)
    if (!account) return refuse(401, "Bad credentials")
    for (const { pattern, respond } of patterns) {
      const parts = pattern.exec(name)?.slice(1).map(decodeURIComponent)
      if (parts) return respond({ parts, query, body: JSON.parse(text || "{}"), account })
    }
    problems.add(`${name} is unknown`)
    return refuse(404, "Not Found")
  }

  /** For tests in Node, in place of `fetch`. */
  async function answerFetch(input: URL | RequestInfo, init?: RequestInit) {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace(new URL(apiUrl).pathname.replace(/\/$/, ""), "")
    const name = `${request.method} ${path.replace("/repos/owner/site", "")}`
    const token = request.headers.get("authorization")?.replace("Bearer ", "") ?? ""
    const answer = answerTo(name, searchParams, token, await request.text())
    if (answer === "offline") throw new TypeError("Failed to fetch")
    return new Response(bytesOf(answer), answer)
  }

  return {
    accounts,
    /** The requests that no route answers. */
    problems,
    /** Answers the next request whose method and path match in this way. */
    answerNext(answer: Answer | "offline", pattern: RegExp) {
      prepared.push({ answer, pattern })
    },
    fetch: answerFetch,
    /** For tests in a browser: answers the requests of its pages. */
    async routeTo(context: BrowserContext) {
      await context.route(`${apiUrl}/**`, async (route) => {
        const request = route.request()
        const init = { headers: request.headers(), body: request.postData() }
        const sent = answerFetch(request.url(), { method: request.method(), ...init })
        const response = await sent.catch(() => undefined)
        if (!response) return route.abort()
        const headers = { ...Object.fromEntries(response.headers), ...cors }
        const body = Buffer.from(await response.arrayBuffer())
        return route.fulfill({ status: response.status, headers, body })
      })
    },
  }
}

function bytesOf({ status, body }: Answer) {
  if (status === 204) return null
  return Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body ?? {})
}
