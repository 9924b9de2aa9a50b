/** @jest-environment jsdom */
import { messageSentEvent } from "../names/count"
import { startCounting } from "./count"
import { goatcounter, plausible, umami, type Count, type CountSettings } from "./services"

globalThis.pagePath = "/"

const settings: CountSettings = {
  address: "https://count.example",
  site: "shop.example",
  origin: location.origin,
  basePath: "/shop",
}

let counts: Count[] = []
let isHidden = true
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

Object.defineProperty(window, "fetch", { value: fetchMock, configurable: true })
Object.defineProperty(document, "hidden", { get: () => isHidden })

test("counts a visit when the page is first seen, then each other page and each return", () => {
  Object.assign(document, { prerendering: true })
  history.replaceState(null, "", "/shop/?utm_source=poster&email=a@b.example")
  startCounting(remember, settings)
  show(false)
  expect(names()).toEqual([])
  document.dispatchEvent(new Event("prerenderingchange"))
  expect(counts).toEqual([{ path: "/", campaign: "utm_source=poster", referrer: "" }])
  show(true)
  show(false)
  goTo("/shop/#more")
  isHidden = true
  goTo("/shop/about/")
  expect(names()).toEqual(["/"])
  show(false)
  goTo("/shop/")
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }))
  expect(names()).toEqual(["/", "/about/", "/"])
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  expect(names()).toEqual(["/", "/about/", "/", "/"])
  const [, init] = fetchMock.mock.calls[0] ?? []
  expect(init).toMatchObject({ keepalive: true, credentials: "omit", method: "POST" })
  // A sent message is counted; nothing on another copy of the site.
  counts = []
  dispatchEvent(new Event(messageSentEvent))
  expect(names()).toEqual(["message sent: /"])
  counts = []
  startCounting(remember, { ...settings, origin: "https://shop.example" })
  expect(counts).toEqual([])
})

test("counts presses that are a visitor's own, and an unknown address by its name", () => {
  counts = []
  Object.assign(document, { prerendering: false })
  history.replaceState(null, "", "/shop/")
  const listen = jest.spyOn(window, "addEventListener")
  document.body.innerHTML = '<main><a href="/about/">About</a></main>'
  globalThis.pagePath = "/404.html"
  startCounting(remember, settings)
  expect(names()).toEqual(["not found: /"])
  const [, handleClick] = listen.mock.calls.find(([type]) => type === "click") ?? []
  const target = document.querySelector("a")
  for (const isTrusted of [false, true]) Object(handleClick)({ target, isTrusted })
  history.pushState(null, "", "/shop/about/")
  expect(names()[1]).toBe("button: / › About")
  // The page of a link from there is found.
  expect(new Set(names().slice(2))).toEqual(new Set(["/about/"]))
})

const from = { path: "/about/", campaign: "utm_a=b", referrer: "r" }
const url = `${location.origin}/about/?utm_a=b`
const payload = { website: "shop.example", hostname: "localhost", url, referrer: "r", name: "Buy" }

test.each([
  [goatcounter, undefined, "/count?p=%2Fabout%2F&q=utm_a%3Db&r=r", ""],
  [goatcounter, "Buy", "/count?p=Buy&e=true&q=utm_a%3Db&r=r", ""],
  [plausible, undefined, "/api/event", { n: "pageview", u: url, d: "shop.example", r: "r" }],
  [umami, "Buy", "/api/send", { type: "event", payload }],
])("%p sends what its documents ask for", (send, event, path, body) => {
  const [address, init] = send({ ...from, event }, settings)
  const text = typeof body === "string" ? body : JSON.stringify(body)
  expect([address, String(init?.body ?? "")]).toEqual([settings.address + path, text])
})
