import sharp from "sharp"
import { renderTextToFit, fontFiles, renderText, withoutEmoji } from "./renderText"
import type { SiteData } from "../siteData"

type Card = {
  heading: string
  brand: string
  host: string
  colours: SiteData["colours"]["light"]
  /** Files. */
  logo: string
  picture: string | undefined
}

/** In pixels, as is all that follows. */
export const size = { width: 1200, height: 630 }
const margin = 72
const width = 560 // of the words
const logoRoom = { width: 200, height: 72 }
const frame = { left: 708, top: 70, width: 420, height: 560 } // down to the edge

/** What decides how a card looks, beside its own words and pictures. */
export const designFiles = [
  ...["shareImage.ts", "shareImageLayout.ts", "renderText.ts"].map(
    (file) => `plugins/seo/images/${file}`,
  ),
  ...fontFiles,
]

/** A share card in the manner of the home page's top: words, and a picture in a round-headed door. */
export async function renderShareImage({ heading, brand, host, colours, logo, picture }: Card) {
  const { ink, muted, accent, paper } = colours
  const legible = (text: string) => withoutEmoji(text) || host
  const mark = await sharp(logo, { density: 300 })
    .resize({ ...logoRoom, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [name, title, place] = await Promise.all([
    renderText({ text: legible(brand), font: "display", size: 36, colour: ink, width: 340 }),
    renderTextToFit({
      text: legible(heading),
      font: "display",
      size: 84,
      colour: ink,
      width,
      height: 300,
    }),
    renderText({ text: host, font: "text", size: 26, colour: muted, width }),
  ])
  const top = margin + logoRoom.height
  const foot = size.height - margin - place.info.height
  const between = (above: number, below: number, height: number) =>
    Math.round((above + below - height) / 2)
  return sharp({ create: { ...size, channels: 3, background: paper } })
    .composite([
      { input: mark.data, left: margin, top: between(margin, top, mark.info.height) },
      {
        input: name.data,
        left: margin + mark.info.width + 20,
        top: between(margin, top, name.info.height),
      },
      { input: title.data, left: margin, top: between(top, foot, title.info.height) },
      { input: place.data, left: margin, top: foot },
      { input: await framedPicture(picture, accent), left: frame.left, top: frame.top },
    ])
    .png()
}

async function framedPicture(picture: string | undefined, colour: string) {
  const { width: wide, height: high } = frame
  const arch = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><path d="M0 ${high}V${wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${high}z"/></svg>`
  const view = picture
    ? sharp(picture).resize(wide, high, { position: "attention" }).ensureAlpha()
    : sharp({ create: { width: wide, height: high, channels: 4, background: colour } })
  return view
    .composite([{ input: Buffer.from(arch), blend: "dest-in" }])
    .png()
    .toBuffer()
}
