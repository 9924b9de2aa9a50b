/** @jest-environment node */
import { withScripts } from "./htmlPages"

const page = (scripts: string) =>
  `<body><p>Text</p><script>window.pagePath="/"</script><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`

test("Gatsby's scripts give way to others, and those to others again", () => {
  const once = withScripts(
    page("<script src='/app.js' async></script>\n<script></script>"),
    "<b>$&</b>",
  )
  expect(once).toBe(page("<b>$&</b>"))
  expect(withScripts(once, "<i></i>")).toBe(page("<i></i>"))
})

test("a page that Gatsby has made otherwise is an error in words", () => {
  expect(() => withScripts("<body><script src='/app.js'></script></body>", "")).toThrow(
    "Gatsby no longer",
  )
})
