import { createHash } from "node:crypto"
import { generate } from "lean-qr"
import { toSvgSource } from "lean-qr/extras/svg"

const payment = /(?<=<a [^>]*href=")upi:[^"]*/g

/** A file with a QR code, by its path below public/. */
type Code = { to: string; file: string; svg: string }

/** A QR code for each payment to which the pages link. */
export function paymentCodes(pages: string[]): Code[] {
  const links = pages.flatMap((html) => html.match(payment) ?? [])
  // React writes these two characters in another way.
  const payments = links.map((to) => to.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"))
  return [...new Set(payments)].map((to) => {
    const svg = toSvgSource(generate(to), { on: "#000", off: "#fff", width: 200, height: 200 })
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 20)
    return { to, file: `static/${hash}.svg`, svg }
  })
}

/**
 * The style by which a computer shows the QR codes below their links, for all pages: a visitor goes on from one to another
 * without a new document. A phone opens its app instead. Empty if there is no code.
 */
export function paymentStyle(codes: Code[], assetPrefix: string) {
  if (codes.length === 0) return ""
  const rules = codes.map(
    ({ to, file }) => `main a[href="${to}"]::after{content:url("${assetPrefix}/${file}")}`,
  )
  const link = 'main a[href^="upi:"]'
  const look =
    `${link}{flex-direction:column;border-radius:1rem}${link}::after{display:block;line-height:0}` +
    // The buttons beside it stay as high as they are.
    `${link}~:is(a,button),main :is(a,button):has(~[href^="upi:"]){align-self:start}`
  return `<style data-payment="">@media (hover:hover) and (pointer:fine){${look}${rules.join("")}}</style>`
}
