import { resolveDelivery } from "./services"

const site = { address: "https://www.example.com" }
const resolve = (delivery: Parameters<typeof resolveDelivery>[0]) => resolveDelivery(delivery, site)

test.each([
  [{}, null],
  [{ address: "https://a.example/" }, "https://a.example/"],
  [{ service: "own" as const, address: "https://a.example/" }, "https://a.example/"],
])("a page of a site with %j knows the address only", (delivery, address) => {
  expect(resolve(delivery)).toEqual({ __typename: "OwnDelivery", address })
})

test("the thank-you page is an address of the site, as each service wants it", () => {
  const thanks = "/thank-you/"
  const next = "https://www.example.com/thank-you/"
  const fieldsOf = (delivery: Parameters<typeof resolveDelivery>[0]) => {
    const resolved = resolve(delivery)
    return "hidden" in resolved
      ? Object.fromEntries(resolved.hidden.map(({ name, value }) => [name, value]))
      : undefined
  }
  expect(fieldsOf({ thanks })).toEqual({ redirect: next })
  expect(fieldsOf({ service: "web3forms", key: "k", thanks })).toEqual({
    access_key: "k",
    redirect: next,
  })
  expect(fieldsOf({ service: "formspree", thanks })).toEqual({ _next: next })
  expect(fieldsOf({ service: "basin", thanks })).toEqual({ _redirect: next })
  expect(fieldsOf({ service: "netlify", thanks })).toEqual({ "form-name": "message" })
  expect(resolve({ service: "netlify", thanks })).toMatchObject({
    address: thanks,
  })
})

test("WhatsApp gets no post", () => {
  expect(resolve({ service: "whatsapp", phone: "914055501234" })).toMatchObject({
    address: null,
    phone: "914055501234",
  })
})
