import { expect, test } from "@playwright/test"
import { readdirSync, readFileSync } from "node:fs"
import { request as send } from "node:http"
import { headersFor, hostsCacheControl, parseHeaders } from "../src/publish/headers"

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

/** Asks for an address exactly as it is spelled; Playwright's own requests resolve its dots first. */
function ask(baseURL: string | undefined, path: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(String(baseURL))
    send({ hostname, port, path, agent: false }, (response) => {
      let body = ""
      response.setEncoding("utf8")
      response.on("data", (part: string) => (body += part))
      response.on("end", () => resolve({ status: response.statusCode, body }))
      response.on("error", reject)
    })
      .on("error", reject)
      .end()
  })
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
      "cache-control": hostsCacheControl,
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
    ["/", hostsCacheControl],
    ["/page-data/index/page-data.json", hostsCacheControl],
  ]) {
    const response = await request.get(path)
    expect(response.headers()["cache-control"], path).toBe(expected)
  }
})

test("an unchanged file is not sent twice, and its headers come again", async ({ request }) => {
  const path = aScript()
  const { etag } = (await request.get(path)).headers()
  const again = await request.get(path, { headers: { "if-none-match": etag } })
  expect(again.status()).toBe(304)
  expect(again.headers()).toMatchObject(headersFor(rules, path))
})

test("an unknown address gives the not-found page", async ({ request }) => {
  for (const path of ["/no-such-page/", "/no-such-page", "/static/no-such-picture.png"]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers(), path).toMatchObject({
      "content-type": "text/html;charset=utf-8",
      "cache-control": hostsCacheControl,
      "x-content-type-options": "nosniff",
    })
    expect(await response.text(), path).toBe(notFoundPage)
  }
  expect((await request.head("/no-such-page/")).status()).toBe(404)
})

test("a page's address without its slash leads to the page", async ({ request }) => {
  const redirect = await request.get("/about?from=a-link", { maxRedirects: 0 })
  expect(redirect.status()).toBe(308)
  expect(redirect.headers().location).toBe("/about/?from=a-link")
  const page = await request.get("/about")
  expect(page.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe("/about/")
})

test("HEAD gives the headers without the page", async ({ request }) => {
  const response = await request.head("/")
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject(headersFor(rules, "/"))
  expect(await response.body()).toHaveLength(0)
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
  "/_headers",
])
  test(`${path} is not served`, async ({ baseURL }) => {
    expect(await ask(baseURL, path)).toEqual({ status: 404, body: notFoundPage })
  })

for (const path of ["/%", "/%zz", "/%E0%A4%A", "/about/%c0%af"])
  test(`${path} is refused as broken`, async ({ baseURL }) => {
    expect((await ask(baseURL, path)).status).toBe(400)
  })

test("two slashes never lead to another site", async ({ baseURL }) => {
  expect(await ask(baseURL, "//about")).toEqual({ status: 404, body: notFoundPage })
})
