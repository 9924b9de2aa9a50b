import type { SectionKind } from "../../../content-model/schema/sections/section"
import type { WordKey } from "../../words"

type StartingPoint = { title: WordKey; kinds: SectionKind[] }

/** What a new page may be for, with its sections. Their words are the examples of the model. */
export const startingPoints: StartingPoint[] = [
  {
    title: "startingPoints.campaign",
    kinds: ["story", "cards", "quotes", "questions", "callToAction"],
  },
  {
    title: "startingPoints.venture",
    kinds: ["story", "steps", "figures", "questions", "callToAction"],
  },
  { title: "startingPoints.event", kinds: ["text", "steps", "visit", "message"] },
  { title: "startingPoints.prices", kinds: ["prices", "questions", "callToAction"] },
  { title: "startingPoints.terms", kinds: ["text"] },
  { title: "startingPoints.empty", kinds: [] },
]
