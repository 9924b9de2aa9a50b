import type { SectionKind } from "./section"

type StartingPoint = {
  title: string
  kinds: SectionKind[]
  fields?: { inSearch: boolean }
  linkedFrom?: string
}

/** What a new page may be for, with its sections. Their words are the examples of the model. */
export const startingPoints: StartingPoint[] = [
  { title: "A campaign", kinds: ["gallery", "prices", "questions", "message"] },
  {
    title: "A venture in detail",
    kinds: ["steps", "text", "questions", "callToAction"],
    linkedFrom: "Service",
  },
  { title: "An event", kinds: ["text", "steps", "visit", "message"] },
  { title: "A price list", kinds: ["prices", "questions", "callToAction"] },
  { title: "Terms", kinds: ["text"] },
  { title: "Thanks for a message", kinds: ["text"], fields: { inSearch: false } },
  { title: "An empty page", kinds: [] },
]
