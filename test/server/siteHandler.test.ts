import { rmSync } from "node:fs"
import { once } from "node:events"
import { createServer, request, type IncomingMessage, type Server } from "node:http"
import { buffer } from "node:stream/consumers"
import { defaultCacheControl } from "../../plugins/hosting/headers"
import { redirectsFile } from "../../plugins/hosting/redirects"
import { listenAtFreePort } from "../../scripts/lib/ports"
import { createSiteHandler } from "../../scripts/serve/siteHandler"
import { temporaryFolder } from "../support/temporaryFolder"

const prefix = "/shop"
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

const files: Record<string, string> = {
  "index.html": "<h1>Home</h1>",
  "about/index.html": "<h1>About</h1>",
  "old/index.html": "<h1>Old</h1>",
  "404.html": "<h1>Not found</h1>",
  "app-1a2b.js": "console.log(1)",
  "static/hen.avif": "an image",
  ".well-known/security.txt": "Contact: https://example.com/",
  ".git/config": "secret",
  _headers: headersFile,
}

const { at, write } = temporaryFolder()
let server: Server
let origin: string
beforeEach(async () => {
  const redirects = redirectsFile([
    { from: "/old/", to: "/about/#part" },
    { from: "/sale/", to: "/about/", temporary: true },
    { from: "/shop.html", to: "https://shop.example.com/?a=1#top" },
  ])
  for (const [file, text] of Object.entries({ ...files, _redirects: redirects })) write(file, text)
  server = createServer(createSiteHandler(at(), prefix))
  origin = `http://localhost:${await listenAtFreePort(server)}`
})
afterEach(() => void server.close())

/** Requests a path exactly as given. `fetch` would resolve its dots, follow redirects and decompress. */
async function sendOutside(path: string, sent = {}, method = "GET") {
  const message = request(origin, { path, headers: sent, method, agent: false }).end()
  const [response]: IncomingMessage[] = await once(message, "response")
  const { statusCode: status, headers } = response
  return { status, headers, body: await buffer(response) }
}
/** Below the prefix. */
const send: typeof sendOutside = (path, ...more) => sendOutside(prefix + path, ...more)

const notFound = {
  status: 404,
  headers: expect.objectContaining({
    "x-all": "1",
    "content-type": "text/html; charset=utf-8",
    "cache-control": defaultCacheControl,
  }),
  body: Buffer.from(files["404.html"]),
}

test.each([
  ["index.html", /^text\/html; charset=utf-8$/i, defaultCacheControl],
  ["app-1a2b.js", /^(text|application)\/javascript; charset/i, immutable],
  ["static/hen.avif", /^image\/avif$/, immutable],
  [".well-known/security.txt", /^text\/plain; charset/i, defaultCacheControl],
])("%s is sent with its type and how long it may be kept", async (file, type, cacheControl) => {
  const { status, headers, body } = await send(`/${file.replace("index.html", "")}`)
  expect([status, String(body)]).toEqual([200, files[file]])
  expect(headers).toMatchObject({
    "x-all": "1",
    "content-type": expect.stringMatching(type),
    "cache-control": cacheControl,
  })
})

test.each([
  ["?a=1", 308, "/shop/?a=1"],
  ["/about?from=a-link", 308, "/shop/about/?from=a-link"],
  ["/index.html?a=1?b", 308, "/shop/?a=1?b"],
  ["/sale/", 302, "/about/"],
  ["/old?from=a-link", 301, "/about/?from=a-link#part"],
  ["/shop.html?b=2", 301, "https://shop.example.com/?a=1#top"],
])("%s redirects with %i to %s", async (path, status, location) => {
  const response = await send(path)
  expect([response.status, response.headers.location]).toEqual([status, location])
})

test.each([
  "/no-such-page/",
  "/static/no-such-image.png",
  "/../package.json",
  "/..%5cpackage.json",
  "/.git/config",
  "/_headers",
  "/shop/",
  "/%5fheaders",
  "/static%2f..%2f_headers",
  "/static/../about/",
  "/about%5c",
  "//about/",
  "/about//",
])("the response to %s is the not-found page", async (path) => {
  expect(await send(path, { "accept-encoding": "br" })).toEqual(notFound)
  expect(await send(path, {}, "HEAD")).toMatchObject({ status: 404, body: Buffer.alloc(0) })
})

test.each(["/", "/about/", "/shopping/"])("%s is not below the prefix", async (path) => {
  expect(await sendOutside(path)).toEqual(notFound)
})

test("a new build is served with its own headers; without one there is an error message", async () => {
  write("_headers", "/*\n  X-All: 2\n")
  expect((await send("/")).headers).toMatchObject({ "x-all": "2" })
  rmSync(at("_headers"))
  const { status, body } = await send("/")
  expect([status, String(body)]).toEqual([503, expect.stringContaining("npm run build")])
})

test("a malformed path is refused, and POST is not allowed", async () => {
  for (const path of ["/%zz", "/about/%c0%af"]) expect((await send(path)).status).toBe(400)
  const { status, headers } = await send("/about/", {}, "POST")
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"])
})
