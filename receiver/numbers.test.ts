/** @jest-environment node */
import { temporaryFolder } from "../test/support/temporaryFolder"
import { openFileNumbers } from "./node/fileNumbers"
import { receiveNumbers } from "./numbers"
import { post, settings } from "./testing/requests"

const { at, read } = temporaryFolder()
let numbers: ReturnType<typeof openFileNumbers>
beforeEach(() => void (numbers = openFileNumbers(at(), 10)))
afterEach(() => numbers.close())

const now = () => Date.parse("2026-11-24T23:59:00Z")
const send = (request: Request) => receiveNumbers(request, { numbers, now, settings })

function get(query: string, token = settings.numbersToken) {
  const headers = { authorization: `Bearer ${token}` }
  return send(new Request(`http://receiver/numbers?${query}`, { headers }))
}

test("counts by day, page, event and campaign, and tells them to the token only", async () => {
  const visit = { p: "/", e: "", q: "utm_source=poster&utm_campaign=diwali", r: "" }
  for (const fields of [visit, visit, { ...visit, q: "" }, { ...visit, e: "button: / › Buy" }])
    expect((await send(post(fields))).status).toBe(204)
  numbers.close()
  numbers = openFileNumbers(at(), 10)
  const day = "2026-11-24"
  const answer = await get(`from=${day}&to=${day}`)
  expect(answer.headers.get("access-control-allow-origin")).toBe("*")
  expect(await answer.json()).toEqual({
    rows: [
      { day, path: "/", event: "", campaign: "diwali", count: 2 },
      { day, path: "/", event: "", campaign: "", count: 1 },
      { day, path: "/", event: "button: / › Buy", campaign: "diwali", count: 1 },
    ],
  })
  expect(await (await get("from=2026-11-25&to=2026-12-01")).json()).toEqual({ rows: [] })
  expect((await get(`from=${day}&to=${day}`, "another")).status).toBe(401)
  expect((await get("from=yesterday")).status).toBe(400)
})

test.each([
  [{ p: "no path" }, {}, 422],
  [{ p: `/${"x".repeat(300)}` }, {}, 422],
  [{ p: "/" }, { origin: "https://evil.example" }, 403],
])("refuses to count %j from %j", async (fields, headers, status) => {
  expect((await send(post(fields, { headers }))).status).toBe(status)
  expect(await numbers.size("2026-11-24")).toBe(0)
})

test("adds the lines of a file up, and counts at most 5,000 different things a day", async () => {
  const visit = { day: "2026-11-24", path: "/", event: "", campaign: "" }
  for (let index = 0; index < 11; index++) await numbers.add(visit)
  expect(read("numbers.jsonl").trim().split("\n")).toHaveLength(2)
  jest.spyOn(numbers, "size").mockResolvedValue(5000)
  expect((await send(post({ p: "/new/" }))).status).toBe(204)
  expect(await numbers.read(visit.day, visit.day)).toEqual([{ ...visit, count: 11 }])
})
