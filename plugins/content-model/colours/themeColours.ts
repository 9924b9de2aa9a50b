import {
  bodyTextRatio,
  clamp,
  controlRatio,
  hex,
  oklch,
  readable,
  textColourOn,
  textRatio,
  tone,
} from "./readableColour"
import { washLightness, type ColourSchemes } from "./itemColours"

/** The colours of the theme in one colour scheme, as hex strings; see theme/tokens.ts. */
export type ThemeColours = Record<(typeof themeColourNames)[number], string>

export const themeColourNames = [
  "paper",
  "mist",
  "card",
  "line",
  "control",
  "ink",
  "muted",
  "brand",
  "onBrand",
  "brandInk",
  "accent",
  "onAccent",
  "deep",
  "onDeep",
  "mutedOnDeep",
  "accentOnDeep",
  "danger",
] as const

type Surfaces = Pick<ThemeColours, "paper" | "mist" | "card" | "deep" | "line">

/** Both colour schemes from the three colours in content. Body text reaches 7:1 everywhere. */
export function themeColours(colours: {
  brand: string
  accent: string
  paper: string
}): ColourSchemes<ThemeColours> {
  const { brand, accent } = colours
  const brandChroma = oklch(brand).c
  const paper = oklch(colours.paper)
  const day = hex({ ...paper, l: clamp(paper.l, 0.965, 0.985), c: Math.min(paper.c, 0.02) })
  const light: Surfaces = {
    paper: day,
    mist: tone(day, { l: oklch(day).l - 0.03, c: 0.014 }),
    card: tone(day, { l: 0.995, c: 0.004 }),
    line: tone(day, { l: 0.885, c: 0.018 }),
    deep: tone(brand, { l: 0.27, c: Math.min(brandChroma, 0.055) }),
  }
  const dark: Surfaces = {
    paper: tone(brand, { l: 0.185, c: Math.min(brandChroma, 0.022) }),
    mist: tone(brand, { l: 0.215, c: Math.min(brandChroma, 0.026) }),
    card: tone(brand, { l: 0.245, c: Math.min(brandChroma, 0.028) }),
    line: tone(brand, { l: 0.34, c: Math.min(brandChroma, 0.03) }),
    deep: tone(brand, { l: 0.145, c: Math.min(brandChroma, 0.022) }),
  }
  return {
    light: schemeOf(light, brand, accent, "dark"),
    dark: schemeOf(dark, brand, accent, "light"),
  }
}

/** Adds the colours of text and controls, darker or lighter than the surfaces. */
function schemeOf(
  surfaces: Surfaces,
  brand: string,
  accent: string,
  towards: "dark" | "light",
): ThemeColours {
  // A grey that is slightly worse for contrast than any wash.
  const washL = towards === "dark" ? washLightness.light - 0.015 : washLightness.dark + 0.015
  const wash = hex({ mode: "oklch", l: washL, c: 0 })
  const { paper, mist, card, deep } = surfaces
  const pale = { c: Math.min(oklch(brand).c, 0.035) }
  const onSurfaces = (colour: string, ratio: number) =>
    readable(colour, [paper, mist, card, wash], ratio, towards)
  const onDeep = (colour: string, ratio: number) => readable(colour, [deep], ratio, "light")
  // By night a dark brand colour would become a pale grey: buttons and links take the accent.
  const action = towards === "dark" ? brand : accent
  const fill = onSurfaces(action, controlRatio)
  const ink = tone(brand, { ...pale, l: towards === "dark" ? 0.27 : 0.95 })
  return {
    ...surfaces,
    control: onSurfaces(tone(brand, { ...pale, l: 0.62 }), controlRatio),
    ink: onSurfaces(ink, 2 * bodyTextRatio - 2),
    muted: onSurfaces(tone(brand, { ...pale, l: 0.52 }), bodyTextRatio),
    brand: fill,
    onBrand: textColourOn(fill),
    brandInk: onSurfaces(action, textRatio),
    accent,
    onAccent: textColourOn(accent),
    onDeep: onDeep(tone(brand, { l: 0.97, c: 0.01 }), bodyTextRatio),
    mutedOnDeep: onDeep(tone(brand, { ...pale, l: 0.8 }), bodyTextRatio),
    accentOnDeep: onDeep(accent, textRatio),
    danger: onSurfaces("#c0362c", textRatio),
  }
}
