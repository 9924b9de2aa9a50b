import { once } from "node:events"
import { existsSync, readFileSync, statSync } from "node:fs"
import { createSecureServer } from "node:http2"
import { extname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import {
  headersFor,
  defaultCacheControl,
  parseHeaders,
} from "../../src/publish/plugins/hosting/headers"
import { makeCertificate } from "./certificate.mjs"

const types = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript;charset=utf-8",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
}
const compressed = [".html", ".js", ".json", ".css", ".svg"]

/**
 * Serves public/ over HTTP/2 with Brotli, as a host on the net does; `change` may change the pages.
 * Returns the address and how to stop.
 */
export async function serve(change = (html) => html) {
  const rules = parseHeaders(readFileSync("public/_headers", "utf8"))
  const answers = new Map()
  function answer(path) {
    const file = [join("public", path), join("public", path, "index.html")].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    )
    const found = file ?? "public/404.html"
    const kind = extname(found)
    const bytes = readFileSync(found)
    const body = kind === ".html" ? Buffer.from(change(bytes.toString())) : bytes
    const isCompressed = compressed.includes(kind)
    return {
      body: isCompressed ? brotliCompressSync(body) : body,
      headers: {
        ":status": file ? 200 : 404,
        "cache-control": defaultCacheControl,
        ...headersFor(rules, path),
        "content-type": types[kind] ?? "application/octet-stream",
        ...(isCompressed && { "content-encoding": "br" }),
      },
    }
  }

  const server = createSecureServer(makeCertificate())
  const sessions = new Set()
  server.on("session", (session) => sessions.add(session))
  server.on("stream", (stream, { ":path": address }) => {
    const path = decodeURI(address.split("?")[0])
    if (!answers.has(path)) answers.set(path, answer(path))
    const { headers, body } = answers.get(path)
    stream.on("error", () => stream.destroy()) // the browser no longer wants it
    stream.respond(headers)
    stream.end(body)
  })
  server.listen(0, "localhost")
  await once(server, "listening")
  return {
    address: `https://localhost:${server.address().port}`,
    stop() {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}

/** A page as one would write it by hand: the same text, styles and pictures, and no script. */
export const withoutScript = (html) => html.replace(/<script[^>]*>.*?<\/script>|<!--.*?-->/gs, "")
