import * as fc from "../../../../test/support/fastCheck"
import { Amount, readAmount } from "./amount"

const languages = ["en-IN", "en-GB", "hi-IN", "mr-IN-u-nu-deva", "te-IN", "de-DE", "de-CH", "fr-FR"]
const others = ["sv-SE", "pl-PL", "cs-CZ", "ar-EG", "fa-IR", "pt-BR"]
const currencies = ["INR", "EUR", "USD", "GBP", "CHF"]

test("an amount is read as pages write it, in each language", () => {
  const language = fc.constantFrom(...languages, ...others)
  const cents = fc.nat(99_999_999_999)
  const isRead = fc.property(
    language,
    fc.constantFrom(...currencies),
    cents,
    (tag, currency, sum) => {
      const amount = sum % 100 ? (sum / 100).toFixed(2) : String(sum / 100)
      const style = {
        style: "currency",
        currency,
        minimumFractionDigits: sum % 100 ? 2 : 0,
      } as const
      expect(readAmount(new Intl.NumberFormat(tag, style).format(sum / 100))).toBe(amount)
    },
  )
  fc.assert(isRead)
})

test.each([
  ["1,200", "1200"],
  ["₹1200", "1200"],
  ["1 200", "1200"],
  ["26,88", "26.88"],
  ["99.5", "99.50"],
  ["Rs. 1,200/-", "1200"],
  ["1.650.000,50", "1650000.50"],
  ["16,50,000", "1650000"],
  ["1’200.–", "1200"],
  ["१,२००", "1200"],
  ["0099.00", "99.00"],
  ["1200 INR", "1200"],
  ["rs. 1200/=", "1200"],
  ["99,– €", "99"],
])("%j is %s", (text, amount) => {
  expect(readAmount(text)).toBe(amount)
  expect(Amount.safeParse(amount).success).toBe(true)
})

test.each(
  ["", "-5", "5-10", "1200 per kg", "1,2,3", "12 345 6", "1e3", "12345678901", "₹", "10%"].concat([
    "1,200.505",
    "1,234.567",
    "1.234,567.8",
    "1,234,56",
    "0.200",
    "1200²",
    "12½",
    "50¢",
  ]),
)("%j is no amount", (text) => expect(readAmount(text)).toBeUndefined())
