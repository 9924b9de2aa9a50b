import { Language } from "../text/text"
import { Destination, destinationOf } from "./destination"

const messageFor = (text: string) => Destination.safeParse(text).error?.issues[0].message

test.each([
  ["+44 (0)20 7946 0958", "tel:+442079460958"],
  ["020 7946 0958", "tel:02079460958"],
  ["(0)20 7946 0958", "tel:02079460958"],
  ["040/5550-1234", "tel:0405550-1234"],
  ["tel:+91 40 5550 1234", "tel:+914055501234"],
  ["\u202a(+44) (0) 20\u20117946 0958 \u202c", "tel:+4420-79460958"],
  ["+39 (0)6 5550 1234", "tel:+390655501234"],
  ["shop@aim.big", "mailto:shop@aim.big"],
  [" shop@aim.big. ", "mailto:shop@aim.big"],
  ["mailto: shop@aim.big?subject=Two eggs", "mailto:shop@aim.big?subject=Two%20eggs"],
  ["Https://a.big/", "https://a.big/"],
  ["bücher.de/a b", "https://bücher.de/a%20b"],
  ["price list.pdf", "/price%20list.pdf"],
  ["about.html", "/about.html"],
  ["UPI://pay?pa=asha@okbank&pn=Aim for Big", "upi://pay?pa=asha@okbank&pn=Aim%20for%20Big"],
  ["upi:asha@okbank", "upi://pay?pa=asha@okbank"],
  ["https://a.big/?waypoints=17.3,78.2|17.2", "https://a.big/?waypoints=17.3,78.2%7C17.2"],
])("%j is taken as %s", (text, destination) => {
  expect(destinationOf(text)).toBe(destination)
  expect(messageFor(text)).toBe(`is not an address. Write "${destination}"`)
})

test.each([
  "tel:+914055501234;ext=12",
  "tel:1-800-FLOWERS",
  "tel:+91 40 5550 1234, +91 40 5550 1235",
  "040 5550123/24",
  "98765 43210 / 98765 43211",
  "040 555012/555013",
  "tel:-",
])("%j is not one plain number, so it stays as it is", (text) => {
  expect(destinationOf(text)).toBe(text)
  expect(messageFor(text)).toMatch(/^is not one plain number/)
})

test.each([
  "mailto:hello@aim.big?cc=shop@aim.big&subject=Eggs",
  "mailto:hello@aim.big,shop@aim.big",
  "tel:+1-000-555-0100",
])("%s is a destination", (text) => expect(messageFor(text)).toBeUndefined())

test.each(["mailto:a@b@c", "mailto:@a.big", "mailto:a@b,", "mailto://a@b"])(
  "%s is no destination",
  (text) => expect(messageFor(text)).toBeDefined(),
)

test.each(["es-419", "zh-Hans-CN", "de-CH-1996", "ca-valencia"])("%s is a language tag", (tag) =>
  expect([Language.safeParse(tag).success, Intl.getCanonicalLocales(tag)]).toEqual([true, [tag]]),
)
