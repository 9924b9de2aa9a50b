import { z } from "zod"
import { isRecord } from "../../isRecord"
import { shown } from "../time/period"
import { pattern } from "../text"
import { CallToAction } from "./callToAction"
import { Cards } from "./lists/cards"
import { Downloads } from "./lists/downloads"
import { Figures } from "./lists/figures"
import { Gallery } from "./lists/gallery"
import { Items } from "./items"
import { Message } from "./message"
import { Prices } from "./lists/prices"
import { Questions } from "./lists/questions"
import { Quotes } from "./lists/quotes"
import { Steps } from "./lists/steps"
import { Story } from "./story"
import { Text } from "./text"
import { Video } from "./video"
import { Visit } from "./visit"

const fields = {
  anchor: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must consist of small letters, digits and hyphens", {
    title: "Name in the address",
    description: "A link to /page/#name leads to the section.",
    examples: ["delivery"],
    visibleIn: "in the address of the section",
  }).optional(),
  shown,
  // The kinds, in the order in which the editor offers them.
  story: Story.optional(),
  text: Text.optional(),
  cards: Cards.optional(),
  steps: Steps.optional(),
  questions: Questions.optional(),
  quotes: Quotes.optional(),
  figures: Figures.optional(),
  prices: Prices.optional(),
  gallery: Gallery.optional(),
  video: Video.optional(),
  downloads: Downloads.optional(),
  visit: Visit.optional(),
  message: Message.optional(),
  items: Items.optional(),
  callToAction: CallToAction.optional(),
}

/** The key that names the kind of a section. */
export type SectionKind = Exclude<keyof typeof fields, "anchor" | "shown">

const isSectionKind = (key: string): key is SectionKind =>
  !["anchor", "shown"].includes(key) && Object.hasOwn(fields, key)

const sectionKinds = Object.keys(fields).filter(isSectionKind)

/** A section of a composed page: exactly one key names its kind. */
export const Section = z
  .strictObject(fields)
  .refine((section) => kindsIn(section).length === 1, {
    // Also beside other mistakes.
    when: ({ value }) => isRecord(value),
    params: {
      type: "section-kind",
      formMessage: "must have one kind. Remove it, and add a section for each kind that you need.",
    },
    error: ({ input }) => kindMessage(isRecord(input) ? kindsIn(input) : []),
  })
  .meta({
    id: "Section",
    title: "Section",
    description: "One part of a page of your own. Exactly one field names its kind.",
    // For code editors: JSON Schema does not know the refinement.
    oneOf: sectionKinds.map((kind) => ({ required: [kind] })),
  })

/** The kinds that a section names: one, if it is valid. */
function kindsIn(section: object) {
  return Object.keys(section).filter(isSectionKind)
}

function kindMessage(kinds: string[]) {
  if (kinds.length === 0)
    return `has no kind, so the site cannot show it. Add one of these fields: ${sectionKinds.join(", ")}`
  const names = kinds.map((kind) => `"${kind}"`).join(" and ")
  return `has ${kinds.length} kinds, ${names}, but a section shows one. Move the others into sections of their own`
}
