import compression from "compression"
import express, { type ErrorRequestHandler, type Request, type Response } from "express"
import { existsSync, readFileSync } from "node:fs"
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
import { isErrno } from "../../plugins/content-model/lib/isErrno"

/** A build writes `_headers` last. */
export const isFinished = (folder: string) => existsSync(join(folder, "_headers"))
export const noBuild = (folder: string) =>
  `There is no finished build in ${folder}/. Run npm run build first.`

// Express 4 does not know this type yet.
express.static.mime.define({ "image/avif": ["avif"] })

// Hidden files are not served, except those below /.well-known/.
const hidden = /\/\.(?!well-known\/)/

/**
 * A request handler for the build that is in a folder now, below its path prefix. Behaves like Netlify and Cloudflare Pages.
 * It reads `_headers` for each request, so that a new build has its own.
 */
export function createSiteHandler(folder: string, prefix = "") {
  const read = (file: string) => readFileSync(join(folder, file), "utf8")
  const isPage = (path: string) => existsSync(join(folder, path, "index.html"))
  const options = { cacheControl: false, redirect: false, dotfiles: "allow" }
  const sendFile = express.static(folder, options)

  const handleError: ErrorRequestHandler = (error, _request, response, _next) => {
    // A part of the response has been sent already.
    if (response.headersSent) return response.destroy()
    const { status = 500, headers = {} } = error
    if (status === 404) return sendNotFound(response)
    if (isErrno(error, "ENOENT"))
      return response.writeHead(503, { "Retry-After": "1" }).end(`${noBuild(folder)}\n`)
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
        const { to, status = 301 } = parseRedirects(read("_redirects")).get(path) ?? {}
        if (to) return redirect(response, status, withQuery(to, queryOf(request)))
        const page = canonicalPath(path)
        if (page === path || !isPage(page)) return sendFile(request, response, next)
        redirect(response, 308, prefix + encodeURI(page) + queryOf(request))
      })
      .use((_request, response) => sendNotFound(response))
      .use(handleError)
  )

  function headersOf(path = "") {
    return {
      "cache-control": defaultCacheControl,
      ...headersFor(parseHeaders(read("_headers")), path),
    }
  }

  function sendNotFound(response: Response) {
    send(response, 404, "text/html", Buffer.from(read("404.html")))
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
