import * as z from "zod"
import { Destination } from "./destination"

/** Beyond it, some hosts ignore redirects. */
export const maxRedirects = 200

export const Redirect = z
  .strictObject({
    from: z
      .string()
      .max(200)
      .regex(
        /^(\/[\w~-]+)*\/[\w~-][\w.~-]*\/?$/,
        'must be a path of this site such as "/old-page/": letters from a to z, digits and hyphens between slashes',
      )
      .meta({
        title: "From",
        description: "An address that the site once had, without the name of the host.",
        examples: ["/old-page/"],
      }),
    to: Destination.meta({
      title: "To",
      description: "Where its visitors are forwarded: a page of this site or a web address.",
      examples: ["/services/", "https://example.com/"],
    }),
    temporary: z
      .boolean()
      .meta({
        title: "For a while",
        description:
          "Yes, if the old address will have a page again. Browsers keep other redirects.",
      })
      .optional(),
  })
  .meta({
    id: "Redirect",
    title: "Redirect",
    description: "Forwards visitors of an old address to another.",
  })
