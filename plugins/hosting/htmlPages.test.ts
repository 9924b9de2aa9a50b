import { hideClosedScript } from "./hideClosed"
import { paymentCodes, paymentStyle } from "./paymentCodes"
import { withHeadEnd, withReadableEmail, withScripts } from "./htmlPages"

const page = (scripts: string) =>
  `<body><p>Text</p><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`

test("scripts replace Gatsby's, and later those of the last build", () => {
  const once = withScripts(page("<script src='/app.js'></script>\n<script></script>"), "<b>$&</b>")
  expect(once).toBe(page("<b>$&</b>"))
  expect(withScripts(once, "<i></i>")).toBe(page("<i></i>"))
  const unmarked = "<body><script src='/app.js'></script></body>"
  expect(() => withScripts(unmarked, "")).toThrow("no scripts of Gatsby")
})

test("Cloudflare is told to leave addresses of e-mail alone, once", () => {
  const [start, end] = ['<html><body class="a">', "</body></html>"]
  const marked = `${start}<!--email_off-->asha@example.com $& <!--/email_off-->${end}`
  expect(withReadableEmail(`${start}asha@example.com $& ${end}`)).toBe(marked)
  expect(withReadableEmail(marked)).toBe(marked)
  expect(withReadableEmail(`${start}@context${end}`)).toBe(`${start}@context${end}`)
})

test("each payment has one QR code, for computers; without payments nothing is added", () => {
  const link = '<a class="b" href="upi://pay?pa=a@okbank&amp;am=1">Pay</a>'
  const codes = paymentCodes([link, link + link, ""])
  expect(codes).toEqual([
    {
      to: "upi://pay?pa=a@okbank&am=1",
      file: expect.stringMatching(/^static\/[0-9a-f]{20}\.svg$/),
      svg: expect.stringMatching(/<svg .*<path /),
    },
  ])
  expect(paymentStyle(codes, "/shop")).toContain(
    `main a[href="${codes[0].to}"]::after{content:url("/shop/${codes[0].file}")}`,
  )
  expect(paymentStyle(paymentCodes([""]), "")).toBe("")
})

test("what a build adds to the end of a head is there once, also in the page of an earlier build", () => {
  const announced = '<aside data-announcement="abc1"></aside>'
  const html = (end: string) => `<head><script>1</script>${end}</head><body>${announced}</body>`
  const codes = paymentCodes(['<a href="upi://pay?pa=a@okbank">Pay</a>'])
  const [script, style] = [hideClosedScript(announced, false), paymentStyle(codes, "")]
  const built = withHeadEnd(html(""), script + style)
  expect(built).toBe(html(script + style))
  for (const end of [script + style, script, style, ""])
    expect(withHeadEnd(built, end)).toBe(html(end))
})
