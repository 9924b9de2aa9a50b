import { createHash } from "node:crypto"
import { parseCsp } from "../../test/support/parseCsp"
import { buildCsp, cspHeader, insertCspMeta } from "./csp"

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const scripts = `<script src="/app.js" async></script><script type="speculationrules">{"prefetch":[]}</script><script>
load()</script>`
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-styled="">a{color:red}</style>
<script type="application/ld+json">{}</script></head>
<body><div style="outline:none" tabindex="-1">Text</div><script>track()</script>${scripts}</body></html>`

test("a page may use the styles in its HTML and the scripts of the build, and nothing else", () => {
  const csp = buildCsp(page, scripts)
  expect(parseCsp(csp)).toMatchObject({
    "script-src": ["'self'", hash('{"prefetch":[]}'), hash("\nload()")],
    "style-src": ["'unsafe-hashes'", hash(""), hash("a{color:red}"), hash("outline:none")],
  })
  expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  const header = cspHeader(csp)["Content-Security-Policy"]
  for (const name of ["default-src", "base-uri", "object-src", "form-action", "frame-ancestors"])
    expect(parseCsp(header)[name]).toEqual(["'none'"])
})

test("the delivery network and the form endpoint are the only other origins", () => {
  const assets = "https://cdn.example.com/aim/"
  const formEndpoint = "https://forms.example.com/aim?x=1"
  const csp = parseCsp(buildCsp(page, scripts, { assets, formEndpoint }))
  for (const name of ["script-src", "img-src", "font-src"]) expect(csp[name]).toContain(assets)
  expect(csp["connect-src"]).toEqual(["'self'", assets, "https://forms.example.com"])
  expect(csp["form-action"]).toEqual(["'self'", "https://forms.example.com"])
})

test("a page has one CSP, right after its charset", () => {
  const once = insertCspMeta(page, "default-src 'none'")
  expect(once).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><style`,
  )
  expect(insertCspMeta(once, "default-src 'none'")).toBe(once)
  expect(() => insertCspMeta("<html><head></head></html>", "")).toThrow("no charset")
})
