import { expect, test } from "@playwright/test"
import { readdirSync, readFileSync } from "node:fs"
import { request as send, type IncomingHttpHeaders } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { headersFor, defaultCacheControl, parseHeaders } from "../plugins/hosting/headers"

const files = readdirSync("public", { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll("\\", "/")}`)
  .toSorted()
const rules = parseHeaders(readFileSync("public/_headers", "utf8"))
const notFoundPage = readFileSync("public/404.html", "utf8")

const aScript = () => built(/^\/app-[0-9a-f]+\.js$/)
const aPicture = () => built(/^\/static\/.+\.(avif|webp|jpe?g|png|svg)$/)

function built(name: RegExp) {
  const file = files.find((path) => name.test(path))
  expect(file, `a file like ${name} in public/`).toBeDefined()
  return String(file)
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Asks for an address exactly as it is spelled and gives the answer as it was sent; Playwright's own
 * requests resolve dots first and decompress.
 */
function ask(baseURL: string | undefined, path: string, headers = {}, method = "GET") {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(String(baseURL))
    send({ hostname, port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
      response.on("error", reject)
    })
      .on("error", reject)
      .end()
  })
}

const expectNotFound = ({ status, headers, body }: Answer) => {
  expect(status).toBe(404)
  expect(headers).toMatchObject({
    ...headersFor(rules, "/no-such-page"),
    "content-type": "text/html; charset=utf-8",
    "cache-control": defaultCacheControl,
  })
  expect(body.toString()).toBe(notFoundPage)
}

for (const [what, address] of [
  ["the home page", () => "/"],
  ["a page", () => "/about/"],
  ["a script", aScript],
  ["a picture", aPicture],
] as const)
  test(`${what} comes with the headers of _headers`, async ({ request }) => {
    const path = address()
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      "cache-control": defaultCacheControl,
      ...headersFor(rules, path),
      "x-content-type-options": "nosniff",
    })
  })

test("scripts and pictures are kept for ever, pages and page data are asked for again", async ({
  request,
}) => {
  const kept = "public, max-age=31536000, immutable"
  for (const [path, expected] of [
    [aScript(), kept],
    [aPicture(), kept],
    ["/", defaultCacheControl],
    ["/page-data/index/page-data.json", defaultCacheControl],
  ]) {
    const response = await request.get(path)
    expect(response.headers()["cache-control"], path).toBe(expected)
  }
})

for (const [path, type] of [
  ["/", /^text\/html; charset=utf-8$/i],
  [aScript, /^text\/javascript; charset=utf-8$/i],
  ["/page-data/app-data.json", /^application\/json(; charset=utf-8)?$/i],
  ["/favicon.svg", /^image\/svg\+xml$/],
  ["/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  [() => built(/^\/static\/.+\.avif$/), /^image\/avif$/],
  [() => built(/^\/static\/.+\.webp$/), /^image\/webp$/],
  [() => built(/^\/static\/.+\.woff2$/), /^font\/woff2$/],
] as const)
  test(`${String(path)} is sent as ${type}, compressed or not`, async ({ baseURL }) => {
    const address = typeof path === "string" ? path : path()
    for (const encoding of ["br", "gzip", "identity"])
      expect((await ask(baseURL, address, { "accept-encoding": encoding })).headers).toMatchObject({
        "content-type": expect.stringMatching(type),
      })
  })

for (const [accepted, sent, decompress] of [
  ["br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["identity", undefined, (body: Buffer) => body],
] as const)
  test(`who accepts ${accepted} gets ${sent ?? "the file as it is"}`, async ({ baseURL }) => {
    for (const [path, file] of [
      ["/", "public/index.html"],
      [aScript(), `public${aScript()}`],
    ]) {
      const { headers, body } = await ask(baseURL, path, { "accept-encoding": accepted })
      expect(headers).toMatchObject({ vary: "Accept-Encoding", ...headersFor(rules, path) })
      expect(headers["content-encoding"]).toBe(sent)
      expect(headers["content-length"]).toBe(String(body.length))
      expect(decompress(body).equals(readFileSync(file)), path).toBe(true)
    }
  })

test("pictures and fonts are sent as they are", async ({ baseURL }) => {
  for (const path of [aPicture(), built(/^\/static\/.+\.woff2$/)]) {
    const { headers, body } = await ask(baseURL, path, { "accept-encoding": "br, gzip" })
    expect(headers).not.toHaveProperty("content-encoding")
    expect(body.equals(readFileSync(`public${path}`)), path).toBe(true)
  }
})

test("an unchanged file is not sent twice, and its headers come again", async ({ baseURL }) => {
  const tags = new Set<string | undefined>()
  for (const path of [aScript(), aPicture(), "/"])
    for (const encoding of ["br", "gzip", "identity"]) {
      const accepted = { "accept-encoding": encoding }
      const { etag, "last-modified": modified } = (await ask(baseURL, path, accepted)).headers
      tags.add(etag)
      for (const condition of [{ "if-none-match": etag }, { "if-modified-since": modified }]) {
        const again = await ask(baseURL, path, { ...accepted, ...condition })
        expect(again.status).toBe(304)
        expect(again.body).toHaveLength(0)
        expect(again.headers).toMatchObject({ ...headersFor(rules, path), etag })
      }
      const other = { ...accepted, "if-none-match": '"of-yesterday"' }
      expect((await ask(baseURL, path, other)).status).toBe(200)
    }
  // One for each file and each of its compressions; the picture has none.
  expect(tags.size).toBe(7)
})

test("a part of a file is sent, if the file is still the one that was asked for", async ({
  baseURL,
}) => {
  const path = aPicture()
  const file = readFileSync(`public${path}`)
  const { etag, "last-modified": modified } = (await ask(baseURL, path)).headers
  const range = "bytes=10-19"
  for (const headers of [
    { range },
    { range, "if-range": etag },
    { range, "if-range": modified },
  ] as const) {
    const part = await ask(baseURL, path, headers)
    expect(part.status).toBe(206)
    expect(part.headers).toMatchObject({
      ...headersFor(rules, path),
      "content-range": `bytes 10-19/${file.length}`,
    })
    expect(part.body).toEqual(file.subarray(10, 20))
  }
  const last = await ask(baseURL, path, { range: "bytes=-5" })
  expect(last.body).toEqual(file.subarray(-5))
  for (const condition of ['"of-yesterday"', "Thu, 01 Jan 1970 00:00:00 GMT"]) {
    const whole = await ask(baseURL, path, { range, "if-range": condition })
    expect(whole.status).toBe(200)
    expect(whole.body.equals(file)).toBe(true)
  }
  const beyond = await ask(baseURL, path, { range: `bytes=${file.length}-` })
  expect(beyond.status).toBe(416)
  expect(beyond.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": defaultCacheControl,
    "content-range": `bytes */${file.length}`,
  })
})

test("an unknown address gives the not-found page", async ({ baseURL }) => {
  for (const path of ["/no-such-page/", "/no-such-page", "/static/no-such-picture.png", "/static/"])
    expectNotFound(await ask(baseURL, path, { "accept-encoding": "br" }))
  const head = await ask(baseURL, "/no-such-page/", {}, "HEAD")
  expect(head).toMatchObject({ status: 404, body: Buffer.alloc(0) })
})

test("a page has one address, to which others lead", async ({ baseURL }) => {
  for (const [path, location] of [
    ["/about?from=a-link", "/about/?from=a-link"],
    ["/about/index.html", "/about/"],
    ["/%61bout", "/about/"],
    ["/index.html?a=1?b", "/?a=1?b"],
  ]) {
    const { status, headers } = await ask(baseURL, path)
    expect({ status, location: headers.location }).toEqual({ status: 308, location })
  }
})

test("a page has its headers however its address is spelled", async ({ baseURL }) => {
  expect((await ask(baseURL, "/%61bout/")).headers).toMatchObject(headersFor(rules, "/about/"))
})

test("HEAD gives the headers of GET without the page", async ({ baseURL }) => {
  for (const path of ["/", "/about/", aScript()]) {
    const accepted = { "accept-encoding": "br" }
    const { headers } = await ask(baseURL, path, accepted)
    const head = await ask(baseURL, path, accepted, "HEAD")
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect({ ...head.headers, date: "" }).toEqual({ ...headers, date: "" })
  }
})

test("a form that is posted to a page is refused in words a browser understands", async ({
  request,
}) => {
  const response = await request.post("/contact/", { form: { name: "Asha" } })
  expect(response.status()).toBe(405)
  expect(response.headers().allow).toBe("GET, HEAD")
})

for (const path of [
  "/../package.json",
  "/..%2fpackage.json",
  "/%2e%2e/package.json",
  "/%2e%2e%2fpackage.json",
  "/..%5cpackage.json",
  "/.git/config",
  "/.cache/x",
  "/%2egit/config",
  "/_headers",
  "/%5fheaders",
  "/_headers/",
  "/static/../_headers",
  "/static%2f..%2f_headers",
  "/static/../about/",
  "/./about/",
  "/about%5c",
])
  test(`${path} is not served`, async ({ baseURL }) => {
    expectNotFound(await ask(baseURL, path))
  })

for (const path of ["/%", "/%zz", "/%E0%A4%A", "/about/%c0%af"])
  test(`${path} is refused as broken`, async ({ baseURL }) => {
    expect((await ask(baseURL, path)).status).toBe(400)
  })

test("two slashes never lead to another site", async ({ baseURL }) => {
  for (const path of ["//about", "//about/", "//evil.example/..", "/about//"])
    expectNotFound(await ask(baseURL, path))
})
