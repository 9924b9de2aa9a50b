import type { BrowserContext } from "@playwright/test"
import type { Contract } from "./contract/contract"
import type { Repository } from "./repository"

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
export type Rights = "none" | "read" | "write" | "write without merge"
export type Account = { login: string; rights: Rights }

/** A pull request or merge request. */
export type ChangeRequest = {
  number: number
  title: string
  text: string
  branch: string
  state: "open" | "closed" | "merged"
}

/** A call of the API. `parts` are the wildcards of the route; `body` is its JSON. */
export type Call<Body> = {
  url: URL
  parts: string[]
  query: URLSearchParams
  body: Body
  headers: Headers
  account: Account
}

/** What tests set, and what the routes of a host read and change. */
export const createState = () => ({
  requests: new Array<ChangeRequest>(),
  checks: "passed" as "passed" | "running" | "failed",
  needsReview: false,
})

type Options<Body> = {
  repository: Repository
  /** The origin and path of the API, and the path of the repository below it. */
  apiUrl: string
  repositoryPath: string
  state: ReturnType<typeof createState>
  /** `*` is a part of a path. Paths are below the repository; `/user` is below the API. */
  routes: Record<string, (call: Call<Body>) => Answer>
  refusals: Record<"token" | "repository" | "write", Answer>
  /** Compares requests and answers with the host's description. */
  contract?: Contract
}

export type Emulator = ReturnType<typeof createEmulator>

export const ok = (body: unknown = {}, headers?: Record<string, string>): Answer => ({
  status: 200,
  body,
  headers,
})
export const refuse = (status: number, message: unknown): Answer => ({ status, body: { message } })

/** Throws if the host would not have accepted a request, or not have sent an answer. */
export function assertNoProblems({ problems }: Emulator) {
  if (problems.size > 0) throw new Error([...problems].join("\n"))
}

/** A page of a list, of at most `per_page` entries and `size`, with the address of the next page. */
export function paged<Item>({ url, query }: Call<unknown>, list: Item[], size = 100) {
  const count = Math.min(size, Number(query.get("per_page") ?? 30))
  const page = Number(query.get("page") ?? 1)
  const next = new URL(url)
  next.searchParams.set("page", String(page + 1))
  const headers = page * count < list.length ? { link: `<${next}>; rel="next"` } : undefined
  return { items: list.slice((page - 1) * count, page * count), headers }
}

const cors = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "link, x-github-sso",
}

/** Answers requests as the API of a git host does, without a network. */
export function createEmulator<Body>(options: Options<Body>) {
  const { repository, apiUrl, repositoryPath, state, refusals, contract } = options
  const accounts = new Map<string, Account>()
  const problems = new Set<string>()
  const log: string[] = []
  const faults: { answer: Answer | "offline"; pattern: RegExp }[] = []
  const routes = Object.entries(options.routes).map(([route, respond]) => {
    const pattern = route.replaceAll(".", "\\.").replaceAll("*", "(.+)")
    return { pattern: new RegExp(`^${pattern}$`), respond }
  })

  /** Returns undefined if the host cannot be reached. */
  function handle(method: string, url: string, headers: Headers, text: string) {
    const { pathname, searchParams: query } = new URL(url)
    const path = pathname.replace(new URL(apiUrl).pathname.replace(/\/$/, ""), "")
    const name = `${method} ${path.replace(repositoryPath, "")}`
    log.push(name)
    const answer = answerTo(name, new URL(url), headers, text)
    const checked = answer && contract?.({ method, path, query, body: text }, answer)
    for (const problem of checked?.problems ?? []) problems.add(`${name}: ${problem}`)
    return checked?.answer ?? answer
  }

  function answerTo(name: string, url: URL, headers: Headers, text: string) {
    const fault = faults.find(({ pattern }) => pattern.test(name))
    if (fault) {
      faults.splice(faults.indexOf(fault), 1)
      return fault.answer === "offline" ? undefined : fault.answer
    }
    const account = accounts.get(headers.get("authorization")?.replace("Bearer ", "") ?? "")
    if (!account) return refusals.token
    if (name !== "GET /user" && account.rights === "none") return refusals.repository
    if (!name.startsWith("GET ") && account.rights === "read") return refusals.write
    for (const { pattern, respond } of routes) {
      const match = pattern.exec(name)
      if (!match) continue
      const parts = match.slice(1).map(decodeURIComponent)
      const body: Body = JSON.parse(text || "{}")
      return respond({ url, parts, query: url.searchParams, body, headers, account })
    }
    problems.add(`${name} is unknown`)
    return refuse(404, "Not Found")
  }

  return {
    apiUrl,
    repository,
    accounts,
    state,
    /** Requests that the host does not know or accept, and answers that it does not send. */
    problems,
    log,
    /** Answers the next request whose method and path match in this way. */
    failNext(answer: Answer | "offline", pattern = /./) {
      faults.push({ answer, pattern })
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
