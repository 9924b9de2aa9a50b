import { messageSentEvent } from "../names/count"
import { startCounting } from "./count"
import { goatcounter, plausible, receiver, umami, type Count, type CountSettings } from "./services"

const settings: CountSettings = {
  address: "https://count.example",
  site: "shop.example",
  origin: location.origin,
  basePath: "/shop",
}

let counts: Count[]
let isHidden = false
const remember = (count: Count): [string] => [`https://count.example/${counts.push(count)}`]
const names = () => counts.map(({ path, event }) => event ?? path)

function show(hidden: boolean) {
  isHidden = hidden
  document.dispatchEvent(new Event("visibilitychange"))
}
const goTo = (address: string) => history.pushState(null, "", address)

// jsdom has no fetch. The service is away: a page must not notice it.
const fetchMock = jest.fn((_address: string, _init: RequestInit) =>
  Promise.reject(new TypeError("away")),
)

beforeAll(() => {
  Object.defineProperty(window, "fetch", { value: fetchMock, configurable: true })
  Object.defineProperty(document, "hidden", { get: () => isHidden })
})

// One script runs in each document, so the tests share it.
test("counts a visit when the page is first seen, then each other page and each return", () => {
  counts = []
  isHidden = true
  Object.assign(document, { prerendering: true })
  history.replaceState(null, "", "/shop/?utm_source=poster&email=a@b.example")
  startCounting(remember, settings)
  expect(names()).toEqual([])
  // What Chromium requests before the second event is marked as a prefetch, and services ignore that.
  show(false)
  expect(names()).toEqual([])
  document.dispatchEvent(new Event("prerenderingchange"))
  expect(counts).toEqual([{ path: "/", campaign: "utm_source=poster", referrer: "" }])
  show(true)
  show(false)
  goTo("/shop/#more")
  expect(names()).toEqual(["/"])
  isHidden = true
  goTo("/shop/about/")
  expect(names()).toEqual(["/"])
  show(false)
  goTo("/shop/")
  expect(names()).toEqual(["/", "/about/", "/"])
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }))
  expect(counts).toHaveLength(3)
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  expect(names()).toEqual(["/", "/about/", "/", "/"])
  const [, init] = fetchMock.mock.calls[0] ?? []
  expect(init).toMatchObject({ keepalive: true, credentials: "omit", method: "POST" })
})

test("counts a sent message, and nothing on another copy of the site", () => {
  counts = []
  dispatchEvent(new Event(messageSentEvent))
  expect(names()).toEqual(["message sent: /"])
  counts = []
  startCounting(remember, { ...settings, origin: "https://shop.example" })
  expect(counts).toEqual([])
})

const visit = { path: "/about/", campaign: "utm_source=poster", referrer: "https://a.example/" }
const event = { path: "/about/", event: "button: /about/ › Buy", campaign: "", referrer: "" }

const requestOf = ([address, { body, headers } = {}]: ReturnType<typeof umami>) => {
  const { pathname, searchParams } = new URL(address)
  const text =
    typeof body === "string"
      ? JSON.parse(body)
      : Object.fromEntries(new URLSearchParams(String(body ?? "")))
  return { pathname, query: Object.fromEntries(searchParams), body: text, headers }
}

const name = event.event
const from = { q: visit.campaign, r: visit.referrer }
const page = `${location.origin}/about/`
const pageview = { n: "pageview", u: `${page}?utm_source=poster`, d: "shop.example" }
const payload = { website: "shop.example", hostname: "localhost", url: page, referrer: "", name }

test.each([
  [goatcounter, visit, "/count", { p: "/about/", ...from }, {}],
  [goatcounter, event, "/count", { p: name, e: "true", q: "", r: "" }, {}],
  [plausible, visit, "/api/event", {}, { ...pageview, r: visit.referrer }],
  [umami, event, "/api/send", {}, { type: "event", payload }],
  [receiver, event, "/numbers", {}, { p: "/about/", e: name, q: "", r: "" }],
])("%p sends what its documents ask for", (send, count, pathname, query, body) => {
  expect(requestOf(send(count, settings))).toMatchObject({ pathname, query, body })
})
