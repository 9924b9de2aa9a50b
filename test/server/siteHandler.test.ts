import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { defaultCacheControl } from "../../plugins/hosting/headers"
import { redirectsFile } from "../../plugins/hosting/redirects"
import { listenAtFreePort } from "../../scripts/lib/ports"
import { createSiteHandler } from "../../scripts/serve/siteHandler"
import { sendRequest } from "../support/sendRequest"

const immutable = "public, max-age=31536000, immutable"

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
const files: Record<string, string> = {
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

const isCompressed = (file: string) => /\.(html|js|json)$/.test(file)

/** Serves the files below a path prefix. Returns `send`, which requests a path exactly as given. */
async function startServer(prefix = "") {
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

let server: Awaited<ReturnType<typeof startServer>>
let prefixed: typeof server
beforeAll(async () => {
  server = await startServer()
  prefixed = await startServer("/shop")
})
afterAll(() => Promise.all([server.stop(), prefixed.stop()]))

const send: typeof server.send = (...request) =>
  (/^\/shop\b(?!\.)/.test(request[0]) ? prefixed : server).send(...request)

const notFound = {
  status: 404,
  headers: expect.objectContaining({
    "x-all": "1",
    "content-type": "text/html; charset=utf-8",
    "cache-control": defaultCacheControl,
  }),
  body: Buffer.from(files["404.html"]),
}

const identity = (body: Buffer) => body
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity }

describe.each([
  ["index.html", /^text\/html; charset=utf-8$/i, defaultCacheControl],
  ["app-1a2b.js", /^text\/javascript; charset=utf-8$/i, immutable],
  ["page-data/app-data.json", /^application\/json(; charset=utf-8)?$/i, defaultCacheControl],
  ["static/hen.avif", /^image\/avif$/, immutable],
  ["static/text.woff2", /^font\/woff2$/, immutable],
  [".well-known/security.txt", /^text\/plain; charset=utf-8$/i, defaultCacheControl],
])("%s", (file, type, cacheControl) => {
  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["identity", "identity"],
  ] as const)("is sent to a browser that accepts %s", async (accepted, best) => {
    const encoding = isCompressed(file) ? best : "identity"
    const { status, headers, body } = await send(`/${file.replace("index.html", "")}`, {
      "accept-encoding": accepted,
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      "x-all": "1",
      "content-type": expect.stringMatching(type),
      "cache-control": cacheControl,
      "content-length": String(body.length),
    })
    expect(headers["content-encoding"] ?? "identity").toBe(encoding)
    expect(headers.vary).toBe(isCompressed(file) ? "Accept-Encoding" : undefined)
    expect(String(decoders[encoding](body))).toBe(files[file])
  })
})

test.each(["/about/", "/%61bout/", "/shop/about/"])(
  "%s has the headers of its page",
  async (path) => {
    const { headers, body } = await send(path)
    expect(headers).toMatchObject({ "x-all": "1", "x-about": "1" })
    expect(String(body)).toBe(files["about/index.html"])
  },
)

test("HEAD sends the headers of GET without a body", async () => {
  for (const path of ["/", "/about/", "/app-1a2b.js"]) {
    const accept = { "accept-encoding": "br" }
    const { headers } = await send(path, accept)
    const head = await send(path, accept, "HEAD")
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect({ ...head.headers, date: "" }).toEqual({ ...headers, date: "" })
  }
})

test("the response for an unchanged file is 304 with its headers", async () => {
  const accept = { "accept-encoding": "br" }
  const { etag, "last-modified": modified } = (await send("/about/", accept)).headers
  for (const condition of [{ "if-none-match": etag }, { "if-modified-since": modified }]) {
    const again = await send("/about/", { ...accept, ...condition })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(again.headers).toMatchObject({ "x-all": "1", "x-about": "1", etag })
  }
  // Each encoding has its own tag.
  expect((await send("/about/", { "if-none-match": etag })).status).toBe(200)
})

test("a part of a file is sent with its headers, also where there is none", async () => {
  const path = "/static/hen.avif"
  const file = Buffer.from(files["static/hen.avif"])
  const part = await send(path, { range: "bytes=10-19" })
  expect(part).toMatchObject({ status: 206, body: file.subarray(10, 20) })
  expect(part.headers).toMatchObject({ "x-all": "1", "cache-control": immutable })
  const beyond = await send(path, { range: `bytes=${file.length}-` })
  expect(beyond.status).toBe(416)
  expect(beyond.headers).toMatchObject({
    "x-all": "1",
    "cache-control": defaultCacheControl,
    "content-range": `bytes */${file.length}`,
  })
})

test.each([
  ["/about?from=a-link", 308, "/about/?from=a-link"],
  ["/about/index.html", 308, "/about/"],
  ["/%61bout", 308, "/about/"],
  ["/index.html?a=1?b", 308, "/?a=1?b"],
  ["/old/", 301, "/about/"],
  ["/sale/", 302, "/about/"],
  ["/old?from=a-link", 301, "/about/?from=a-link"],
  ["/shop.html?b=2", 301, "https://shop.example.com/?a=1#top"],
  ["/shop?a=1", 308, "/shop/?a=1"],
  ["/shop/about?a=1", 308, "/shop/about/?a=1"],
  ["/shop/old", 301, "/shop/about/"],
])("%s redirects with %i to %s", async (path, status, location) => {
  const response = await send(path)
  expect([response.status, response.headers.location]).toEqual([status, location])
})

test.each([
  "/no-such-page/",
  "/no-such-page",
  "/static/no-such-image.png",
  "/static/",
  "/../package.json",
  "/%2e%2e%2fpackage.json",
  "/..%5cpackage.json",
  "/.git/config",
  "/_headers",
  "/_redirects",
  "/%5fheaders",
  "/static%2f..%2f_headers",
  "/static/../about/",
  "/./about/",
  "/about%5c",
  "//about",
  "//about/",
  "/about//",
])("the response to %s is the not-found page", async (path) => {
  expect(await send(path, { "accept-encoding": "br" })).toEqual(notFound)
  expect(await send(path, {}, "HEAD")).toMatchObject({ status: 404, body: Buffer.alloc(0) })
})

test.each(["/", "/about/", "/shopping/", "/shop/shop/", "/shop/nothing/"])(
  "%s is not served below the prefix /shop",
  async (path) => {
    expect(await prefixed.send(path)).toEqual(notFound)
  },
)

test.each(["/%", "/%zz", "/%E0%A4%A", "/about/%c0%af"])("%s is malformed", async (path) => {
  expect((await send(path)).status).toBe(400)
})

test("POST is not allowed", async () => {
  const { status, headers } = await send("/about/", {}, "POST")
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"])
})
