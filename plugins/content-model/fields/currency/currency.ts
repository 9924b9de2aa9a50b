import * as z from "zod"

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
