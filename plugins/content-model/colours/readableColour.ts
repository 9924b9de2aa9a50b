import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from "culori"

// Contrast ratios of WCAG 2.2: body text (AAA), other text (AA), controls and focus (AA).
export const bodyTextRatio = 7
export const textRatio = 4.5
export const controlRatio = 3

const toOklch = converter("oklch")
export const hex = (colour: Oklch) => formatHex(clampChroma(colour, "oklch"))

/** @throws {Error} if the text is not a colour. */
export function oklch(colour: string): Oklch {
  const parsed = toOklch(colour)
  if (!parsed) throw new Error(`"${colour}" is not a colour`)
  return parsed
}

/** A colour in CSS notation without alpha as `#rrggbb`; undefined if it is not a colour. */
export const toHex = (colour: string) =>
  // culori throws where the text after a slash is no number, as in "/0A".
  colour.includes("/") ? undefined : formatHex(parse(colour.trim()))

type Channels = Partial<Record<"l" | "c" | "h", number>>
/** The colour with another lightness, chroma or hue. */
export const tone = (colour: string, channels: Channels) => hex({ ...oklch(colour), ...channels })
export const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), high)

/** The tone nearest to `colour`, darker or lighter, with a contrast of `ratio` on all backgrounds. */
export function readable(
  colour: string,
  backgrounds: string[],
  ratio: number,
  towards: "dark" | "light",
) {
  const base = oklch(colour)
  const step = towards === "dark" ? -0.005 : 0.005
  for (let l = clamp(base.l, 0, 1); l >= 0 && l <= 1; l += step) {
    const candidate = hex({ ...base, l })
    if (backgrounds.every((background) => wcagContrast(candidate, background) >= ratio))
      return candidate
  }
  return towards === "dark" ? "#000000" : "#ffffff"
}

/** Black or white, whichever has more contrast. On any colour one of them has at least 4.58:1. */
export const textColourOn = (background: string) =>
  wcagContrast("#ffffff", background) >= wcagContrast("#000000", background) ? "#ffffff" : "#000000"
