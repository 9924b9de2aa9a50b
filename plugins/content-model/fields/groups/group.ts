import * as z from "zod"
import type { FieldMeta } from "../../model/fieldMeta"
import { Destination } from "../destination/destination"
import { shown } from "../period/period"
import { line } from "../text/text"

/** A named object. Its id is also the name of its GraphQL type. */
export const group = <Shape extends z.core.$ZodShape>(
  id: string,
  title: string,
  fields: Shape,
  description?: string,
  meta: FieldMeta = {},
) =>
  z
    .strictObject(fields)
    .meta({ id, title, ...(description !== undefined && { description }), ...meta })

/** A file below content/. Its `$schema` names the JSON Schema for code editors. */
export const file = <Shape extends z.core.$ZodShape>(fields: Shape) =>
  z.strictObject({ $schema: z.string().optional(), ...fields })

export const position = z.int().min(1).max(9999).meta({
  title: "Position",
  description: "Its place in the list: the smallest number comes first.",
})

/** Whether and when the site shows an item, or a page of one's own. */
export const visibility = {
  draft: z
    .boolean()
    .meta({
      title: "Draft",
      description:
        "Yes, while it is unfinished: fields may be empty, and the site does not contain it.",
    })
    .optional(),
  hidden: z
    .boolean()
    .meta({
      title: "Hidden",
      description:
        "Yes, to keep it in content/ without showing it. Links to it must be changed first.",
    })
    .optional(),
  shown,
}

export const Action = z
  .strictObject({
    label: line(40, { title: "Label", examples: ["Get in touch"] }),
    to: Destination.meta({
      missingTargetHint: "The button only says that this is not available yet",
    }).optional(),
  })
  .meta({
    id: "Action",
    title: "Button",
    description: "Without a destination it shows the notification that this is not available yet.",
  })
