import { execFileSync } from "node:child_process"
import { createServer } from "node:http"
import { createSecureServer } from "node:http2"
import { brotliCompressSync } from "node:zlib"
import { listenAtFreePort } from "../lib/ports"
import { createSiteHandler } from "../serve/siteHandler"

// Headers of the HTTP/1 connection, and of the encoding that fetch has decoded.
const notForwarded = /^(connection|keep-alive|transfer-encoding|content-(encoding|length))$/
const text = /^text\/|json|javascript|svg/

/**
 * Serves public/ over HTTP/2 with TLS and Brotli, as a host does. `transformHtml` may change the
 * pages. Returns the URL, and how to stop after the browser has been closed.
 */
export async function startHttp2Server(transformHtml = (html: string) => html) {
  const site = createServer(createSiteHandler("public"))
  const siteUrl = `http://127.0.0.1:${await listenAtFreePort(site, "127.0.0.1")}`

  async function load(path: string) {
    const response = await fetch(siteUrl + path)
    const type = response.headers.get("content-type") ?? ""
    const headers = [...response.headers].filter(([name]) => !notForwarded.test(name))
    const common = { ":status": response.status, ...Object.fromEntries(headers) }
    if (!text.test(type))
      return { headers: common, body: Buffer.from(await response.arrayBuffer()) }
    const body = await response.text()
    return {
      headers: { ...common, "content-encoding": "br" },
      body: brotliCompressSync(type.startsWith("text/html") ? transformHtml(body) : body),
    }
  }

  const responses = new Map<string, ReturnType<typeof load>>()
  const certificate = createCertificate()
  const server = createSecureServer({ key: certificate, cert: certificate })
  server.on("stream", async (stream, { ":path": path = "/" }) => {
    // The browser may cancel a request.
    stream.on("error", () => stream.destroy())
    const response = responses.get(path) ?? load(path)
    responses.set(path, response)
    const { headers, body } = await response
    if (stream.destroyed) return
    stream.respond(headers)
    stream.end(body)
  })
  return {
    url: `https://localhost:${await listenAtFreePort(server)}`,
    stop() {
      server.close()
      site.close()
      site.closeAllConnections()
    },
  }
}

/** A private key and a self-signed certificate for localhost, in one PEM text. */
const createCertificate = () =>
  execFileSync(
    "openssl",
    "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout - -out -".split(" "),
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  )

/** The same page written by hand: the same text, styles and images, without scripts. */
export const stripScripts = (html: string) =>
  html.replace(/<script[^>]*>.*?<\/script>|<!--.*?-->/gs, "")
