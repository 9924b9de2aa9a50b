import sharp, { type ResizeOptions } from "sharp"
import { openPicture } from "../../content-model/fields/picture/openPicture"
import { cropToFocus, type Focus } from "../../content-model/fields/picture/cropToFocus"
import type { Font } from "../data/description"
import type { SiteData } from "../data/siteData"
import { renderText, renderTextToFit, withoutEmoji } from "./renderText"

type Design = {
  heading: string
  brand: string
  host: string
  colours: SiteData["colours"]["light"]
  display: Font
  text: Font
  /** The shape of the picture, as SVG path data in `frame`. */
  shape: string
  /** The paths of the files. */
  logo: string
  picture: string | undefined
  focus: Focus | undefined
}

/** In px, as are all lengths below. */
export const size = { width: 1200, height: 630 }
const margin = 72
const textWidth = 560
const logoBox = { width: 200, height: 72 }
export const frame = { left: 708, top: 70, width: 420, height: 560 } // ends at the lower edge

/** Renders a share image: texts, and a picture in a frame. */
export async function renderShareImage(design: Design) {
  const { heading, brand, host, colours, display, text, shape, logo, picture, focus } = design
  const { ink, muted, accent, paper } = colours
  const drawable = (words: string) => withoutEmoji(words) || host
  const [logoImage, name, title, address, framed] = await Promise.all([
    renderLogo(logo),
    renderText({ text: drawable(brand), font: display, size: 36, colour: ink, width: 340 }),
    renderTextToFit({
      text: drawable(heading),
      font: display,
      size: 84,
      colour: ink,
      width: textWidth,
      height: 300,
    }),
    renderText({ text: host, font: text, size: 26, colour: muted, width: textWidth }),
    framedPicture({ picture, focus, colour: accent, shape }),
  ])
  const top = margin + logoBox.height
  const bottom = size.height - margin - address.info.height
  const centre = (above: number, below: number, height: number) =>
    Math.round((above + below - height) / 2)
  return sharp({ create: { ...size, channels: 3, background: paper } })
    .composite([
      { input: logoImage.data, left: margin, top: centre(margin, top, logoImage.info.height) },
      {
        input: name.data,
        left: margin + logoImage.info.width + 20,
        top: centre(margin, top, name.info.height),
      },
      { input: title.data, left: margin, top: centre(top, bottom, title.info.height) },
      { input: address.data, left: margin, top: bottom },
      { input: framed.data, left: frame.left, top: frame.top },
    ])
    .png()
}

const renderLogo = (logo: string) =>
  openPicture(logo)
    .resize({ ...logoBox, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true })

/** Scales a picture and crops it to a box, around its focal point if it has one. */
export async function fillBox(
  picture: string,
  { width, height }: { width: number; height: number },
  focus: Focus | undefined,
  position?: ResizeOptions["position"],
) {
  const image = focus ? await cropToFocus(picture, width / height, focus) : openPicture(picture)
  return image.resize({ width, height, position })
}

async function framedPicture({
  picture,
  focus,
  colour,
  shape,
}: Pick<Design, "picture" | "focus"> & { colour: string; shape: string }) {
  const { width, height } = frame
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${shape}"/></svg>`
  const fill = picture
    ? (await fillBox(picture, frame, focus, "attention")).ensureAlpha()
    : sharp({ create: { width, height, channels: 4, background: colour } })
  return fill
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer({ resolveWithObject: true })
}
