import * as z from "zod"
import type { FieldKind } from "../../model/fieldKind"
import { Destination, webAddress } from "../destination/destination"
import { line, pattern } from "../text/text"
import { resolveDelivery } from "./services"

/** The services that take the messages of a form, by the names that content uses. */
const services = ["own", "web3forms", "formspree", "basin", "netlify", "whatsapp"] as const

const addresses: Record<string, [start: string, name: string] | undefined> = {
  formspree: ["https://formspree.io/f/", "Formspree"],
  basin: ["https://usebasin.com/f/", "Basin"],
}

/** Where the messages of the form go. */
export const Delivery = z
  .strictObject({
    service: z
      .enum(services)
      .meta({
        title: "Service",
        description: "What takes the messages. Without it, a server of your own at the address.",
        choices: {
          own: "A server of your own",
          web3forms: "Web3Forms",
          formspree: "Formspree",
          basin: "Basin",
          netlify: "Netlify Forms",
          whatsapp: "WhatsApp",
        },
      })
      .optional(),
    address: webAddress({
      title: "Delivery address",
      description: "Messages from the contact form are posted there. Without it none is sent.",
      examples: ["https://forms.example.com/messages"],
      missingTargetHint: "The contact form sends nothing",
      insteadOf: "service",
    }).optional(),
    key: line(80, {
      title: "Access key",
      description: "Of Web3Forms, which sends it by e-mail.",
    }).optional(),
    phone: pattern(
      /^[1-9]\d{6,14}$/,
      "must be the number with the code of its country, digits only",
      {
        title: "Number at WhatsApp",
        description: "With the code of the country, without + and spaces.",
        examples: ["914055501234"],
      },
    ).optional(),
    thanks: Destination.meta({
      title: "Page after a message",
      description: "A page of your own that says thank you. Without it, a notification says so.",
    }).optional(),
    whatsApp: line(40, {
      title: "Label of the link to WhatsApp",
      description:
        "Beside the button, and after a failure, with the visitor's words. Shown if a contact item links to wa.me.",
      examples: ["Send by WhatsApp"],
    }).optional(),
  })
  .refine(({ service, key }) => service !== "web3forms" || key, {
    path: ["key"],
    error: "is missing: copy the access key from Web3Forms",
  })
  // The policy of the page blocks the page of Web3Forms, to which a post without script leads.
  .refine(({ service, thanks }) => service !== "web3forms" || thanks, {
    path: ["thanks"],
    error: "is missing: Web3Forms needs one for visitors without JavaScript",
  })
  .refine(({ service, phone }) => service !== "whatsapp" || phone, {
    path: ["phone"],
    error: "is missing: write the number that gets the messages",
  })
  .refine(({ thanks = "/" }) => /^\/(?!\/)/.test(thanks), {
    path: ["thanks"],
    error: "must be a page of this site, such as /thank-you/",
  })
  .check(({ value: { service = "own", address = "" }, issues }) => {
    const [start, name] = addresses[service] ?? []
    if (!start || address.startsWith(start)) return
    issues.push({
      code: "custom",
      path: ["address"],
      input: address,
      message: `must be the address of your form at ${name}: it begins with ${start}`,
    })
  })
  .meta({ id: "Delivery", title: "Delivery of messages" })

export type Delivery = z.infer<typeof Delivery>

/**
 * What a page knows of the delivery. A plain address of one's own has no more than it: so the pages of a site
 * without a service contain nothing for services.
 */
export const delivery: FieldKind = {
  type: "Delivery",
  types: `
    interface Delivery { address: String }
    type OwnDelivery implements Delivery { address: String }
    type NamedValue { name: String! value: String! }
    type ServiceDelivery implements Delivery {
      address: String
      trap: String!
      mustBeTrue: String
      attributes: JSON!
      hidden: [NamedValue!]!
      thanks: String
      whatsApp: String
      phone: String
    }
  `,
  usesSite: true,
  resolve(value, { site }) {
    const written = Delivery.safeParse(value).data ?? {}
    const isOwnServer = written.address !== undefined && (written.service ?? "own") === "own"
    // The development server receives the messages itself.
    const address = (isOwnServer && globalThis.process?.env.FORM_RECEIVER) || written.address
    const resolved = resolveDelivery({ ...written, address }, site)
    const { __typename: type } = resolved
    // By it Gatsby finds the type of what an interface returns.
    return { ...resolved, internal: { type } }
  },
  placeholder: {},
}
