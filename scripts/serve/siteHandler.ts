import compression from "compression"
import express, { type ErrorRequestHandler, type Request, type Response } from "express"
import { readFileSync } from "node:fs"
import { STATUS_CODES } from "node:http"
import { join, posix } from "node:path"
import { constants } from "node:zlib"
import {
  headersFor,
  defaultCacheControl,
  configFiles,
  parseHeaders,
} from "../../plugins/hosting/headers"
import { parseRedirects, withQuery } from "../../plugins/hosting/redirects"
import { listFiles } from "../../plugins/hosting/output/listFiles"

// Express 4 does not know this type yet.
express.static.mime.define({ "image/avif": ["avif"] })

// Hidden files are not served, except those below /.well-known/.
const hidden = /\/\.(?!well-known\/)/

/** A request handler for a finished build, below its path prefix. Behaves like Netlify and Cloudflare Pages. */
export function createSiteHandler(folder: string, prefix = "") {
  const redirects = parseRedirects(readFileSync(join(folder, "_redirects"), "utf8"))
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"))
  const notFoundPage = readFileSync(join(folder, "404.html"))
  const pages = new Set(
    listFiles(folder)
      .map((file) => `/${file}`)
      .filter((file) => file.endsWith("/index.html"))
      .map(canonicalPath),
  )
  const options = { cacheControl: false, redirect: false, dotfiles: "allow" }
  const sendFile = express.static(folder, options)

  const handleError: ErrorRequestHandler = (error, _request, response, _next) => {
    // A part of the response has been sent already.
    if (response.headersSent) return response.destroy()
    const { status = 500, headers = {} } = error
    if (status === 404) return sendNotFound(response)
    if (status >= 500) console.error(error)
    sendText(response, status, STATUS_CODES[status] ?? "Error", headers)
  }

  return (
    express()
      .disable("x-powered-by")
      // About as small as hosts make it.
      .use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }))
      .use((request, response, next) => {
        if (request.path === prefix) return redirect(response, 308, `${prefix}/${queryOf(request)}`)
        if (!request.path.startsWith(`${prefix}/`)) return sendNotFound(response)
        request.url = request.url.slice(prefix.length)
        next()
      })
      .use((request, response, next) => {
        const path = decode(request.path)
        response.set(headersOf(path))
        if (request.method !== "GET" && request.method !== "HEAD")
          return sendText(response, 405, "Only GET and HEAD are allowed.", { Allow: "GET, HEAD" })
        if (path === undefined)
          return sendText(response, 400, "The address is not encoded correctly.")
        // The rules of _headers match one spelling of each path only.
        if (posix.normalize(path) !== path || path.includes("\\")) return sendNotFound(response)
        if (configFiles.includes(path) || hidden.test(path)) return sendNotFound(response)
        const { to, status = 301 } = redirects.get(path) ?? {}
        if (to) return redirect(response, status, withQuery(to, queryOf(request)))
        const page = canonicalPath(path)
        if (page === path || !pages.has(page)) return sendFile(request, response, next)
        redirect(response, 308, prefix + encodeURI(page) + queryOf(request))
      })
      .use((_request, response) => sendNotFound(response))
      .use(handleError)
  )

  function headersOf(path = "") {
    return { "cache-control": defaultCacheControl, ...headersFor(rules, path) }
  }

  function sendNotFound(response: Response) {
    send(response, 404, "text/html", notFoundPage)
  }

  function redirect(response: Response, status: number, target: string) {
    sendText(response, status, `The page is at ${target}`, { Location: target })
  }

  function sendText(response: Response, status: number, text: string, headers = {}) {
    send(response, status, "text/plain", Buffer.from(`${text}\n`), headers)
  }

  function send(response: Response, status: number, type: string, body: Buffer, headers = {}) {
    // Headers of a file that could not be sent.
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(status, {
      ...headersOf(decode(response.req.path)),
      // As on Cloudflare Pages: browsers must not cache a missing file for a year.
      "cache-control": defaultCacheControl,
      "content-type": `${type}; charset=utf-8`,
      "content-length": body.length,
      ...headers,
    })
    response.end(body)
  }
}

const queryOf = ({ url }: Request) => /\?.*$/s.exec(url)?.[0] ?? ""

/** The path of a page, with a slash at its end: `/about/` for `/about` and `/about/index.html`. */
const canonicalPath = (path: string) => `${path.replace(/\/(index\.html)?$/, "")}/`

/** Decodes a path. Returns undefined if it is not encoded correctly. */
function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
