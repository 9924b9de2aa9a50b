/** @jest-environment node */
import express from "express"
import { startServer } from "../testing/server"
import type { TestRequest } from "../testing/types"
import { errorHandler } from "./HttpError"
import { localhostOnly } from "./localhostOnly"

const handler = jest.fn()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const app = express().use(localhostOnly)
  app.use((_request, response) => {
    handler()
    response.end()
  })
  server = await startServer(app.use(errorHandler))
})
beforeEach(() => handler.mockClear())
afterAll(() => server.end())

test("accepts POST and GET requests of the editor's own page", async () => {
  for (const method of ["POST", "GET"]) {
    const { status, headers } = await server.send({ method })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    })
  }
})

const evil = "https://evil.example"
const rejected: [what: string, request: TestRequest, status?: number][] = [
  ["another computer", { from: "192.168.1.20" }],
  ["another computer, by IPv6", { from: "fe80::1" }],
  ["another computer, IPv4 mapped to IPv6", { from: "::ffff:10.0.0.2" }],
  ["a client address that starts like this computer's", { from: "127.0.0.1.example.com" }],
  ["a foreign host name (DNS rebinding)", { headers: { host: "evil.example:8000" } }],
  ["a host name that starts with localhost", { headers: { host: "localhost.evil.example" } }],
  ["a host name with localhost before an @", { headers: { host: "localhost:1@evil.example" } }],
  ["an address of the local network", { headers: { host: "192.168.1.10:8000" } }],
  ["the address of all interfaces", { headers: { host: "0.0.0.0:8000" } }],
  ["a foreign origin", { headers: { origin: evil } }],
  [
    "an origin that starts with localhost",
    { headers: { origin: "http://localhost.evil.example" } },
  ],
  ["another port as origin", { headers: { origin: "http://localhost:3000" } }],
  ["another name of this server as origin", { headers: { origin: "http://127.0.0.1:8000" } }],
  ["the origin of a file or a sandbox", { headers: { origin: "null" } }],
  ["an empty origin", { headers: { origin: "" } }],
  ["a foreign referrer", { headers: { referer: `${evil}/` } }],
  ["a cross-site request", { headers: { "sec-fetch-site": "cross-site" } }],
  ["a cross-site GET request", { method: "GET", headers: { "sec-fetch-site": "cross-site" } }],
  ["a same-site request", { headers: { "sec-fetch-site": "same-site" } }],
  ["a POST request that no page sent", { headers: { "sec-fetch-site": "none" } }],
  [
    "a POST request without an origin",
    { headers: { origin: undefined, "sec-fetch-site": undefined } },
  ],
  ["plain text", { headers: { "content-type": "text/plain" } }, 415],
  ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" } }, 415],
  ["a form with files", { headers: { "content-type": "multipart/form-data; boundary=x" } }, 415],
  ["a body without a type", { headers: { "content-type": undefined } }, 415],
  ["a type that starts like JSON", { headers: { "content-type": "application/jsonp" } }, 415],
  ["PUT", { method: "PUT" }, 405],
  ["OPTIONS (a CORS preflight)", { method: "OPTIONS" }, 405],
]

test.each(rejected)("rejects %s", async (_, request, ...[status = 403]) => {
  expect(await server.send(request)).toMatchObject({ status })
  expect(handler).not.toHaveBeenCalled()
})
