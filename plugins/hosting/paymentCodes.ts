import { createHash } from "node:crypto"
import { generate } from "lean-qr"
import { toSvgSource } from "lean-qr/extras/svg"

const payment = /(?<=<a [^>]*href=")upi:[^"]*/g
// The HTML of an earlier build may contain it.
const earlierStyle = /<style data-payment="">.*?<\/style>/s

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
 * Adds to a page the style by which a computer shows the QR codes below their links, also on pages to which the visitor goes
 * on. A phone opens its app instead.
 */
export function insertPaymentCodes(html: string, codes: Code[], assetPrefix: string) {
  const bare = html.replace(earlierStyle, "")
  if (codes.length === 0) return bare
  const rules = codes.map(
    ({ to, file }) => `main a[href="${to}"]::after{content:url("${assetPrefix}/${file}")}`,
  )
  const link = 'main a[href^="upi:"]'
  const look =
    `${link}{flex-direction:column;border-radius:1rem}${link}::after{display:block;line-height:0}` +
    // The buttons beside it stay as high as they are.
    `${link}~:is(a,button),main :is(a,button):has(~[href^="upi:"]){align-self:start}`
  const style = `@media (hover:hover) and (pointer:fine){${look}${rules.join("")}}`
  return bare.replace("</head>", (end) => `<style data-payment="">${style}</style>${end}`)
}
