import { resolveDelivery } from "./services"

const site = { address: "https://www.example.com" }

test.each([
  [{}, null],
  [{ service: "own" as const, address: "https://a.example/" }, "https://a.example/"],
])("a page of a site with %j knows the address only", (delivery, address) => {
  expect(resolveDelivery(delivery, site)).toEqual({ __typename: "OwnDelivery", address })
})

const thanks = "/thank-you/"
const next = "https://www.example.com/thank-you/"

test.each<[Parameters<typeof resolveDelivery>[0], hidden: Record<string, string>, other?: object]>([
  [{}, { redirect: next }],
  [{ service: "web3forms", key: "k" }, { access_key: "k", redirect: next }, { trap: "botcheck" }],
  [{ service: "formspree" }, { _next: next }, { mustBeTrue: "ok" }],
  [{ service: "basin" }, { _redirect: next }, { mustBeTrue: null }],
  [{ service: "netlify" }, { "form-name": "message" }, { address: thanks }],
  [{ service: "whatsapp", phone: "91405550" }, {}, { address: null, phone: "91405550" }],
])("%j has the thank-you page as its service wants it", (delivery, hidden, other = {}) => {
  const fields = Object.entries(hidden).map(([name, value]) => ({ name, value }))
  expect(resolveDelivery({ ...delivery, thanks }, site)).toMatchObject({ ...other, hidden: fields })
})
