import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { lookup } from "node:dns/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { dirname, join } from "node:path"
import sirv from "sirv"
import { headersFor, hostsCacheControl, parseHeaders } from "../src/publish/headers"

const folder = "public"
const rulesFile = join(folder, "_headers")

// The hosts read these files and do not hand them out.
const hostsOwnFiles = ["/_headers", "/_redirects"]

class Advice extends Error {}

/** What a build has left in public/, as Netlify and Cloudflare Pages would serve it. */
function openSite() {
  const rules = parseHeaders(readFileSync(rulesFile, "utf8"))
  const sendFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ["html"] })
  const pages = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /[\\/]index\.html$/.test(file))
      .map((file) => `/${dirname(file).replaceAll("\\", "/")}`),
  )
  const notFoundFile = join(folder, "404.html")
  const notFoundPage = existsSync(notFoundFile) ? readFileSync(notFoundFile) : undefined

  return function answer(request: IncomingMessage, response: ServerResponse) {
    const [path, ...query] = (request.url ?? "/").split("?")
    response.setHeader("cache-control", hostsCacheControl)
    for (const [name, value] of Object.entries(headersFor(rules, path)))
      response.setHeader(name, value)

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD")
      return refuse(405, "Only GET and HEAD are answered here.")
    }
    const address = decoded(path)
    if (address === undefined) return refuse(400, "The address is not properly encoded.")
    if (hostsOwnFiles.includes(address)) return notFound()
    if (pages.has(address)) {
      response.setHeader("location", [`${path}/`, ...query].join("?"))
      return refuse(308, "The page is at the same address with a slash at the end.")
    }
    // The one type among ours that sirv does not know.
    if (address.endsWith(".ico")) response.setHeader("content-type", "image/x-icon")
    sendFile(request, response, notFound)

    function notFound() {
      if (!notFoundPage) return refuse(404, "There is nothing at this address.")
      reply(404, "text/html;charset=utf-8", notFoundPage)
    }

    function refuse(status: number, sentence: string) {
      reply(status, "text/plain;charset=utf-8", Buffer.from(`${sentence}\n`))
    }

    function reply(status: number, type: string, body: Buffer) {
      // As on Cloudflare Pages: what is not there today must not be kept for a year.
      response.setHeader("cache-control", hostsCacheControl)
      response.writeHead(status, { "content-type": type, "content-length": body.length })
      response.end(body)
    }
  }
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** Opens the site again after each build, which writes public/_headers at its end. */
function currentSite() {
  const builtAt = () => statSync(rulesFile, { throwIfNoEntry: false })?.mtimeMs
  let site = { answer: openSite(), builtAt: builtAt() }
  return (request: IncomingMessage, response: ServerResponse) => {
    const now = builtAt()
    if (now !== undefined && now !== site.builtAt) site = { answer: openSite(), builtAt: now }
    site.answer(request, response)
  }
}

async function serve() {
  const host = process.env.HOST || "localhost"
  const port = Number(process.env.PORT || 9000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Advice(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`)
  if (!existsSync(rulesFile))
    throw new Advice(`There is no finished build in ${folder}/: run npm run build first.`)

  const answer = currentSite()
  // A browser may take localhost for 127.0.0.1 or for ::1: listen on both where both exist.
  const addresses = [...new Set((await lookup(host, { all: true })).map(({ address }) => address))]
  const attempts = await Promise.allSettled(
    addresses.map((address) => listen(createServer(answer), port, address)),
  )
  const servers = attempts.flatMap((attempt) =>
    attempt.status === "fulfilled" ? [attempt.value] : [],
  )
  const failures: NodeJS.ErrnoException[] = attempts.flatMap((attempt) =>
    attempt.status === "rejected" ? [attempt.reason] : [],
  )
  const failure =
    failures.find(({ code }) => !["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(code ?? "")) ??
    (servers.length === 0 ? failures[0] : undefined)

  function stop() {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  if (failure) {
    stop()
    if (failure.code === "EADDRINUSE")
      throw new Advice(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm run serve`)
    throw new Advice(`Cannot listen on port ${port} of ${host}: ${failure.message}`)
  }
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
  console.log(`The site is at http://${host.includes(":") ? `[${host}]` : host}:${port}`)
}

function listen(server: ReturnType<typeof createServer>, port: number, address: string) {
  return new Promise<typeof server>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, address, () => resolve(server))
  })
}

serve().catch((error: unknown) => {
  console.error(error instanceof Advice ? error.message : error)
  process.exitCode = 1
})
