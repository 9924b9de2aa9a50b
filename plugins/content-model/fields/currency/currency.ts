import * as z from "zod"
import { closestMatch } from "../../issues/closestMatch"

/** The codes of all currencies, such as INR. */
export const currencies = Intl.supportedValuesOf("currency")

export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: 'must be three capital letters such as "INR"', abort: true })
  .refine((code) => currencies.includes(code), "is not the code of a currency, such as INR")
  .meta({
    id: "Currency",
    title: "Currency",
    description: "Its code of three letters.",
    examples: ["INR"],
  })

/** The currency that was probably meant: by its code, by its letters, by its symbol, or by a similar code. */
export function closestCurrency(text: string) {
  const letters = lettersOf(text)
  return (
    currencies.find((code) => code === text.toUpperCase()) ??
    currencies.find((code) => lettersOf(code) === letters) ??
    currencies.find((code) => symbolOf(code) === text) ??
    // "Rs" is no part of a code.
    (letters.length > 2 ? closestMatch(text, currencies) : undefined)
  )
}

const lettersOf = (text: string) =>
  [...text.toUpperCase().replace(/[^A-Z]/g, "")].toSorted().join("")

const symbolOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value
