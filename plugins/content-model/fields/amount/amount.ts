import { currencies } from "../currency/currency"
import { pattern } from "../text/text"

export const Amount = pattern(/^\d{1,9}(\.\d{2})?$/, 'must be a number such as "1200" or "99.50"', {
  id: "Amount",
  title: "Amount",
  description: "A number. Without it, the note stands in its place.",
  examples: ["1200"],
})

const signs = `(?:[A-Z]{0,3}(?!¢)\\p{Sc}[A-Z]{0,3}|[Rr][Ss]\\.?|kr\\.?|zł|Kč|${currencies.join("|")})`
const aroundNumber = new RegExp(`^${signs}\\s*|(?:\\s*[.,/][-–=])?(?:\\s*${signs})?$`, "gu")
// One sign parts all groups, and another the decimals: "1,200.505" and "1,234,56" may mean two amounts.
const groups = /^[1-9]\d{0,2}([.,٬'’\s])(?:\d{2,3}\1)*\d{3}$/u

/**
 * The amount that a person or a page means by "1,200", "₹ 16,50,000", "1 200,5" or "Rs. 99/-", as content keeps it,
 * such as "1200" or "99.50"; undefined if it is no amount.
 */
export function readAmount(text: string) {
  if (/\p{No}/u.test(text)) return undefined // such as "½" and "²"
  const number = text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(aroundNumber, "")
  const [, whole, point, decimals = ""] = /^(.*?)(?:([.,٫])(\d{1,2}))?$/u.exec(number) ?? []
  const [, separator] = groups.exec(whole) ?? []
  if (!/^\d+$/.test(whole) && (!separator || separator === point)) return undefined
  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "")
  const amount = decimals ? `${digits}.${decimals.padEnd(2, "0")}` : digits
  return Amount.safeParse(amount).data
}

/** The value of a digit of any script: digits follow each other from zero on. */
function digitValue(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}
