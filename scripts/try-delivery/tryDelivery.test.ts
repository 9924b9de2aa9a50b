import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
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
  const { origin, "content-type": type = "" } = request.headers
  const headers = { "content-type": type }
  const form = await new Response(await text(request), { headers }).formData()
  const fields = [...form].map(([name, value]) => [name, String(value)])
  received = { origin, type: type.split(";")[0], fields: Object.fromEntries(fields) }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void read(request).then(() => answer(response))
  })
  address = `http://localhost:${await listenAtFreePort(server)}/`
})
afterAll(() => void server.close())

const service = {
  __typename: "ServiceDelivery" as const,
  trap: "botcheck",
  mustBeTrue: "success",
  attributes: {},
  thanks: null,
  whatsApp: null,
  phone: null,
  hidden: [
    { name: "access_key", value: "k" },
    { name: "redirect", value: `${site}/thank-you/` },
  ],
}

test("sends what a browser sends", async () => {
  answer = (response) => response.writeHead(200, cors).end('{"success":true}')
  const { isAccepted, lines } = await tryDelivery({ ...service, address }, site, message)
  expect([isAccepted, lines.join(" ")]).toEqual([true, expect.stringContaining("accepted")])
  expect(received).toEqual({
    origin: site,
    type: "application/x-www-form-urlencoded",
    fields: { ...message, botcheck: "", access_key: "k" },
  })
})

test.each([
  ["a page", 200, { ...cors }, "<p>Thanks", "does not say"],
  ["an answer that the site may not read", 200, {}, '{"success":true}', "Access-Control-Allow"],
  ["a redirect elsewhere", 302, { ...cors, location: "https://a.example/" }, "", "another origin"],
])("says in words what %s means", async (_name, status, headers, body, words) => {
  answer = (response) => response.writeHead(status, headers).end(body)
  const { isAccepted, lines } = await tryDelivery({ ...service, address }, site, message)
  expect([isAccepted, lines.join(" ")]).toEqual([false, expect.stringContaining(words)])
})

test("says that a status alone proves little, and that a service cannot be reached", async () => {
  answer = (response) => response.writeHead(200, cors).end()
  const own = { __typename: "OwnDelivery" as const, address }
  const { isAccepted, lines } = await tryDelivery(own, site, message)
  expect([isAccepted, lines.join(" ")]).toEqual([true, expect.stringContaining("proves little")])
  answer = (response) => response.writeHead(200, cors).end('{"success":false}')
  expect((await tryDelivery(own, site, message)).isAccepted).toBe(false)
  const none = await tryDelivery({ ...own, address: "http://localhost:1/" }, site, message)
  expect(none.lines.join(" ")).toContain("could not be reached")
})
