import { resolve } from "node:path"
import sharp from "sharp"
import type { Font } from "../data/description"

type TextOptions = {
  text: string
  font: Font
  /** In px, as are the lengths below. */
  size: number
  colour: string
  width: number
  /** With a height, the text is rendered as large as the box allows. */
  height?: number
}

/** Renders a text in a font, broken into lines, without a background. */
export async function renderText({ text, font, size, colour, width, height }: TextOptions) {
  const { family, files } = font
  const style = `foreground="${colour}" letter_spacing="${Math.round(-0.02 * size * 1024)}"`
  const [fontfile, ...more] = files.map((file) => resolve(file))
  // A font that sharp has opened once serves the characters that the first font lacks.
  for (const other of more) await sharp({ text: { text: "-", fontfile: other } }).toBuffer()
  const image = sharp({
    text: {
      text: `<span ${style} line_height="0.9">${escapeMarkup(text)}</span>`,
      font: `${family}, ${size}`,
      fontfile,
      rgba: true,
      wrap: "word-char",
      width,
      ...(height === undefined ? { dpi: 72 } : { height }),
    },
  })
  return image.png().toBuffer({ resolveWithObject: true })
}

/** Renders a text at its size, or smaller if it does not fit into the box. */
export async function renderTextToFit(options: TextOptions & { height: number }) {
  const fullSize = await renderText({ ...options, height: undefined })
  const { width, height } = fullSize.info
  const fits = width <= options.width && height <= options.height
  return fits ? fullSize : renderText(options)
}

const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/\p{Cc}+/gu, " ")

/** A text without emoji, which the fonts do not contain. */
export const withoutEmoji = (text: string) => text.replace(emoji, "").trim()

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu
