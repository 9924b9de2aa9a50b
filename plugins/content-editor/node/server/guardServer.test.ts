import { once } from "node:events"
import { createServer, request } from "node:http"
import { listenAtFreePort } from "../../../../scripts/lib/ports"
import { guardServer, isOwnRequest } from "./guardServer"

const [host, origin] = ["localhost:8000", "http://localhost:8000"]
type Row = { method?: string; url?: string; from?: string; headers?: Record<string, string> }
const isOwn = ({ method = "GET", url = "/", from = "127.0.0.1", headers }: Row) =>
  isOwnRequest({ method, url, headers: { host, ...headers }, socket: { remoteAddress: from } })
const site = (value: string) => ({ headers: { "sec-fetch-site": value } })
const opener = { url: "/__open-stack-frame-in-editor?fileName=/etc/hosts" }

test.each<Row>([
  {},
  { from: "::1" },
  { from: "::ffff:127.0.0.1" },
  { headers: { host: "[::1]:8000" } },
  site("none"),
  { method: "POST", ...site("same-origin") },
  { method: "POST", headers: { origin } },
  { ...opener, ...site("same-origin") },
  { ...opener, headers: { referer: `${origin}/about/` } },
])("%j is of the server's own page or the address bar", (row) => expect(isOwn(row)).toBe(true))

test.each<Row>([
  { from: "192.168.1.20" },
  { from: "127.0.0.1.example.com" },
  { headers: { host: "evil.example:8000" } }, // DNS rebinding
  { headers: { host: "localhost:1@evil.example" } },
  { headers: { origin: "https://evil.example" } },
  { headers: { origin: "http://localhost:3000" } },
  { headers: { origin: "null" } }, // of a file or a sandbox
  { headers: { origin, referer: `${origin}.evil.example/` } },
  { headers: { referer: "https://evil.example/" } },
  site("cross-site"),
  site("same-site"),
  { method: "POST" },
  { method: "POST", ...site("none") },
  { method: "POST", headers: { referer: `${origin}/` } },
  opener,
])("%j is not", (row) => expect(isOwn(row)).toBe(false))

test("a guarded server answers nothing to another site, neither requests nor sockets", async () => {
  const server = createServer((_request, response) => response.end("source code"))
  server.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"))
  guardServer(server)
  const address = `http://localhost:${await listenAtFreePort(server, "127.0.0.1")}`
  const send = async (headers: Record<string, string>) => {
    const sent = request(address, { headers, agent: false }).end()
    const [response] = await Promise.race([once(sent, "response"), once(sent, "upgrade")])
    return response
  }
  const upgrade = { connection: "Upgrade", upgrade: "websocket" }
  const foreign = { origin: "https://evil.example" }
  const all = await Promise.all([{}, foreign, upgrade, { ...upgrade, ...foreign }].map(send))
  server.close()
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 403, 101, 403])
  expect(all[0].headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "cross-origin-resource-policy": "same-origin",
  })
})
