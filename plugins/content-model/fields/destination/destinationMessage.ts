const toNumber = (text: string) => `tel:${text.replace(/[^\d+-]/g, "")}`

/** What people write in place of a destination, and what they mean. The first that fits counts. */
const corrections: [written: RegExp, correct: (text: string) => string][] = [
  [/[\p{Cc}\p{Cf}]/u, (text) => text.replace(/[\p{Cc}\p{Cf}]/gu, "")],
  [/^tel:/i, toNumber],
  [/^\+?[\d(][\d\s()./-]{4,30}$/, toNumber],
  [/^mailto:/i, (text) => `mailto:${text.slice("mailto:".length).replace(/\s/g, "")}`],
  [/^[^\s@/:]+@[^\s@/:]+$/, (text) => `mailto:${text}`],
  [/^http:\/\//i, (text) => text.replace(/^http/i, "https")],
  [/^\/?static\//, (text) => text.replace(/^\/?static/, "")],
  [/\s/, (text) => text.trim().replace(/\s/g, "%20")],
  // A file, a host, a page.
  [/^[^/:]+\.(csv|docx?|ics|jpe?g|mp4|pdf|png|pptx?|txt|vcf|xlsx?|zip)$/i, (text) => `/${text}`],
  [/^[\w-]+(\.[\w-]+)+([/?#]|$)/, (text) => `https://${text}`],
  [/^[\w-]+\/?$/, (text) => `/${text.replace("/", "")}/`],
]

const maxLength = 300 // of a text for which a correction is looked for
const general =
  'is not an address: write a page of this site ("/contact/", "/about/#team"), "https://…", "mailto:…" or "tel:…"'

/** The destination that a person means who writes a number, an e-mail address or a host alone. */
export function correctedDestination(text: string, isDestination: RegExp) {
  if (text.length > maxLength) return undefined
  const [, correct] = corrections.find(([written]) => written.test(text)) ?? []
  const corrected = correct?.(text) ?? ""
  return isDestination.test(corrected) ? corrected : undefined
}

/** Says that a text is no destination, and what to write. It continues the name of the field. */
export function destinationMessage(text: string, isDestination: RegExp) {
  const corrected = correctedDestination(text, isDestination)
  return corrected ? `is not an address. Write "${corrected}"` : general
}
