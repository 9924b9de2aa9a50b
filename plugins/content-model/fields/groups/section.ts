import * as z from "zod"
import { isRecord } from "../../lib/isRecord"
import { pattern } from "../text/text"
import { shown } from "../period/period"

const settings = {
  anchor: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must consist of small letters, digits and hyphens", {
    title: "Name in the address",
    description: "A link to /page/#name leads to the section.",
    examples: ["delivery"],
  }).optional(),
  shown,
}

/** A section of a composed page: exactly one key names its kind. The editor offers the kinds in their order. */
export function sectionOf<Kinds extends z.core.$ZodLooseShape>(kinds: Kinds) {
  const all = Object.keys(kinds)
  const kindsIn = (section: object) => Object.keys(section).filter((key) => all.includes(key))
  const message = (found: string[]) => {
    if (found.length === 0)
      return `has no kind, so the site cannot show it. Add one of these fields: ${all.join(", ")}`
    const names = found.map((kind) => `"${kind}"`).join(" and ")
    return `has ${found.length} kinds, ${names}, but a section shows one. Move the others into sections of their own`
  }
  return z
    .strictObject({ ...settings, ...z.strictObject(kinds).partial().shape })
    .refine((section) => kindsIn(section).length === 1, {
      // Also beside other mistakes.
      when: ({ value }) => isRecord(value),
      params: {
        type: "section-kind",
        formMessage:
          "must have one kind. Remove it, and add a section for each kind that you need.",
      },
      error: ({ input }) => message(isRecord(input) ? kindsIn(input) : []),
    })
    .meta({
      id: "Section",
      title: "Section",
      description: "One part of a page of your own. Exactly one field names its kind.",
      // For code editors: JSON Schema does not know the refinement.
      oneOf: all.map((kind) => ({ required: [kind] })),
    })
}
