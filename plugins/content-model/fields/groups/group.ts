import { z } from "zod"
import { line } from "../text/text"
import { Destination, PictureFile } from "../destination/url"

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

const percent = (title: string) => z.int().min(0).max(100).meta({ title })

const Focus = z
  .strictObject({
    x: percent("Percent from the left"),
    y: percent("Percent from the top"),
  })
  .meta({
    id: "Focus",
    title: "Focal point",
    description: "The part of the picture that stays where the site crops it.",
    visibleIn: "where the picture is cropped",
  })

export const Picture = z
  .strictObject({
    file: PictureFile,
    description: line(200, {
      title: "Description",
      description: "What the picture shows, for people who cannot see it.",
      examples: ["A rooster on wooden crates crows towards the sun"],
      visibleIn: "read out by screen readers; shown if the picture cannot be loaded",
      isAltText: true,
    }).optional(),
    decorative: z
      .boolean()
      .meta({
        title: "Decoration only",
        description: "Yes, if the picture adds nothing to the text beside it.",
      })
      .optional(),
    focus: Focus.optional(),
  })
  .refine(({ description, decorative }) => description !== undefined || decorative === true, {
    path: ["description"],
    params: { type: "missing-alt-text" },
    message:
      "is missing, so people who cannot see the picture do not know what it shows. Describe it, or set “Decoration only” to yes",
  })
  .refine(({ description, decorative }) => description === undefined || decorative !== true, {
    path: ["decorative"],
    params: { type: "alt-text-of-decoration" },
    message:
      "says that the picture needs no description, but it has one. Remove the one or the other",
  })
  .meta({ id: "Picture", title: "Picture" })

/** A file below content/. Its `$schema` names the JSON Schema for code editors. */
export const file = <Shape extends z.core.$ZodShape>(fields: Shape) =>
  z.strictObject({ $schema: z.string().optional(), ...fields })
