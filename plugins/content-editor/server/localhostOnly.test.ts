/** @jest-environment node */
import express from "express"
import { startServer, type TestRequest } from "../testing/server"
import { errorHandler } from "./HttpError"
import { localhostOnly } from "./localhostOnly"

const handler = jest.fn()
const app = express()
  .use(localhostOnly)
  .use((_request, response) => {
    handler()
    response.end()
  })
  .use(errorHandler)
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => void (server = await startServer(app)))
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

const [ownHost, ownOrigin] = ["localhost:8000", "http://localhost:8000"]
const similarReferrer = { host: ownHost, origin: ownOrigin, referer: `${ownOrigin}.evil.example/` }
const noOrigin = { origin: undefined, "sec-fetch-site": undefined }
const type = (name?: string): TestRequest => ({ headers: { "content-type": name } })
const origin = (value: string): TestRequest => ({ headers: { origin: value } })
const host = (value: string): TestRequest => ({ headers: { host: value } })

test.each<[what: string, request: TestRequest, status?: number]>([
  ["another computer", { from: "192.168.1.20" }],
  ["another computer, IPv4 mapped to IPv6", { from: "::ffff:10.0.0.2" }],
  ["a client address that starts like this computer's", { from: "127.0.0.1.example.com" }],
  ["a foreign host name (DNS rebinding)", host("evil.example:8000")],
  ["a host name that starts with localhost", host("localhost.evil.example")],
  ["a host name with localhost before an @", host("localhost:1@evil.example")],
  ["an address of the local network", host("192.168.1.10:8000")],
  ["a foreign origin", origin("https://evil.example")],
  ["an origin that starts with localhost", origin("http://localhost.evil.example")],
  ["another port as origin", origin("http://localhost:3000")],
  ["another name of this server as origin", origin("http://127.0.0.1:8000")],
  ["the origin of a file or a sandbox", origin("null")],
  ["an empty origin", origin("")],
  ["a referrer that starts like the own origin", { headers: similarReferrer }],
  ["a foreign referrer", { headers: { referer: "https://evil.example/" } }],
  ["a cross-site request", { headers: { "sec-fetch-site": "cross-site" } }],
  ["a cross-site GET request", { method: "GET", headers: { "sec-fetch-site": "cross-site" } }],
  ["a same-site request", { headers: { "sec-fetch-site": "same-site" } }],
  ["a POST request that no page sent", { headers: { "sec-fetch-site": "none" } }],
  ["a POST request without an origin", { headers: noOrigin }],
  ["plain text", type("text/plain"), 415],
  ["a form with files", type("multipart/form-data; boundary=x"), 415],
  ["a body without a type", type(), 415],
  ["a type that starts like JSON", type("application/jsonp"), 415],
  ["PUT", { method: "PUT" }, 405],
  ["OPTIONS (a CORS preflight)", { method: "OPTIONS" }, 405],
])("rejects %s", async (_, request, ...[status = 403]) => {
  expect(await server.send(request)).toMatchObject({ status })
  expect(handler).not.toHaveBeenCalled()
})
