import express, { type Express } from "express"
import type { CreateDevServerArgs } from "gatsby"
import { describeBlocked, type Origins } from "./origins"
import { directives, kinds } from "./references"

const reportPath = "/__policy"

/** What is not of other origins is allowed: Gatsby and the editor load much else in development. */
const own = "'self' data: blob: ws: 'unsafe-inline' 'unsafe-eval'"

type Site = { origins?: Origins; formEndpoint?: string; numbers?: { address: string } }

/** The policy of the development server for all its pages: the built site may use no other origins. */
export function developPolicy({ origins = {}, formEndpoint, numbers }: Site) {
  const services = [formEndpoint, numbers?.address].flatMap((url) =>
    url ? new URL(url).origin : [],
  )
  return kinds
    .map((kind) => [directives.get(kind), own, ...services, ...(origins[kind] ?? [])].join(" "))
    .concat(`report-uri ${reportPath}`)
    .join("; ")
}

type PageData = (path: string) => object
type Report = { "document-uri": string; "effective-directive": string; "blocked-uri": string }

/** The violation of a policy in words; undefined where the built site allows it, or it is none of the site's. */
export function describeViolation(report: Report, pageData: PageData) {
  const { "document-uri": page, "effective-directive": directive, "blocked-uri": address } = report
  const kind = kinds.find((one) => directive.startsWith(directives.get(one) ?? ""))
  if (!kind || !/^https?:/.test(address)) return undefined
  const { origin } = new URL(address)
  const { pathname } = new URL(page)
  // A page may show what its content names in a frame.
  if (kind === "frame" && JSON.stringify(pageData(pathname)).includes(`"${origin}`))
    return undefined
  return `The page ${pathname} ${describeBlocked(kind, origin)}`
}

/** In development nothing is blocked: the terminal tells once what the policies of the built site would block. */
export function reportViolations(args: CreateDevServerArgs, site: () => Site, pageData: PageData) {
  const reported = new Set<string>()
  const server: Express = args.app
  server.post(reportPath, express.json({ type: "*/csp-report" }), ({ body }, response) => {
    const words = describeViolation(body["csp-report"], pageData)
    if (words && !reported.has(words)) args.reporter.warn(words)
    reported.add(words ?? "")
    response.sendStatus(204)
  })
  server.use((_, response, next) => {
    response.setHeader("Content-Security-Policy-Report-Only", developPolicy(site()))
    next()
  })
}
