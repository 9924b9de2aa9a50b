import type { ItemColours } from "./itemColours"
import { bodyTextRatio, controlRatio, textRatio } from "./readableColour"
import type { ThemeColours } from "./themeColours"

type AnyTone = keyof ItemColours | keyof ThemeColours

/** Tones that must look like the colour in content: their use, and the ratio that they need. */
export const checkedTones = {
  fill: { use: "badges and buttons", on: "wash", minRatio: controlRatio },
  ink: { use: "text", on: "wash", minRatio: textRatio },
  brand: { use: "buttons", on: "mist", minRatio: controlRatio },
  brandInk: { use: "links", on: "mist", minRatio: textRatio },
  accentOnDeep: { use: "text on dark sections", on: "deep", minRatio: textRatio },
  paper: { use: "the page's background", on: "ink", minRatio: bodyTextRatio },
} satisfies Partial<Record<AnyTone, { use: string; on: AnyTone; minRatio: number }>>

export type CheckedTone = keyof typeof checkedTones
