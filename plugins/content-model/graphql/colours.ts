import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from "culori"

// The ratios of WCAG 2.2: body text (AAA), other text (AA), controls and focus (AA).
const bodyText = 7
const text = 4.5
const control = 3

const toOklch = converter("oklch")
const hex = (colour: Oklch) => formatHex(clampChroma(colour, "oklch"))

function oklch(colour: string): Oklch {
  const parsed = toOklch(colour)
  if (!parsed) throw new Error(`"${colour}" is not a colour`)
  return parsed
}

type Change = Partial<Record<"l" | "c" | "h", number>>
const tone = (colour: string, change: Change) => hex({ ...oklch(colour), ...change })
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The tone of `colour` nearest to it, darker or lighter, that reaches `ratio` on every ground. */
function readable(colour: string, grounds: string[], ratio: number, towards: "dark" | "light") {
  const base = oklch(colour)
  const step = towards === "dark" ? -0.005 : 0.005
  for (let l = clamp(base.l, 0, 1); l >= 0 && l <= 1; l += step) {
    const candidate = hex({ ...base, l })
    if (grounds.every((ground) => wcagContrast(candidate, ground) >= ratio)) return candidate
  }
  return towards === "dark" ? "#000000" : "#ffffff"
}

/** Black or white, whichever reads better: on any colour at all one of them has 4.58:1 or more. */
const textColourOn = (ground: string) =>
  wcagContrast("#ffffff", ground) >= wcagContrast("#000000", ground) ? "#ffffff" : "#000000"

// The lightness of every wash, so that the text of the site can be made to read on all of them.
const washLightness = { light: 0.95, dark: 0.26 }

export type ColourSchemes<Shape> = { light: Shape; dark: Shape }

/** What one colour of an item becomes: a fill and text in it, text in that colour, a pale ground. */
export type ItemColours = { fill: string; onFill: string; ink: string; wash: string }

/**
 * The tones of an item's colour, as hex strings, for both colour schemes. `ink` reaches 4.5:1 on
 * `wash`, `onFill` 4.5:1 on `fill`, and `fill` 3:1 on `wash`, so on the page's own ground as well.
 */
export function itemColours(colour: string): ColourSchemes<ItemColours> {
  const chroma = oklch(colour).c
  const scheme = (wash: string, towards: "dark" | "light"): ItemColours => {
    const fill = readable(colour, [wash], control, towards)
    return { wash, fill, onFill: textColourOn(fill), ink: readable(colour, [wash], text, towards) }
  }
  return {
    light: scheme(tone(colour, { l: washLightness.light, c: Math.min(chroma, 0.022) }), "dark"),
    dark: scheme(tone(colour, { l: washLightness.dark, c: Math.min(chroma, 0.04) }), "light"),
  }
}

/** Every colour of the site's own parts in one colour scheme, as hex strings; see theme/tokens.ts. */
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

/** The tones by which content's colours are known again, what each is for, and what it must reach. */
export const checkedTones = {
  fill: { of: "marks and buttons", on: "wash", least: control },
  ink: { of: "text", on: "wash", least: text },
  brand: { of: "buttons", on: "mist", least: control },
  brandInk: { of: "links", on: "mist", least: text },
  accentOnDeep: { of: "words on dark bands", on: "deep", least: text },
  paper: { of: "the page's ground", on: "ink", least: bodyText },
} satisfies Partial<Record<AnyTone, { of: string; on: AnyTone; least: number }>>

export type CheckedTone = keyof typeof checkedTones

/** A colour in any notation of CSS as `#rrggbb`; undefined where it is none. */
export const toHex = (colour: string) => formatHex(parse(colour.trim()))

/** Both colour schemes of the site from its three colours. Body text reaches 7:1 on every ground. */
export function themeColours(colours: {
  brand: string
  accent: string
  paper: string
}): ColourSchemes<ThemeColours> {
  const { brand, accent } = colours
  const hue = oklch(brand)
  const quiet = Math.min(hue.c, 0.035)
  const paper = oklch(colours.paper)
  const day = hex({ ...paper, l: clamp(paper.l, 0.965, 0.985), c: Math.min(paper.c, 0.02) })

  const scheme = (
    ground: { paper: string; mist: string; card: string; deep: string; line: string },
    towards: "dark" | "light",
    strong: number,
  ): ThemeColours => {
    // A grey at the edge of what a wash of some hue can be.
    const wash = hex({
      mode: "oklch",
      l: towards === "dark" ? washLightness.light - 0.015 : washLightness.dark + 0.015,
      c: 0,
    })
    const grounds = [ground.paper, ground.mist, ground.card, wash]
    const fill = readable(brand, grounds, control, towards)
    return {
      ...ground,
      control: readable(tone(brand, { l: 0.62, c: quiet }), grounds, control, towards),
      ink: readable(tone(brand, { l: strong, c: quiet }), grounds, 2 * bodyText - 2, towards),
      muted: readable(tone(brand, { l: 0.52, c: quiet }), grounds, bodyText, towards),
      brand: fill,
      onBrand: textColourOn(fill),
      brandInk: readable(brand, grounds, text, towards),
      accent,
      onAccent: textColourOn(accent),
      onDeep: readable(tone(brand, { l: 0.97, c: 0.01 }), [ground.deep], bodyText, "light"),
      mutedOnDeep: readable(tone(brand, { l: 0.8, c: quiet }), [ground.deep], bodyText, "light"),
      accentOnDeep: readable(accent, [ground.deep], text, "light"),
      danger: readable("#c0362c", grounds, text, towards),
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
