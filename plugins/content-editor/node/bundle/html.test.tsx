import { render } from "@testing-library/react"
import { createHash } from "node:crypto"
import { parseCsp } from "../../../../test/support/parseCsp"
import { Dialog } from "../../ui/Dialog"
import { adminCsp, editorHtml } from "./html"
import { localSettings } from "../../backends/settings"

const settings = localSettings("a")
const preview = { title: "Preview", path: "preview.html" }
const files = { script: "a.js", styles: "a.css", fonts: ["text.woff2"] }
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("the editor allows its own style and those that its libraries add, and no others", () => {
  // In tests, react-aria adds no style.
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  Object.assign(window, { CSS: { escape: String } })
  Object.defineProperty(navigator, "platform", { value: "iPhone" })
  const dialog = (
    <Dialog title="Delete" isOpen onClose={() => {}}>
      Delete?
    </Dialog>
  )
  render(dialog)
  const styles = [...document.querySelectorAll("head style")].map(({ textContent }) => textContent)
  const hashes = styles.filter((style) => style.startsWith("@layer")).map(hashOf)
  const html = editorHtml({ ...preview, loading: "Loading" }, files, settings)
  const [, own] = html.match(/<style>(.*?)<\/style>/s) ?? []
  const allowed = parseCsp(adminCsp(settings))["style-src"]
  expect(allowed.toSorted()).toEqual(["'self'", hashOf(""), hashOf(own), ...hashes].toSorted())
})

test("a page of the editor has its policy, and preloads its fonts", () => {
  const html = editorHtml(preview, files, settings)
  expect(html).toContain(`content="${adminCsp(settings)}"`)
  expect(html).toContain('<link rel="preload" as="font" href="text.woff2" crossorigin />')
})
