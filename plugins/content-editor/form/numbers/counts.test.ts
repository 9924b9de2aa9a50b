import { countsOf, lastDays, TokenError } from "./counts"

const [now, before] = lastDays(Date.parse("2026-11-24T10:00:00Z"))
const goatcounter = { service: "goatcounter", address: "https://a.goatcounter.example/" } as const
const receiver = { service: "receiver", address: "https://mail.example" } as const

/** Answers requests as a service does. jsdom has no fetch. */
function serve(answer: (url: URL) => { status?: number; body: object }) {
  const fetch = jest.fn(async (address: string, _init: RequestInit) => {
    const { status = 200, body } = answer(new URL(address))
    return { status, ok: status < 300, json: async () => body }
  })
  Object.defineProperty(window, "fetch", { value: fetch, configurable: true })
  return fetch.mock.calls
}

test("the last 30 days end today, and the 30 days before them do not overlap", () => {
  expect(now).toEqual({ from: "2026-10-26", to: "2026-11-24" })
  expect(before).toEqual({ from: "2026-09-26", to: "2026-10-25" })
})

test("reads GoatCounter's public counter, which writes thousands with a space", async () => {
  const requests = serve(({ pathname }) =>
    pathname === "/counter/%2Fabout.json"
      ? { body: { count: "1\u202f312" } }
      : { status: 404, body: { count: "0" } },
  )
  const counts = countsOf(goatcounter, null)
  expect(await counts?.("/about/", now)).toBe(1312)
  expect(await counts?.("button: /about/ › 50% off", now)).toBe(0)
  expect(requests[0][0]).toMatch(/\?start=2026-10-26&end=2026-11-25$/)
  serve(() => ({ status: 403, body: {} }))
  await expect(counts?.("/", now)).rejects.toThrow(TokenError)
})

test("with a token, reads all numbers once for each span of days", async () => {
  const hits = [
    { path_id: 1, path: "/about", count: 12 },
    { path_id: 2, path: "button: / › Get In Touch", count: 3 },
  ]
  const requests = serve(({ searchParams }) => {
    const seen = searchParams.get("exclude_paths") ?? ""
    return { body: { hits: hits.slice(seen ? 1 : 0).slice(0, 1), more: !seen } }
  })
  const counts = countsOf(goatcounter, "secret")
  const names = ["/about/", "button: / › Get In Touch", "/other/"]
  expect(await Promise.all(names.map((name) => counts?.(name, now)))).toEqual([12, 3, 0])
  expect(requests).toHaveLength(2)
  expect(requests[0][1].headers).toEqual({ Authorization: "Bearer secret" })
  expect(countsOf({ ...goatcounter }, "secret")).toBe(counts)
})

test("reads the receiver's rows, and adds up days and campaigns", async () => {
  const rows = [
    { path: "/", event: "", count: 2 },
    { path: "/", event: "", count: 3 },
    { path: "/", event: "button: / › Buy", count: 1 },
  ]
  const requests = serve(() => ({ body: { rows } }))
  await expect(countsOf(receiver, null)?.("/", now)).rejects.toThrow(TokenError)
  const counts = countsOf(receiver, "secret")
  expect(await counts?.("/", now)).toBe(5)
  expect(await counts?.("button: / › Buy", now)).toBe(1)
  expect(requests[0][0]).toBe("https://mail.example/numbers?from=2026-10-26&to=2026-11-24")
})

test("a browser cannot read the numbers of the other services", () => {
  const umami = { service: "umami", address: "https://cloud.umami.example", site: "x" } as const
  expect(countsOf(umami, "secret")).toBeUndefined()
})
