/** @jest-environment node */
import { once } from "node:events"
import { createServer, request } from "node:http"
import { listenAtFreePort } from "../../../scripts/lib/ports"
import { guardServer } from "./guardServer"

const server = createServer((_request, response) => {
  response.setHeader("Access-Control-Allow-Origin", "*")
  response.end("source code")
})
server.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"))
guardServer(server)

let host: string
beforeAll(async () => void (host = `127.0.0.1:${await listenAtFreePort(server, "127.0.0.1")}`))
afterAll(() => server.close())

/** The status and body of a request. A successful upgrade has status 101. */
async function send(headers: Record<string, string>, method = "GET", path = "/") {
  const sent = request(`http://${host}${path}`, { method, headers, agent: false }).end()
  const answer = await Promise.race([
    once(sent, "response"),
    once(sent, "upgrade").then(([response]) => [response]),
  ])
  const [response] = answer
  let body = ""
  if (response.statusCode !== 101) for await (const part of response) body += part
  return { status: response.statusCode, headers: response.headers, body }
}

const socket = { connection: "Upgrade", upgrade: "websocket" }

test("answers its own pages and the address bar, and forbids frames of others", async () => {
  const own: Record<string, string>[] = [
    {},
    { "sec-fetch-site": "none" },
    { origin: `http://${host}` },
  ]
  for (const headers of own)
    expect(await send(headers)).toMatchObject({
      status: 200,
      body: "source code",
      headers: {
        "x-frame-options": "SAMEORIGIN",
        "cross-origin-resource-policy": "same-origin",
      },
    })
  expect(await send({ ...socket, origin: `http://${host}` })).toMatchObject({ status: 101 })
})

test.each<Record<string, string>>([
  { origin: "https://evil.example" },
  { host: "evil.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("refuses requests and sockets with %j", async (headers) => {
  const refused = await send(headers)
  expect(refused).toMatchObject({ status: 403 })
  expect(refused.body).not.toContain("source code")
  expect(refused.headers).not.toHaveProperty("access-control-allow-origin")
  expect(await send({ ...socket, ...headers })).toMatchObject({ status: 403 })
  expect(await send(headers, "POST")).toMatchObject({ status: 403 })
})

test("what opens a program needs to know the page that asks, although it is a GET", async () => {
  const open = (headers: Record<string, string>) =>
    send(headers, "GET", "/__open-stack-frame-in-editor?fileName=/etc/hosts")
  expect(await open({})).toMatchObject({ status: 403 })
  expect(await open({ "sec-fetch-site": "same-origin" })).toMatchObject({ status: 200 })
  expect(await open({ referer: `http://${host}/about/` })).toMatchObject({ status: 200 })
})
