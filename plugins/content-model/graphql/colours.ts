import { formatHex, parse } from "culori"
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

// All washes have the same lightness, so the text of the site is readable on each of them.
const washLightness = { light: 0.95, dark: 0.26 }

export type ColourSchemes<Colours> = { light: Colours; dark: Colours }

/** The tones of an item: a fill, text on it, text in its colour, and a pale background. */
export type ItemColours = { fill: string; onFill: string; ink: string; wash: string }

/**
 * The tones of an item's colour, as hex strings, for both colour schemes. `ink` reaches 4.5:1 on
 * `wash`, `onFill` 4.5:1 on `fill`, and `fill` 3:1 on `wash`, so also on the page's background.
 */
export function itemColours(colour: string): ColourSchemes<ItemColours> {
  const chroma = oklch(colour).c
  const scheme = (wash: string, towards: "dark" | "light"): ItemColours => {
    const fill = readable(colour, [wash], controlRatio, towards)
    return {
      wash,
      fill,
      onFill: textColourOn(fill),
      ink: readable(colour, [wash], textRatio, towards),
    }
  }
  return {
    light: scheme(tone(colour, { l: washLightness.light, c: Math.min(chroma, 0.022) }), "dark"),
    dark: scheme(tone(colour, { l: washLightness.dark, c: Math.min(chroma, 0.04) }), "light"),
  }
}

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

type AnyTone = keyof ItemColours | keyof ThemeColours

/** Tones that must look like the colour in content: their use, and the ratio that they need. */
export const checkedTones = {
  fill: { use: "marks and buttons", on: "wash", minRatio: controlRatio },
  ink: { use: "text", on: "wash", minRatio: textRatio },
  brand: { use: "buttons", on: "mist", minRatio: controlRatio },
  brandInk: { use: "links", on: "mist", minRatio: textRatio },
  accentOnDeep: { use: "words on dark bands", on: "deep", minRatio: textRatio },
  paper: { use: "the page's ground", on: "ink", minRatio: bodyTextRatio },
} satisfies Partial<Record<AnyTone, { use: string; on: AnyTone; minRatio: number }>>

export type CheckedTone = keyof typeof checkedTones

/** A colour in any CSS notation as `#rrggbb`; undefined if it is not a colour. */
export const toHex = (colour: string) => formatHex(parse(colour.trim()))

/** Both colour schemes from the three colours in content. Body text reaches 7:1 everywhere. */
export function themeColours(colours: {
  brand: string
  accent: string
  paper: string
}): ColourSchemes<ThemeColours> {
  const { brand, accent } = colours
  const hue = oklch(brand)
  const lowChroma = Math.min(hue.c, 0.035)
  const paper = oklch(colours.paper)
  const day = hex({ ...paper, l: clamp(paper.l, 0.965, 0.985), c: Math.min(paper.c, 0.02) })

  const scheme = (
    surfaces: { paper: string; mist: string; card: string; deep: string; line: string },
    towards: "dark" | "light",
    inkLightness: number,
  ): ThemeColours => {
    // A grey that is slightly worse for contrast than any wash.
    const wash = hex({
      mode: "oklch",
      l: towards === "dark" ? washLightness.light - 0.015 : washLightness.dark + 0.015,
      c: 0,
    })
    const backgrounds = [surfaces.paper, surfaces.mist, surfaces.card, wash]
    const fill = readable(brand, backgrounds, controlRatio, towards)
    return {
      ...surfaces,
      control: readable(tone(brand, { l: 0.62, c: lowChroma }), backgrounds, controlRatio, towards),
      ink: readable(
        tone(brand, { l: inkLightness, c: lowChroma }),
        backgrounds,
        2 * bodyTextRatio - 2,
        towards,
      ),
      muted: readable(tone(brand, { l: 0.52, c: lowChroma }), backgrounds, bodyTextRatio, towards),
      brand: fill,
      onBrand: textColourOn(fill),
      brandInk: readable(brand, backgrounds, textRatio, towards),
      accent,
      onAccent: textColourOn(accent),
      onDeep: readable(tone(brand, { l: 0.97, c: 0.01 }), [surfaces.deep], bodyTextRatio, "light"),
      mutedOnDeep: readable(
        tone(brand, { l: 0.8, c: lowChroma }),
        [surfaces.deep],
        bodyTextRatio,
        "light",
      ),
      accentOnDeep: readable(accent, [surfaces.deep], textRatio, "light"),
      danger: readable("#c0362c", backgrounds, textRatio, towards),
    }
  }
  return {
    light: scheme(
      {
        paper: day,
        mist: tone(day, { l: oklch(day).l - 0.03, c: 0.014 }),
        card: tone(day, { l: 0.995, c: 0.004 }),
        line: tone(day, { l: 0.885, c: 0.018 }),
        deep: tone(brand, { l: 0.27, c: Math.min(hue.c, 0.055) }),
      },
      "dark",
      0.27,
    ),
    dark: scheme(
      {
        paper: tone(brand, { l: 0.185, c: Math.min(hue.c, 0.022) }),
        mist: tone(brand, { l: 0.215, c: Math.min(hue.c, 0.026) }),
        card: tone(brand, { l: 0.245, c: Math.min(hue.c, 0.028) }),
        line: tone(brand, { l: 0.34, c: Math.min(hue.c, 0.03) }),
        deep: tone(brand, { l: 0.145, c: Math.min(hue.c, 0.022) }),
      },
      "light",
      0.95,
    ),
  }
}
