import express, { type ErrorRequestHandler, type Request, type Response } from "express"
import expressStaticGzip from "express-static-gzip"
import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import {
  headersFor,
  defaultCacheControl,
  configFiles,
  parseHeaders,
} from "../plugins/hosting/headers"
import { parseRedirects, withQuery } from "../plugins/hosting/redirects"

// What begins with a dot is nobody's business, but for what is there to be found.
const hidden = /\/\.(?!well-known\/)/

const sentences: Record<number, string> = {
  412: "The file has changed.",
  416: "The file has no such part.",
}

type Headers = Record<string, string>

/** Answers for a finished build, below its path prefix, as Netlify and Cloudflare Pages would serve it. */
export function siteIn(folder: string, prefix = "") {
  const redirects = parseRedirects(readFileSync(join(folder, "_redirects"), "utf8"))
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"))
  const notFoundPage = readFileSync(join(folder, "404.html"))
  const pages = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `/${file.replaceAll("\\", "/")}`)
      .filter((file) => file.endsWith("/index.html"))
      .map(pageOf),
  )
  const sendFile = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    serveStatic: { cacheControl: false, redirect: false, dotfiles: "allow" },
  })

  const failed: ErrorRequestHandler = (error, _request, response, _next) => {
    // Of what is half sent, nothing can be taken back.
    if (response.headersSent) return response.destroy()
    const { status = 500, headers = {} } = error
    if (status === 404) return notFound(response)
    if (status >= 500) console.error(error)
    refuse(response, status, sentences[status] ?? "The file cannot be read.", headers)
  }

  return express()
    .disable("x-powered-by")
    .use((request, response, next) => {
      if (request.path === prefix) return lead(response, 308, `${prefix}/${queryOf(request)}`)
      if (!request.path.startsWith(`${prefix}/`)) return notFound(response)
      request.url = request.url.slice(prefix.length)
      next()
    })
    .use((request, response, next) => {
      const address = decoded(request.path)
      response.set(headersOf(address))
      if (request.method !== "GET" && request.method !== "HEAD")
        return refuse(response, 405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" })
      if (address === undefined)
        return refuse(response, 400, "The address is not properly encoded.")
      // Each file at one address, of which the rules know.
      if (posix.normalize(address) !== address || address.includes("\\")) return notFound(response)
      if (configFiles.includes(address) || hidden.test(address)) return notFound(response)
      const target = redirects.get(address)
      if (target) return lead(response, 301, withQuery(target, queryOf(request)))
      const page = pageOf(address)
      if (page === address || !pages.has(page)) return sendFile(request, response, next)
      lead(response, 308, prefix + encodeURI(page) + queryOf(request))
    })
    .use((_request, response) => notFound(response))
    .use(failed)

  function headersOf(address = "") {
    return { "cache-control": defaultCacheControl, ...headersFor(rules, address) }
  }

  function notFound(response: Response) {
    reply(response, 404, "text/html", notFoundPage)
  }

  function lead(response: Response, status: number, target: string) {
    refuse(response, status, `The page is at ${target}`, { Location: target })
  }

  function refuse(response: Response, status: number, sentence: string, headers?: Headers) {
    reply(response, status, "text/plain", Buffer.from(`${sentence}\n`), headers)
  }

  function reply(
    response: Response,
    status: number,
    type: string,
    body: Buffer,
    headers: Headers = {},
  ) {
    // What was said of a file that then could not be sent.
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(status, {
      ...headersOf(decoded(response.req.path)),
      // As on Cloudflare Pages: what is not there today must not be kept for a year.
      "cache-control": defaultCacheControl,
      "content-type": `${type}; charset=utf-8`,
      "content-length": body.length,
      ...headers,
    })
    response.end(body)
  }
}

const queryOf = ({ url }: Request) => /\?.*$/s.exec(url)?.[0] ?? ""

/** The address of a page that was asked for without its slash, or by its file. */
const pageOf = (address: string) => `${address.replace(/\/(index\.html)?$/, "")}/`

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
