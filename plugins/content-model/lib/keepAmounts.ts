// A currency sign or a short name before a number, such as "₹ 500", "Rs. 500", "INR 500".
const before = /(?<=\p{Sc}|\bRs\.?|\b[A-Z]{3}) (?=\d)/gu
// What counts after a number, such as "38 500 €", "5 %", "2 lakh".
const after = /(?<=\d) (?=\p{Sc}|%|(?:lakh|crore)\b)/gu

/** Keeps each amount of a text on one line, by no-break spaces. */
export const keepAmounts = (text: string) => text.replace(before, "\u00a0").replace(after, "\u00a0")
