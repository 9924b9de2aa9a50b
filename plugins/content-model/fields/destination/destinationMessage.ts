import { invisible } from "./url"

// After a slash, a few digits are those of another number.
const plainNumber = /^\+?[\d\s().-]{2,30}(\/[\d\s().-]{4,})?$/

/** A destination that dials the same number; empty if a text is not one plain number. */
function toNumber(text: string) {
  const number = text.replace(/^tel:/i, "").trim()
  if (!plainNumber.test(number)) return ""
  // People leave out the zero of their country where they dial its code.
  return `tel:${number.replace(/^(\+[\d\s.-]*)\(0\)/, "$1").replace(/[^\d+-]/g, "")}`
}

const invisibleIn = new RegExp(`[${invisible}]`, "g")

/** What people write in place of a destination, and what they mean. The first that fits counts. */
const corrections: [written: RegExp, correct: (text: string) => string][] = [
  [invisibleIn, (text) => text.replace(invisibleIn, "")],
  [/^tel:/i, toNumber],
  [/^\+?[\d(][\d\s()./-]{4,30}$/, toNumber],
  [/^mailto:/i, (text) => `mailto:${text.slice("mailto:".length).replace(/\s/g, "")}`],
  [/^[^\s@/:]+@[^\s@/:]+$/, (text) => `mailto:${text}`],
  [/^http:\/\//i, (text) => text.replace(/^http/i, "https")],
  [/^\/?static\//, (text) => text.replace(/^\/?static/, "")],
  [/^(https:|\/).*[\^`{|}]/, (text) => text.replace(/[\^`{|}]/g, encodeURIComponent)],
  [/\s/, (text) => text.trim().replace(/\s/g, "%20")],
  // A file, a host, a page.
  [/^[^/:]+\.(csv|docx?|ics|jpe?g|mp4|pdf|png|pptx?|txt|vcf|xlsx?|zip)$/i, (text) => `/${text}`],
  [/^[\w-]+(\.[\w-]+)+([/?#]|$)/, (text) => `https://${text}`],
  [/^[\w-]+\/?$/, (text) => `/${text.replace("/", "")}/`],
]

const maxLength = 300 // of a text for which a correction is looked for
const general =
  'is not an address: write a page of this site ("/contact/", "/about/#team"), "https://…", "mailto:…" or "tel:…"'

const notOneNumber = 'is not one plain number: write its digits alone, such as "tel:+10005550100"'

/** The destination that a person means who writes a number, an e-mail address or a host alone. */
export function correctedDestination(text: string, isDestination: RegExp) {
  if (text.length > maxLength) return undefined
  const [, correct] = corrections.find(([written]) => text.search(written) >= 0) ?? []
  const corrected = correct?.(text) ?? ""
  return isDestination.test(corrected) ? corrected : undefined
}

/** Says that a text is no destination, and what to write. It continues the name of the field. */
export function destinationMessage(text: string, isDestination: RegExp) {
  const corrected = correctedDestination(text, isDestination)
  if (corrected) return `is not an address. Write "${corrected}"`
  return /^tel:|^\+?[\d(][\d\s()./-]{4,}/i.test(text) ? notOneNumber : general
}
