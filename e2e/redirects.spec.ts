import { expect, test } from "@playwright/test"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSiteHandler } from "../scripts/serve/siteHandler"
import { redirectsFile } from "../plugins/hosting/redirects"

let folder: string
let server: Server

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "redirects-"))
  for (const page of ["", "about", "old"]) {
    mkdirSync(join(folder, page), { recursive: true })
    writeFileSync(join(folder, page, "index.html"), `the page ${page}`)
  }
  writeFileSync(join(folder, "404.html"), "not found")
  writeFileSync(join(folder, "_headers"), "/*\n  X-All: 1\n\n/about/\n  X-About: 1\n")
})
test.afterAll(() => rmSync(folder, { recursive: true }))
test.afterEach(() => server.close())

async function serve(prefix = "") {
  writeFileSync(
    join(folder, "_redirects"),
    redirectsFile([
      { from: "/old/", to: `${prefix}/about/` },
      { from: "/shop.html", to: "https://shop.example.com/?a=1#top" },
    ]),
  )
  server = createServer(createSiteHandler(folder, prefix)).listen(0, "localhost")
  await once(server, "listening")
  return async (path: string) => {
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("no port")
    const response = await fetch(`http://localhost:${address.port}${path}`, { redirect: "manual" })
    return [response.status, response.headers.get("location") ?? (await response.text())]
  }
}

test("who asks for an address that is gone is led on, though a page lies there", async () => {
  const ask = await serve()
  expect(await ask("/old/")).toEqual([301, "/about/"])
  expect(await ask("/old?from=a-link")).toEqual([301, "/about/?from=a-link"])
  expect(await ask("/shop.html?b=2")).toEqual([301, "https://shop.example.com/?a=1#top"])
  expect(await ask("/about/")).toEqual([200, "the page about"])
  expect(await ask("/_redirects")).toEqual([404, "not found"])
})

test("below a path prefix all is as at the root, and beside it is nothing", async () => {
  const ask = await serve("/shop")
  expect(await ask("/shop/")).toEqual([200, "the page "])
  expect(await ask("/shop?a=1")).toEqual([308, "/shop/?a=1"])
  expect(await ask("/shop/about/")).toEqual([200, "the page about"])
  expect(await ask("/shop/about?a=1")).toEqual([308, "/shop/about/?a=1"])
  expect(await ask("/shop/old")).toEqual([301, "/shop/about/"])
  for (const path of ["/", "/about/", "/shopping/", "/shop/shop/", "/shop/nothing/"])
    expect(await ask(path)).toEqual([404, "not found"])
})

test("the rules of _headers are those of the folder, whatever stands before it", async () => {
  await serve("/shop")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  const { headers } = await fetch(`http://localhost:${address.port}/shop/about/`)
  expect([headers.get("x-all"), headers.get("x-about")]).toEqual(["1", "1"])
})
