// Writes the part of the fonts that nearly every page needs to src/theme/fonts/, about 30 kB in all.
// src/theme/fonts.css says when a browser loads them, and whence it takes all other characters.
import { readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import subsetFont from "subset-font"

const { resolve } = createRequire(import.meta.url)
const here = (path) => new URL(`../src/theme/fonts/${path}`, import.meta.url)

// Basic Latin, dashes, quotation marks, ellipsis, ©, € and ₹: fonts.css names the same characters.
const basicLatin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i))
const characters = `${basicLatin}–—‘’“”…©€₹`

const fonts = [
  { file: "display.woff2", from: "bricolage-grotesque", axes: { wght: 700 } },
  { file: "text.woff2", from: "instrument-sans", axes: { wght: { min: 400, max: 600 } } },
]

for (const { file, from, axes } of fonts) {
  const source = resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`)
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    // Without the alternative letters that only unused features would show.
    noLayoutClosure: true,
  })
  await writeFile(here(file), font)
  console.log(`${file}: ${font.length} bytes`)
}
