import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { defaultCacheControl } from "../../plugins/hosting/headers"
import { files, immutable, startFixtureServer } from "./fixtureServer"

let server: Awaited<ReturnType<typeof startFixtureServer>>
beforeAll(async () => {
  server = await startFixtureServer()
})
afterAll(() => server.stop())

const send: typeof server.send = (...request) => server.send(...request)

const notFound = {
  status: 404,
  headers: expect.objectContaining({
    "x-all": "1",
    "content-type": "text/html; charset=utf-8",
    "cache-control": defaultCacheControl,
  }),
  body: Buffer.from(files["404.html"]),
}

describe("headers", () => {
  test.each([
    ["/", /^text\/html; charset=utf-8$/i, defaultCacheControl],
    ["/app-1a2b.js", /^text\/javascript; charset=utf-8$/i, immutable],
    ["/page-data/app-data.json", /^application\/json(; charset=utf-8)?$/i, defaultCacheControl],
    ["/static/hen.avif", /^image\/avif$/, immutable],
    ["/static/text.woff2", /^font\/woff2$/, immutable],
    ["/.well-known/security.txt", /^text\/plain; charset=utf-8$/i, defaultCacheControl],
  ])("%s has the type %s and the Cache-Control %s", async (path, type, cacheControl) => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const { status, headers } = await send(path, { "accept-encoding": encoding })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        "x-all": "1",
        "content-type": expect.stringMatching(type),
        "cache-control": cacheControl,
      })
    }
  })

  test.each(["/about/", "/%61bout/"])(
    "%s has the headers of the rule for its page",
    async (path) => {
      expect((await send(path)).headers).toMatchObject({ "x-all": "1", "x-about": "1" })
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
})

describe("compression", () => {
  test.each([
    ["br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["identity", undefined, (body: Buffer) => body],
  ])("Accept-Encoding: %s selects %s", async (accepted, encoding, decompress) => {
    for (const [path, file] of [
      ["/", "index.html"],
      ["/app-1a2b.js", "app-1a2b.js"],
    ]) {
      const { headers, body } = await send(path, { "accept-encoding": accepted })
      expect(headers.vary).toBe("Accept-Encoding")
      expect(headers["content-encoding"]).toBe(encoding)
      expect(headers["content-length"]).toBe(String(body.length))
      expect(String(decompress(body))).toBe(files[file])
    }
  })

  test.each(["static/hen.avif", "static/text.woff2"])("%s is not compressed", async (file) => {
    const { headers, body } = await send(`/${file}`, { "accept-encoding": "br, gzip" })
    expect(headers).not.toHaveProperty("content-encoding")
    expect(String(body)).toBe(files[file])
  })
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

describe("addresses", () => {
  test.each([
    ["/about?from=a-link", 308, "/about/?from=a-link"],
    ["/about/index.html", 308, "/about/"],
    ["/%61bout", 308, "/about/"],
    ["/index.html?a=1?b", 308, "/?a=1?b"],
    ["/old/", 301, "/about/"],
    ["/sale/", 302, "/about/"],
    ["/old?from=a-link", 301, "/about/?from=a-link"],
    ["/shop.html?b=2", 301, "https://shop.example.com/?a=1#top"],
  ])("%s redirects", async (path, status, location) => {
    const response = await send(path)
    expect([response.status, response.headers.location]).toEqual([status, location])
  })

  test.each(["/no-such-page/", "/no-such-page", "/static/no-such-image.png", "/static/"])(
    "the response to %s is the not-found page",
    async (path) => {
      expect(await send(path, { "accept-encoding": "br" })).toEqual(notFound)
      expect(await send(path, {}, "HEAD")).toMatchObject({ status: 404, body: Buffer.alloc(0) })
    },
  )

  test.each([
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
  ])("%s is not served", async (path) => {
    expect(await send(path)).toEqual(notFound)
  })

  test.each(["/%", "/%zz", "/%E0%A4%A", "/about/%c0%af"])("%s is malformed", async (path) => {
    expect((await send(path)).status).toBe(400)
  })

  test("POST is not allowed", async () => {
    const { status, headers } = await send("/about/", {}, "POST")
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"])
  })
})

describe("below a path prefix", () => {
  let prefixed: typeof server
  beforeAll(async () => {
    prefixed = await startFixtureServer("/shop")
  })
  afterAll(() => prefixed.stop())

  test.each([
    ["/shop?a=1", 308, "/shop/?a=1"],
    ["/shop/about?a=1", 308, "/shop/about/?a=1"],
    ["/shop/old", 301, "/shop/about/"],
  ])("%s redirects", async (path, status, location) => {
    const response = await prefixed.send(path)
    expect([response.status, response.headers.location]).toEqual([status, location])
  })

  test("pages have their content and the headers of their unprefixed path", async () => {
    expect(String((await prefixed.send("/shop/")).body)).toBe(files["index.html"])
    const about = await prefixed.send("/shop/about/")
    expect(String(about.body)).toBe(files["about/index.html"])
    expect(about.headers).toMatchObject({ "x-all": "1", "x-about": "1" })
  })

  test.each(["/", "/about/", "/shopping/", "/shop/shop/", "/shop/nothing/"])(
    "%s is not served",
    async (path) => {
      expect(await prefixed.send(path)).toEqual(notFound)
    },
  )
})
