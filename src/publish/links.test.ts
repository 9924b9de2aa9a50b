/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { linksOf, outwardLinks, whyBroken } from "./links"

test("a page's links are resolved, and its anchors found", () => {
  const html = `<base href="/b/"><a href="../x/#y">X</a><a href="mailto:a@example.com">mail</a>
    <form action="https://post.example/to"></form><img src="p.png" srcset="q.png 1x, r.png 2x">
    <link rel="icon" href="/i.svg"><h1 id="top">Top</h1>`
  expect(linksOf(html, "https://site.example/a/")).toEqual({
    leads: ["https://site.example/x/#y", "mailto:a@example.com", "https://post.example/to"],
    parts: ["/i.svg", "/b/p.png", "/b/q.png", "/b/r.png"].map(
      (path) => `https://site.example${path}`,
    ),
    anchors: new Set(["top"]),
  })
})

test("only addresses of other hosts lead outwards", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-"))
  mkdirSync(join(folder, "about"))
  const out = '<a href="https://other.example/">Other</a>'
  writeFileSync(join(folder, "index.html"), `${out}${out}<a href="/about/">About</a>`)
  writeFileSync(join(folder, "about/index.html"), `${out}<a href="tel:+1-000-555-0100">Call</a>`)
  expect([...outwardLinks(folder)]).toEqual([
    ["https://other.example/", expect.arrayContaining(["/", "/about/"])],
  ])
  rmSync(folder, { recursive: true })
})

test.each([
  ["answers", [200], undefined],
  ["speaks to people alone", [403], undefined],
  ["stumbles once", [503, 200], undefined],
  ["is gone", [404], "answers with 404"],
  ["keeps failing", [500], "answers with 500"],
  ["says nothing", [], expect.stringMatching(/^cannot be reached/)],
])("a host that %s", async (_, statuses, expected) => {
  let asked = 0
  const server = createServer((_request, response) => {
    const status = statuses[Math.min(asked++, statuses.length - 1)]
    if (status) response.writeHead(status).end()
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  expect(await whyBroken(`http://localhost:${port}/`, 500)).toEqual(expected)
  server.closeAllConnections()
  server.close()
})
