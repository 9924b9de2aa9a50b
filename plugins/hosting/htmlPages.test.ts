import { insertPaymentCodes, paymentCodes } from "./paymentCodes"
import { withReadableEmail, withScripts } from "./htmlPages"

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

test("each payment has one QR code, for computers on all pages; without payments nothing is added", () => {
  const head = (text = "") => `<head>${text}</head>`
  const link = '<a class="b" href="upi://pay?pa=a@okbank&amp;am=1">Pay</a>'
  const codes = paymentCodes([head() + link, head() + link + link, head()])
  expect(codes).toEqual([
    {
      to: "upi://pay?pa=a@okbank&am=1",
      file: expect.stringMatching(/^static\/[0-9a-f]{20}\.svg$/),
      svg: expect.stringMatching(/<svg .*<path /),
    },
  ])
  const withCode = insertPaymentCodes(head(), codes, "/shop")
  expect(withCode).toContain(
    `main a[href="${codes[0].to}"]::after{content:url("/shop/${codes[0].file}")}`,
  )
  expect(insertPaymentCodes(withCode, codes, "/shop")).toBe(withCode)
  expect(insertPaymentCodes(withCode, paymentCodes([head()]), "")).toBe(head())
})
