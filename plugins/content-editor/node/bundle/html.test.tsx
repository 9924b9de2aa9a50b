/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { createHash } from "node:crypto"
import { parseCsp } from "../../../../test/support/parseCsp"
import type { Settings } from "../../backends/git/settings"
import { Button } from "../../ui/Button"
import { adminCsp, editorHtml } from "./html"

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("a page preloads its fonts, and allows its own style and those that its libraries add", () => {
  const settings: Settings = { backend: "local", project: "a" }
  const page = { title: "Preview", path: "preview.html", loading: "Loading" }
  const html = editorHtml(page, { script: "a.js", styles: "a.css", fonts: ["a.woff2"] }, settings)
  expect(html).toContain('<link rel="preload" as="font" href="a.woff2" crossorigin />')
  expect(html).toContain(`content="${adminCsp(settings)}"`)

  // In tests, react-aria adds no style.
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  Object.assign(window, { CSS: { escape: String } })
  render(<Button aria-label="?" />)
  const styles = [...document.querySelectorAll("head style")].map(({ textContent }) => textContent)
  const hashes = styles.filter((style) => style.startsWith("@layer")).map(hashOf)
  const [, own] = html.match(/<style>(.*?)<\/style>/s) ?? []
  const allowed = parseCsp(adminCsp(settings))["style-src"]
  expect(allowed.toSorted()).toEqual(["'self'", hashOf(""), hashOf(own), ...hashes].toSorted())
})
