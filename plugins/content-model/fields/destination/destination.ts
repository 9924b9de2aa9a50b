import * as z from "zod"
import type { LabelledMeta } from "../../model/fieldMeta"
import { correctedDestination, destinationMessage } from "./destinationMessage"
import { paymentProblem } from "./payment"
import { host, isParsableUrl, mailbox, unparsableMessage, urlCharacter } from "./url"

const destination = new RegExp(
  `^(/(?!/)${urlCharacter}*|${host}([/?#]${urlCharacter}*)?|mailto:${mailbox}(,${mailbox})*(\\?${urlCharacter}*)?|tel:\\+?\\d[\\d-]*|upi://pay\\?${urlCharacter}+)$`,
)

export const Destination = z
  .string()
  .regex(destination, {
    error: ({ input }) => destinationMessage(String(input), destination),
    abort: true,
  })
  .refine(isParsableUrl, unparsableMessage)
  .check(({ value, issues }) => {
    const message = paymentProblem(value)
    if (message) issues.push({ code: "custom", input: value, message })
  })
  .meta({
    id: "Destination",
    title: "Destination",
    description:
      "The target: a page or a document of this site, a web address, an e-mail, a telephone or a payment by UPI.",
    examples: [
      "/contact/",
      "https://example.com/",
      "mailto:hello@example.com",
      "tel:+10005550100",
      "upi://pay?pa=name@bank",
    ],
  })

/** The address of a service on the web. */
export const webAddress = (meta: LabelledMeta) =>
  z
    .string()
    .regex(new RegExp(`^${host}([/?#]${urlCharacter}*)?$`), {
      error: 'must be a web address that begins with "https://"',
      abort: true,
    })
    .refine(isParsableUrl, unparsableMessage)
    .meta(meta)

/** What a person has written as a destination: such as `tel:` before a number. */
export const destinationOf = (text: string) =>
  destination.test(text) ? text : (correctedDestination(text, destination) ?? text)

/** A destination as people write it, if that means the same. */
export function readableDestination(to: string) {
  const readable = to.replace(/^(tel|mailto):/, "")
  return destinationOf(readable) === to ? readable : to
}
