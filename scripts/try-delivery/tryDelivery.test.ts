/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { listenAtFreePort } from "../lib/ports"
import { trialMessage, tryDelivery } from "./tryDelivery"

const site = "https://www.example.com"
const cors = { "access-control-allow-origin": site }
const message = trialMessage(new Date(0), "1-0.5")

let server: Server
let address: string
let answer: (response: ServerResponse) => void
let received: { origin?: string; type?: string; fields: Record<string, string> }

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const headers = { "content-type": request.headers["content-type"] ?? "" }
  const form = await new Response(Buffer.concat(chunks).toString(), { headers }).formData()
  const fields = [...form].map(([name, value]) => [name, String(value)])
  const [type] = headers["content-type"].split(";")
  received = { origin: request.headers.origin, type, fields: Object.fromEntries(fields) }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void read(request).then(() => answer(response))
  })
  address = `http://localhost:${await listenAtFreePort(server)}/`
})
afterAll(() => void server.close())

const service = (part: object = {}) => ({
  __typename: "ServiceDelivery" as const,
  address,
  trap: "botcheck",
  mustBeTrue: "success",
  attributes: {},
  hidden: [
    { name: "access_key", value: "k" },
    { name: "redirect", value: `${site}/thank-you/` },
  ],
  thanks: null,
  whatsApp: null,
  phone: null,
  ...part,
})

test("sends what a browser sends", async () => {
  answer = (response) => response.writeHead(200, cors).end('{"success":true}')
  const { isAccepted, lines } = await tryDelivery(service(), site, message)
  expect(isAccepted).toBe(true)
  expect(lines.join(" ")).toContain("accepted")
  expect(received).toEqual({
    origin: site,
    type: "application/x-www-form-urlencoded",
    fields: { ...message, botcheck: "", access_key: "k" },
  })
})

test.each([
  ["200 with failure", 200, { ...cors }, '{"success":false}', "does not say"],
  ["a page", 200, { ...cors }, "<p>Thanks", "does not say"],
  ["a wrong key", 404, { ...cors }, "", "key"],
  ["a refusal", 403, { ...cors }, "", "browsers only"],
  ["a limit", 429, { ...cors }, "", "limit"],
  ["a fault", 503, { ...cors }, "", "fault"],
  [
    "an answer that the site may not read",
    200,
    {},
    '{"success":true}',
    "Access-Control-Allow-Origin",
  ],
  [
    "a redirect elsewhere",
    302,
    { ...cors, location: "https://elsewhere.example/" },
    "",
    "another origin",
  ],
])("says in words what %s means", async (_name, status, headers, body, words) => {
  answer = (response) => response.writeHead(status, headers).end(body)
  const { isAccepted, lines } = await tryDelivery(service(), site, message)
  expect(isAccepted).toBe(false)
  expect(lines.join(" ")).toContain(words)
})

test("says that a status alone proves little", async () => {
  answer = (response) => response.writeHead(200, cors).end()
  const own = { __typename: "OwnDelivery" as const, address }
  const { isAccepted, lines } = await tryDelivery(own, site, message)
  expect([isAccepted, lines.join(" ")]).toEqual([true, expect.stringContaining("proves little")])
})

test("says that a service cannot be reached", async () => {
  const own = { __typename: "OwnDelivery" as const, address: "http://localhost:1/" }
  const { isAccepted, lines } = await tryDelivery(own, site, message)
  expect([isAccepted, lines.join(" ")]).toEqual([
    false,
    expect.stringContaining("could not be reached"),
  ])
})
