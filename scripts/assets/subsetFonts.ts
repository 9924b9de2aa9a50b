// Writes subsets of the fonts to src/theme/fonts/. *.woff2: the characters that most pages need, about
// 30 kB. src/theme/fonts.css loads the others from the packages. *.ttf: the fonts of share images, with
// all letters of the site.
import { readFile, writeFile } from "node:fs/promises"
import subsetFont from "subset-font"
import { runCommand } from "../lib/runCommand"

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
// fonts.css lists the same characters.
const basicLatin = `${range(0x20, 0x7e)}–—‘’“”…©€₹`
const latin = `${basicLatin}${range(0xa0, 0xff)}ıŒœˆ˚˜`
const latinExtended = `${range(0x100, 0x2ba)}${range(0x1e00, 0x1eff)}`

const basic = { part: "latin", characters: basicLatin }
const display = { ...basic, from: "bricolage-grotesque", axes: { wght: 700 } }
const text = { ...basic, from: "instrument-sans", axes: { wght: { min: 400, max: 600 } } }
const textMedium = { ...basic, from: "instrument-sans", axes: { wght: 500 } }

// `part` is the file of the package.
const fonts = [
  { file: "src/theme/fonts/display.woff2", ...display },
  { file: "src/theme/fonts/text.woff2", ...text },
  { file: "src/theme/fonts/display.ttf", ...display, characters: latin },
  {
    file: "src/theme/fonts/display-ext.ttf",
    ...display,
    part: "latin-ext",
    characters: latinExtended,
  },
  { file: "src/theme/fonts/text.ttf", ...textMedium, characters: latin },
]

async function subsetFonts() {
  for (const { file, from, axes, part, characters } of fonts) {
    const source = require.resolve(
      `@fontsource-variable/${from}/files/${from}-${part}-wght-normal.woff2`,
    )
    const font = await subsetFont(await readFile(source), characters, {
      targetFormat: file.endsWith(".ttf") ? "truetype" : "woff2",
      variationAxes: axes,
      // Leaves out alternative letters of OpenType features that the site does not use.
      noLayoutClosure: true,
    })
    await writeFile(file, font)
    console.log(`${file}: ${font.length} bytes`)
  }
}

void runCommand(subsetFonts)
