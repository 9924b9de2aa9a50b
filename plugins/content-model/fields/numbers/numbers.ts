import * as z from "zod"
import { webAddress } from "../destination/destination"
import { line } from "../text/text"

/** The services that can count, by the names that content uses. */
const countingServices = ["goatcounter", "plausible", "umami"] as const

/** The service that counts visits and presses. */
export const Numbers = z
  .strictObject({
    service: z.enum(countingServices).meta({
      title: "Service",
      description: "What counts the visits.",
      choices: {
        goatcounter: "GoatCounter",
        plausible: "Plausible",
        umami: "Umami",
      },
    }),
    address: webAddress({
      title: "Address of the service",
      description: "Without what it appends itself, such as /count.",
      examples: ["https://example.goatcounter.com"],
    }),
    site: line(80, {
      title: "The site's name at the service",
      description: "Plausible: the domain. Umami: the website ID. The others need none.",
    }).optional(),
  })
  .refine(({ service, site }) => service !== "umami" || site, {
    path: ["site"],
    error: "is missing: copy the website ID from Umami",
  })
  .meta({
    id: "Numbers",
    title: "Numbers",
    description: "Without it nothing is counted, and the pages contain nothing for it.",
  })

export type Numbers = z.infer<typeof Numbers>
