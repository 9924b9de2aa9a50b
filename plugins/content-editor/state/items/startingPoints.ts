import type { SectionKind } from "../../../content-model/schema/sections/section"

/** The sections of a new page, by what it is for. The words are the examples of the model. */
export const startingPoints = {
  campaign: ["story", "cards", "quotes", "questions", "callToAction"],
  venture: ["story", "steps", "figures", "questions", "callToAction"],
  event: ["text", "steps", "visit", "message"],
  prices: ["prices", "questions", "callToAction"],
  terms: ["text"],
  empty: [],
} satisfies Record<string, SectionKind[]>

export type StartingPoint = keyof typeof startingPoints

export const isStartingPoint = (name: string): name is StartingPoint =>
  Object.hasOwn(startingPoints, name)
