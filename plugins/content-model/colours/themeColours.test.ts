/** @jest-environment node */
import { wcagContrast } from "culori"
import { themeColours } from "./themeColours"
import { itemColours } from "./itemColours"

// The corners of the RGB cube, the colours halfway between, and some of sites.
const levels = ["00", "80", "ff"]
const colours = levels
  .flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)))
  .concat("#0e4d43", "#f2a922", "#fbf7ef", "#a8326e", "#2f56c6", "#b86e00", "#0a0a0a", "#fafafa")

type Pair = [ink: string, background: string, least: number]

/** Each pair of colours without enough contrast. */
const weak = (pairs: Pair[]) => pairs.filter(([a, b, least]) => wcagContrast(a, b) < least)

const site = themeColours({ brand: "#0e4d43", accent: "#f2a922", paper: "#fbf7ef" })

test.each(colours)("the tones of an item in %s have enough contrast in both schemes", (colour) => {
  const { light, dark } = itemColours(colour)
  const pairs = [light, dark].flatMap(({ fill, onFill, ink, wash }): Pair[] => [
    [onFill, fill, 4.5],
    [ink, wash, 4.5],
    [fill, wash, 3],
  ])
  const muted: Pair[] = [
    [site.light.muted, light.wash, 7],
    [site.dark.muted, dark.wash, 7],
  ]
  expect(weak([...pairs, ...muted])).toEqual([])
})

test.each(colours)("the theme of a brand in %s has enough contrast in both schemes", (brand) => {
  const schemes = ["#f2a922", brand].flatMap((accent) =>
    Object.values(themeColours({ brand, accent, paper: accent })),
  )
  const pairs = schemes.flatMap((scheme): Pair[] => [
    ...[scheme.paper, scheme.mist, scheme.card].flatMap((background): Pair[] => [
      [scheme.ink, background, 7],
      [scheme.muted, background, 7],
      [scheme.brandInk, background, 4.5],
      [scheme.danger, background, 4.5],
      [scheme.brand, background, 3],
      [scheme.control, background, 3],
    ]),
    [scheme.onBrand, scheme.brand, 4.5],
    [scheme.onAccent, scheme.accent, 4.5],
    [scheme.onDeep, scheme.deep, 7],
    [scheme.mutedOnDeep, scheme.deep, 7],
    [scheme.accentOnDeep, scheme.deep, 4.5],
  ])
  expect(weak(pairs)).toEqual([])
})
