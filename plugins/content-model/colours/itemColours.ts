import { controlRatio, oklch, readable, textColourOn, textRatio, tone } from "./readableColour"

// All washes have the same lightness, so the text of the site is readable on each of them.
export const washLightness = { light: 0.95, dark: 0.26 }

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
