import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { listenAtFreePort } from "../../scripts/lib/ports"
import { createSiteHandler } from "../../scripts/serve/siteHandler"
import { sendRequest } from "../support/sendRequest"
import { redirectsFile } from "../../plugins/hosting/redirects"

export const immutable = "public, max-age=31536000, immutable"

const headersFile = `/*
  X-All: 1

/about/
  X-About: 1

/static/*
  Cache-Control: ${immutable}

/*.js
  Cache-Control: ${immutable}
`

/** The files of a small built site. */
export const files: Record<string, string> = {
  "index.html": "<h1>Home</h1>".repeat(50),
  "about/index.html": "<h1>About</h1>".repeat(50),
  "old/index.html": "<h1>Old</h1>",
  "404.html": "<h1>Not found</h1>".repeat(50),
  "app-1a2b.js": "console.log(1)\n".repeat(50),
  "page-data/app-data.json": JSON.stringify({ hash: "1a2b".repeat(50) }),
  "static/hen.avif": "an image ".repeat(50),
  "static/text.woff2": "a font ".repeat(50),
  ".well-known/security.txt": "Contact: https://example.com/",
  ".git/config": "secret",
  _headers: headersFile,
}

const isCompressed = (file: string) => /\.(html|js|json|svg|ico)$/.test(file)

/** Serves the files below a path prefix. Returns `send`, which requests a path exactly as given. */
export async function startFixtureServer(prefix = "") {
  const folder = mkdtempSync(join(tmpdir(), "server-"))
  const redirects = redirectsFile([
    { from: "/old/", to: `${prefix}/about/` },
    { from: "/sale/", to: `${prefix}/about/`, temporary: true },
    { from: "/shop.html", to: "https://shop.example.com/?a=1#top" },
  ])
  for (const [file, text] of Object.entries({ ...files, _redirects: redirects })) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    if (!isCompressed(file)) continue
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
  const server = createServer(createSiteHandler(folder, prefix))
  const port = await listenAtFreePort(server)

  const send = (path: string, headers = {}, method = "GET") =>
    sendRequest(`http://localhost:${port}`, path, headers, method)
  const stop = async () => {
    server.close()
    await once(server, "close")
    rmSync(folder, { recursive: true })
  }
  return { send, stop }
}
