import { invisible } from "./url"

const plainNumber =
  /^(\(\+\d+\)|[+(]?)[\d\s().\u2010-\u2015-]{2,30}(\/[\d\s().\u2010-\u2015-]{4,})?$/
const maxDigits = 15 // ITU-T E.164, without zeros before the code of a country

/** A destination that dials the same number; empty if a text is not one plain number. */
function toNumber(text: string) {
  const number = text.replace(/^tel:/i, "").trim()
  const [digits = "", other] = number.split("/").map((part) => part.replace(/\D/g, ""))
  // A slash follows the code of a region. After more digits, it begins another number.
  const isOther = other && digits.length > (number.startsWith("+") ? 8 : 6)
  const isTooLong = (digits + (other ?? "")).replace(/^0+/, "").length > maxDigits
  if (!plainNumber.test(number) || isOther || isTooLong) return ""
  const dialled = withoutTrunk(number)
    .replace(/^\(\+/, "+")
    .replace(/[\u2010-\u2015]/g, "-")
  return `tel:${dialled.replace(/[^\d+-]/g, "")}`
}

/** People leave out the zero of their country where they dial its code, but not in Italy. */
export const withoutTrunk = (number: string) =>
  number.replace(/^(\(?(?:\+|00)(?!\s*39|\s*378)[\d\s().-]*?)\(0\)/, "$1")

const withoutInvisible = (text: string) =>
  text.replace(new RegExp(`[${invisible}]`, "g"), "").trim()

/** What people write in place of a destination, and what they mean. The first that fits counts. */
const corrections: [written: RegExp, correct: (text: string) => string][] = [
  [/^tel:/i, toNumber],
  [/^[+(]*\d[\d\s()./\u2010-\u2015-]{4,30}$/, toNumber],
  [/^mailto:/i, toMailto],
  [/^[^\s@/:]+@[^\s@/:?]+(\?|$)/, toMailto],
  [/^upi:/i, (text) => text.replace(/^upi:(\/\/pay\?)?(pa=)?(?=[^=?]+@)/i, "upi://pay?pa=")],
  [/^https?:\/\//i, (text) => text.replace(/^https?/i, "https")],
  [/^\/?static\//, (text) => text.replace(/^\/?static/, "")],
  // A file, a host, a page.
  [
    /^[^/:]+\.(avif|csv|docx?|gif|html?|ics|jpe?g|mp[34]|od[pst]|pdf|php|png|pptx?|rtf|svg|txt|vcf|webp|xlsx?|xml|zip)$/i,
    (text) => `/${text}`,
  ],
  [/^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+([/?#]|$)/u, (text) => `https://${text}`],
  [/^[\w-]+\/?$/, (text) => `/${text.replace("/", "")}/`],
]

/** Spaces before the question mark are slips, those after it are words. */
function toMailto(text: string) {
  const [, to, query = ""] = /^(?:mailto:)?([^?]*)(.*)$/is.exec(text) ?? []
  return `mailto:${to.replace(/\s/g, "").replace(/[.,;]$/, "")}${query}`
}

const maxLength = 300 // of a text for which a correction is looked for
const general =
  'is not an address: write a page of this site ("/contact/", "/about/#team"), "https://…", "mailto:…", "tel:…" or "upi://pay?pa=…"'

const notOneNumber = 'is not one plain number: write its digits alone, such as "tel:+10005550100"'

/** The destination that a person means who writes a number, an e-mail address or a host alone. */
export function correctedDestination(text: string, isDestination: RegExp) {
  if (text.length > maxLength) return undefined
  const visible = withoutInvisible(text)
  const [, correct = String] = corrections.find(([written]) => visible.search(written) >= 0) ?? []
  const corrected = correct(visible).replace(/[\s^`{|}]/g, encodeURIComponent)
  return isDestination.test(corrected) ? corrected : undefined
}

/** Says that a text is no destination, and what to write. It continues the name of the field. */
export function destinationMessage(text: string, isDestination: RegExp) {
  const corrected = correctedDestination(text, isDestination)
  if (corrected) return `is not an address. Write "${corrected}"`
  return /^tel:|^[+(]*\d[\d\s()./-]{4,}/i.test(withoutInvisible(text)) ? notOneNumber : general
}
