/** @jest-environment node */
import { wcagContrast } from "culori"
import { themeColours } from "./themeColours"
import { itemColours } from "./itemColours"

// The corners of the RGB cube, the colours halfway between, and the site's own colours.
const colours = [
  ...["00", "80", "ff"].flatMap((r) =>
    ["00", "80", "ff"].flatMap((g) => ["00", "80", "ff"].map((b) => `#${r}${g}${b}`)),
  ),
  "#0e4d43",
  "#f2a922",
  "#fbf7ef",
  "#a8326e",
  "#2f56c6",
  "#b86e00",
  "#0a0a0a",
  "#fafafa",
]

test.each(colours)("the tones of an item in %s have enough contrast in both schemes", (colour) => {
  for (const { fill, onFill, ink, wash } of Object.values(itemColours(colour))) {
    expect(wcagContrast(onFill, fill)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(ink, wash)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(fill, wash)).toBeGreaterThanOrEqual(3)
  }
})

test("body text has enough contrast on the wash of any item", () => {
  const site = themeColours({ brand: "#0e4d43", accent: "#f2a922", paper: "#fbf7ef" })
  for (const colour of colours) {
    const { light, dark } = itemColours(colour)
    expect(wcagContrast(site.light.muted, light.wash)).toBeGreaterThanOrEqual(7)
    expect(wcagContrast(site.dark.muted, dark.wash)).toBeGreaterThanOrEqual(7)
  }
})

test.each(colours)("the theme of a brand in %s has enough contrast in both schemes", (brand) => {
  for (const accent of ["#f2a922", brand]) {
    for (const scheme of Object.values(themeColours({ brand, accent, paper: accent }))) {
      for (const background of [scheme.paper, scheme.mist, scheme.card]) {
        expect(wcagContrast(scheme.ink, background)).toBeGreaterThanOrEqual(7)
        expect(wcagContrast(scheme.muted, background)).toBeGreaterThanOrEqual(7)
        expect(wcagContrast(scheme.brandInk, background)).toBeGreaterThanOrEqual(4.5)
        expect(wcagContrast(scheme.danger, background)).toBeGreaterThanOrEqual(4.5)
        expect(wcagContrast(scheme.brand, background)).toBeGreaterThanOrEqual(3)
        expect(wcagContrast(scheme.control, background)).toBeGreaterThanOrEqual(3)
      }
      expect(wcagContrast(scheme.onBrand, scheme.brand)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(scheme.onAccent, scheme.accent)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(scheme.onDeep, scheme.deep)).toBeGreaterThanOrEqual(7)
      expect(wcagContrast(scheme.mutedOnDeep, scheme.deep)).toBeGreaterThanOrEqual(7)
      expect(wcagContrast(scheme.accentOnDeep, scheme.deep)).toBeGreaterThanOrEqual(4.5)
    }
  }
})
