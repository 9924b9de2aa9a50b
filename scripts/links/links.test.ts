/** @jest-environment node */
import { createServer } from "node:http"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listenAtFreePort } from "../lib/ports"
import { extractLinks, externalLinks, brokenReason } from "./links"

test("the links of a page are resolved, and its anchors are listed", () => {
  const html = `<base href="/b/"><a href="../x/#y">X</a><a href="mailto:a@example.com">mail</a>
    <form action="https://post.example/to"></form><img src="p.png" srcset="q.png 1x, r.png 2x">
    <link rel="icon" href="/i.svg"><h1 id="top">Top</h1>`
  expect(extractLinks(html, "https://site.example/a/")).toEqual({
    links: ["https://site.example/x/#y", "mailto:a@example.com", "https://post.example/to"],
    assets: ["/i.svg", "/b/p.png", "/b/q.png", "/b/r.png"].map(
      (path) => `https://site.example${path}`,
    ),
    anchors: new Set(["top"]),
  })
})

const folder = temporaryFolder()

test("only links to other hosts are external", () => {
  const out = '<a href="https://other.example/">Other</a>'
  folder.write("index.html", `${out}${out}<a href="/about/">About</a>`)
  folder.write("about/index.html", `${out}<a href="tel:+1-000-555-0100">Call</a>`)
  expect([...externalLinks(folder.at())]).toEqual([
    ["https://other.example/", expect.arrayContaining(["/", "/about/"])],
  ])
})

test.each([
  ["responds", [200], undefined],
  ["refuses programs", [403], undefined],
  ["fails once", [503, 200], undefined],
  ["has no such page", [404], "answers with 404"],
  ["keeps failing", [500], "answers with 500"],
  ["does not respond", [], expect.stringMatching(/^cannot be reached/)],
])("a host that %s", async (_, statuses, expected) => {
  let requests = 0
  const server = createServer((_request, response) => {
    const status = statuses[Math.min(requests++, statuses.length - 1)]
    if (status) response.writeHead(status).end()
  })
  const port = await listenAtFreePort(server)
  expect(await brokenReason(`http://localhost:${port}/`, 500)).toEqual(expected)
  server.closeAllConnections()
  server.close()
})
