type Mistake = {
  pattern: RegExp
  /** What is wrong, as a sentence without its full stop. */
  fault: string
  correct?: (text: string) => string
}

const toNumber = (text: string) => `tel:${text.replace(/[^\d+-]/g, "")}`

// The first that fits counts.
const mistakes: Mistake[] = [
  {
    pattern: /[\p{Cc}\p{Cf}]/u,
    fault: "it contains an invisible character",
    correct: (text) => text.replace(/[\p{Cc}\p{Cf}]/gu, ""),
  },
  { pattern: /^tel:/i, fault: "a telephone number has digits and hyphens only", correct: toNumber },
  {
    pattern: /^\+?[\d(][\d\s()./-]{4,30}$/,
    fault: 'a telephone number needs "tel:" before it',
    correct: toNumber,
  },
  {
    pattern: /^mailto:/i,
    fault: "an e-mail address has one @ and no spaces",
    correct: (text) => `mailto:${text.slice("mailto:".length).replace(/\s/g, "")}`,
  },
  {
    pattern: /^[^\s@/:]+@[^\s@/:]+$/,
    fault: 'an e-mail address needs "mailto:" before it',
    correct: (text) => `mailto:${text}`,
  },
  {
    pattern: /^http:\/\//i,
    fault: 'a web address begins with "https://"',
    correct: (text) => text.replace(/^http/i, "https"),
  },
  {
    pattern: /^#/,
    fault: 'a section needs the address of its page before it, such as "/about/#team"',
  },
  {
    pattern: /^\/?static\//,
    fault: 'the folder "static" is no part of an address',
    correct: (text) => text.replace(/^\/?static/, ""),
  },
  {
    pattern: /\s/,
    fault: 'an address has "%20" in place of a space',
    correct: (text) => text.trim().replace(/\s/g, "%20"),
  },
  {
    pattern: /^[^/:]+\.(csv|docx?|ics|jpe?g|mp4|pdf|png|pptx?|txt|vcf|xlsx?|zip)$/i,
    fault: 'a file needs "/" before it',
    correct: (text) => `/${text}`,
  },
  {
    pattern: /^[\w-]+(\.[\w-]+)+([/?#]|$)/,
    fault: 'a web address needs "https://" before it',
    correct: (text) => `https://${text}`,
  },
  {
    pattern: /^[\w-]+\/?$/,
    fault: "a page of this site stands between slashes",
    correct: (text) => `/${text.replace("/", "")}/`,
  },
]

const maxLength = 300 // of a text for which a correction is looked for
const general =
  'is not an address: write a page of this site ("/contact/"), "https://…", "mailto:…" or "tel:…"'

/** Why a text is no destination, and what to write. It continues the name of the field. */
export function destinationMessage(text: string, isDestination: RegExp) {
  if (text.length > maxLength) return general
  for (const { pattern, fault, correct } of mistakes) {
    if (!pattern.test(text)) continue
    const corrected = correct?.(text)
    if (corrected === undefined) return `is not an address: ${fault}`
    if (isDestination.test(corrected)) return `is not an address: ${fault}. Write "${corrected}"`
  }
  return general
}
