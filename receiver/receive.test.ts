import { resolveDelivery } from "../plugins/content-model/fields/delivery/services"
import {
  createMessageId,
  fields,
  honeypotField,
  messageIdField,
} from "../plugins/hosting/names/form"
import { pageAfterField } from "./receive"
import { memoryReceiver, started } from "./testing/memoryReceiver"
import { maxBytes } from "./settings"
import { limits } from "./store"
import { example, post, settings } from "./testing/requests"

test("the names of the fields are those of the site's form", () => {
  const site = { address: "https://www.example.com" }
  const delivery = resolveDelivery({ thanks: "/thank-you/" }, site)
  const [thanks] = "hidden" in delivery ? delivery.hidden.map(({ name }) => name) : []
  expect(thanks).toBe(pageAfterField)
  expect(Object.keys(example)).toEqual([...fields])
})

test("stores a message, and answers the page's script", async () => {
  const { receive: send, messages } = memoryReceiver()
  const { status, headers, text } = await send(post(example))
  expect([status, JSON.parse(text)]).toEqual([200, { success: true }])
  expect(headers.get("access-control-allow-origin")).toBe("https://www.example.com")
  expect([...messages.values()]).toMatchObject([
    { ...example, receivedAt: started, dueAt: started },
  ])
  expect(JSON.stringify([...messages.values()])).not.toContain("192.0.2.1")
})

test.each([
  ["http://localhost:9000/thank-you/", 303],
  ["https://evil.example/", 200],
  ["", 200],
])(
  "a browser without script goes to the page of the site that the form names: %j",
  async (thanks, expected) => {
    const { status, headers, text } = await memoryReceiver().receive(
      post({ ...example, [pageAfterField]: thanks }, { headers: { accept: "text/html" } }),
    )
    expect([status, headers.get("location")]).toEqual([expected, expected === 303 ? thanks : null])
    expect(Boolean(text)).toBe(expected === 200)
  },
)

test("a script of the site may ask first", async () => {
  const origin = "http://localhost:9000"
  const request = new Request("http://receiver/", { method: "OPTIONS", headers: { origin } })
  const { status, headers } = await memoryReceiver().receive(request)
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, origin])
})

const raw = (body: string, headers = {}) =>
  new Request("http://receiver/", {
    method: "POST",
    headers: { origin: settings.origins[0], ...headers },
    body,
  })

test.each([
  ["another method", new Request("http://receiver/"), 405],
  ["another site", post(example, { headers: { origin: "https://evil.example" } }), 403],
  ["no origin", post(example, { headers: { origin: "" } }), 403],
  ["no form", raw("{}"), 415],
  ["a broken form", raw("--y", { "content-type": "multipart/form-data; boundary=x" }), 400],
  ["an empty field", post({ ...example, email: " \n" }), 422],
  ["too many bytes", post({ ...example, message: "x".repeat(maxBytes) }), 413],
  // A robot hears that its message is accepted.
  ["a filled trap", post({ ...example, [honeypotField]: "Cars" }), 200],
])("stores nothing of %s, and says so in words", async (_name, request, expected) => {
  const { receive: send, messages } = memoryReceiver()
  const { status, text } = await send(request)
  expect(status).toBe(expected)
  expect(text).toMatch(expected === 200 ? /"success":true/ : /\w+ .*\./)
  expect(messages.size).toBe(0)
})

test("a message that comes again is kept once, by its id or else by its words and day", async () => {
  const { receive: send, messages, wait } = memoryReceiver()
  const idAt = (time: number) => `${time}-0.5`
  const id = idAt(started - 1000)
  for (const message of ["One.", "One.", "Changed."])
    await send(post({ ...example, message, [messageIdField]: id }))
  for (const wrong of ["", "", "no id", idAt(started - 30 * 24 * 60 * 60 * 1000), idAt(NaN)])
    await send(post({ ...example, [messageIdField]: wrong }))
  expect(messages.size).toBe(2)
  expect([...messages.keys()][0]).toBe(id)
  wait(24 * 60 * 60 * 1000)
  await send(post(example))
  expect(messages.size).toBe(3)
})

test("takes a long message in any script from a browser without script, and the form's id", async () => {
  const { receive: send, messages, wait } = memoryReceiver()
  wait(Date.now() - started)
  const [id, message] = [createMessageId(), "ह".repeat(7000)]
  const words = { ...example, message, [messageIdField]: id }
  const type = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" }
  expect((await send(raw(String(new URLSearchParams(words)), type))).status).toBe(200)
  expect([...messages.values()]).toMatchObject([{ id, message }])
})

test("keeps no characters that a terminal obeys", async () => {
  const { receive: send, messages } = memoryReceiver()
  await send(post({ ...example, message: "\u001b[2JA\tb\r\nc\u0007\u009b" }))
  expect([...messages.values()]).toMatchObject([{ message: "[2JA\tb\nc" }])
})

test("refuses further messages above a total, and says so; the first ones of others are stored", async () => {
  const { receive: send, messages } = memoryReceiver()
  await send(post({ ...example, message: "0" }))
  const [first] = messages.values()
  for (let place = 1; place < limits.kept - 1; place++)
    messages.set(`${place}`, { ...first, id: `${place}`, place })
  const statuses: number[] = []
  for (const message of ["1", "2", "3"])
    statuses.push((await send(post({ ...example, message }))).status)
  expect([statuses, messages.size]).toEqual([[200, 503, 503], limits.kept])
  expect((await send(post({ ...example, message: "0" }))).status).toBe(200)
  expect((await send(post(example), "2001:db8:1:2:3::4")).status).toBe(200)
  expect((await send(post({ ...example, message: "last" }))).text).toMatch(/\w+ .*\./)
})

test("says in words that a message could not be stored", async () => {
  const { receive: send, store, logged } = memoryReceiver()
  jest.spyOn(store, "add").mockRejectedValue(new Error("D1_ERROR: overloaded"))
  const { status, text, headers } = await send(post(example))
  expect([status, JSON.parse(text).success, logged.length]).toEqual([503, false, 1])
  expect(headers.get("access-control-allow-origin")).toBe(settings.origins[0])
})
