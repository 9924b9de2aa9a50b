import { join } from "node:path"
import sharp from "sharp"

const fonts = {
  display: {
    family: "Bricolage Grotesque 96pt ExtraBold",
    files: ["plugins/seo/images/fonts/display.ttf", "plugins/seo/images/fonts/display-ext.ttf"],
  },
  text: { family: "Instrument Sans", files: ["plugins/seo/images/fonts/text.ttf"] },
}

export const fontFiles = Object.values(fonts).flatMap(({ files }) => files)

type Letters = {
  text: string
  font: keyof typeof fonts
  /** In pixels, as are the lengths below. */
  size: number
  colour: string
  width: number
  /** With a height, the letters become as large as there is room for. */
  height?: number
}

/** A text in the site's own font, broken into lines, without ground. */
export async function renderText({ text, font, size, colour, width, height }: Letters) {
  const { family, files } = fonts[font]
  const look = `foreground="${colour}" letter_spacing="${Math.round(-0.02 * size * 1024)}"`
  const [fontfile, ...more] = files.map((file) => join(process.cwd(), file))
  // What sharp has once opened serves for the letters that the first file lacks.
  for (const other of more) await sharp({ text: { text: "-", fontfile: other } }).toBuffer()
  const room = height === undefined ? { width, dpi: 72 } : { width, height }
  return sharp({
    text: {
      text: `<span ${look} line_height="0.9">${escaped(text)}</span>`,
      font: `${family}, ${size}`,
      fontfile,
      rgba: true,
      wrap: "word-char",
      ...room,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** A text no larger than its size, smaller where it would need more room than there is. */
export async function renderTextToFit(letters: Letters & { height: number }) {
  const usual = await renderText({ ...letters, height: undefined })
  const { width, height } = usual.info
  const hasRoom = width <= letters.width && height <= letters.height
  return hasRoom ? usual : renderText(letters)
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}+/gu, " ")

/** A text without emoji, which no font of ours has. */
export const withoutEmoji = (text: string) => text.replace(pictures, "").trim()

const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu
