import { mailtoUrl, whatsAppUrl } from "./mailto"

const mailbox = "mailto:hello@example.com"
const partsOf = (address: string) => new URL(address).searchParams

test("the URL of a mail or a chat contains its texts unchanged, and no earlier query", () => {
  const text = "5 % & more? #1 + “eggs”\nहैदराबाद 🥚 = a?b&body=c"
  const address = mailtoUrl(`${mailbox}?subject=Hi`, "Asha & Sons (asha+1@example.com)", text)
  expect(address).toMatch(/^mailto:hello@example\.com\?subject=[\w%.*-]+&body=[\w%.*-]+$/)
  expect(partsOf(address).get("subject")).toBe("Asha & Sons (asha+1@example.com)")
  expect(partsOf(address).get("body")).toBe(text.replaceAll("\n", "\r\n"))
  expect(partsOf(whatsAppUrl("https://wa.me/1?text=Hi", text)).get("text")).toBe(text)
  expect(whatsAppUrl("https://wa.me/1", "🥚".repeat(2000)).length).toBeLessThan(1910)
})

test.each(["a", "\n", "है", "🥚", "\ud83e"])("a text of many %j is truncated to fit", (part) => {
  const address = mailtoUrl(mailbox, part.repeat(10_000), part.repeat(10_000))
  expect(address.length).toBeLessThan(2000)
  expect(address.length).toBeGreaterThan(1800)
  for (const [, text] of partsOf(address)) expect(text).toMatch(/[^…]…$/s)
})
