// Writes the part of the fonts that nearly every page needs to src/theme/fonts/, about 30 kB in all.
// src/theme/fonts.css says when a browser loads them, and whence it takes all other characters.
// To src/found/fonts/ go the same fonts for share cards, with all letters that the site ships.
import { readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import subsetFont from "subset-font"

const { resolve } = createRequire(import.meta.url)
const here = (path) => new URL(`../src/${path}`, import.meta.url)

const span = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
// Dashes, quotation marks, ellipsis, ©, € and ₹: fonts.css names the same characters.
const basicLatin = `${span(0x20, 0x7e)}–—‘’“”…©€₹`
const latin = `${basicLatin}${span(0xa0, 0xff)}ıŒœˆ˚˜`
const latinExtended = `${span(0x100, 0x2ba)}${span(0x1e00, 0x1eff)}`

const display = { from: "bricolage-grotesque", axes: { wght: 700 } }
const text = { from: "instrument-sans", axes: { wght: { min: 400, max: 600 } } }
const fixed = { from: "instrument-sans", axes: { wght: 500 } }

const fonts = [
  { file: "theme/fonts/display.woff2", ...display },
  { file: "theme/fonts/text.woff2", ...text },
  { file: "found/fonts/display.ttf", ...display, characters: latin },
  { file: "found/fonts/display-ext.ttf", ...display, part: "latin-ext", characters: latinExtended },
  { file: "found/fonts/text.ttf", ...fixed, characters: latin },
]

for (const { file, from, axes, part = "latin", characters = basicLatin } of fonts) {
  const source = resolve(`@fontsource-variable/${from}/files/${from}-${part}-wght-normal.woff2`)
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: file.endsWith(".ttf") ? "truetype" : "woff2",
    variationAxes: axes,
    // Without the alternative letters that only unused features would show.
    noLayoutClosure: true,
  })
  await writeFile(here(file), font)
  console.log(`${file}: ${font.length} bytes`)
}
