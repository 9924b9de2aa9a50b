import { wcagContrast } from "culori"
import { themeColours } from "./themeColours"
import { itemColours } from "./itemColours"

// The corners of the RGB cube, the colours halfway between, and some of sites.
const levels = ["00", "80", "ff"]
const colours = levels
  .flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)))
  .concat("#0e4d43", "#f2a922", "#fbf7ef", "#a8326e", "#2f56c6", "#b86e00", "#0a0a0a", "#fafafa")

/** Each colour of a scheme on another without enough contrast. */
const weak = (scheme: object, pairs: string[], least: number) =>
  pairs.filter((pair) => {
    const [ink, background] = pair.split(" on ").map((name) => Object(scheme)[name])
    return !(wcagContrast(ink, background) >= least)
  })

const site = themeColours({ brand: "#0e4d43", accent: "#f2a922", paper: "#fbf7ef" })

test.each(colours)("the tones of an item in %s have enough contrast in both schemes", (colour) => {
  for (const scheme of ["light", "dark"] as const) {
    const tones = { ...itemColours(colour)[scheme], muted: site[scheme].muted }
    expect(weak(tones, ["onFill on fill", "ink on wash"], 4.5)).toEqual([])
    expect(weak(tones, ["fill on wash"], 3)).toEqual([])
    expect(weak(tones, ["muted on wash"], 7)).toEqual([])
  }
})

const on = (...inks: string[]) =>
  inks.flatMap((ink) => ["paper", "mist", "card"].map((background) => `${ink} on ${background}`))
const onOwn = ["onBrand on brand", "onAccent on accent", "accentOnDeep on deep"]

test.each(colours)("the theme of a brand in %s has enough contrast in both schemes", (brand) => {
  for (const accent of ["#f2a922", brand])
    for (const scheme of Object.values(themeColours({ brand, accent, paper: accent }))) {
      const strong = [...on("ink", "muted"), "onDeep on deep", "mutedOnDeep on deep"]
      expect(weak(scheme, strong, 7)).toEqual([])
      expect(weak(scheme, [...on("brandInk", "danger"), ...onOwn], 4.5)).toEqual([])
      expect(weak(scheme, on("brand", "control"), 3)).toEqual([])
    }
})
