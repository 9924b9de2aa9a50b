import { z } from "zod"
import { pattern } from "../text"
import { CallToAction } from "./callToAction"
import { Cards } from "./cards"
import { Downloads } from "./downloads"
import { Figures } from "./figures"
import { Gallery } from "./gallery"
import { Items } from "./items"
import { Message } from "./message"
import { Prices } from "./prices"
import { Questions } from "./questions"
import { Quotes } from "./quotes"
import { Steps } from "./steps"
import { Story } from "./story"
import { Text } from "./text"
import { Video } from "./video"
import { Visit } from "./visit"

const fields = {
  anchor: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must consist of small letters, digits and hyphens", {
    title: "Anchor",
    description: "The end of its address: /page/#anchor.",
    examples: ["delivery"],
    visibleIn: "in the address of the section",
  }).optional(),
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
export type SectionKind = Exclude<keyof typeof fields, "anchor">

export const isSectionKind = (key: string): key is SectionKind =>
  key !== "anchor" && Object.hasOwn(fields, key)

export const sectionKinds = Object.keys(fields).filter(isSectionKind)

/** A section of a composed page: exactly one key names its kind. */
export const Section = z
  .strictObject(fields)
  .refine((section) => kindsIn(section).length === 1, {
    params: { type: "section-kind" },
    message: `must have exactly one kind: ${sectionKinds.join(", ")}`,
  })
  .meta({
    id: "Section",
    title: "Section",
    // For code editors: JSON Schema does not know the refinement.
    oneOf: sectionKinds.map((kind) => ({ required: [kind] })),
  })

/** The kinds that a section names: one, if it is valid. */
export const kindsIn = (section: object) => Object.keys(section).filter(isSectionKind)
