import { tryDelivery } from "./tryDelivery"

const site = "https://www.example.com"
const address = "https://forms.example/aim"
const cors = { "access-control-allow-origin": site }
const own = { __typename: "OwnDelivery" as const, address }
const service = {
  __typename: "ServiceDelivery" as const,
  address,
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

/** Sends the message to a service that answers so. */
async function send(delivery: typeof own | typeof service, body: string, init: ResponseInit = {}) {
  const answer = new Response(body, { headers: cors, ...init })
  const fetching = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer)
  const { isAccepted, lines } = await tryDelivery(delivery, site)
  return { isAccepted, words: lines.join(" "), sent: fetching.mock.lastCall?.[1] }
}

test("sends what a browser sends", async () => {
  const { isAccepted, words, sent } = await send(service, '{"success":true}')
  expect([isAccepted, words]).toEqual([true, expect.stringContaining("accepted")])
  expect(sent?.headers).toMatchObject({ Origin: site, Accept: "application/json" })
  const fields = /^name=Trial.*&email=.*&message=.*&message-id=\d.*&botcheck=&access_key=k$/
  expect(String(sent?.body)).toMatch(fields)
  expect((await send(own, "")).sent?.body).toBeInstanceOf(FormData)
})

test.each([
  ["a page", {}, "<p>Thanks", "does not say"],
  ["an answer that the site may not read", { headers: {} }, '{"success":true}', "Access-Control"],
  [
    "a redirect elsewhere",
    { status: 302, headers: { ...cors, location: "https://a.example/" } },
    "",
    "another origin",
  ],
])("says in words what %s means", async (_name, init, body, meaning) => {
  const { isAccepted, words } = await send(service, body, init)
  expect([isAccepted, words]).toEqual([false, expect.stringContaining(meaning)])
})

test("says that a status alone proves little, and that a service cannot be reached", async () => {
  const { isAccepted, words } = await send(own, "")
  expect([isAccepted, words]).toEqual([true, expect.stringContaining("proves little")])
  expect((await send(own, '{"success":false}')).isAccepted).toBe(false)
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("fetch failed"))
  const { lines } = await tryDelivery(own, site)
  expect(lines.join(" ")).toContain("could not be reached")
})
