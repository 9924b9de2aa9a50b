/** @jest-environment node */
import { createHash } from "node:crypto"
import { cspHeader, buildCsp, insertCspMeta } from "./csp"

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-styled="">a{color:red}</style></head>
<body><div style="outline:none" tabindex="-1">Text</div><script src="/app.js" async></script>
<script type="speculationrules">{"prefetch":[]}</script><script>
load()</script></body></html>`

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .map((text) => text.split(" "))
    .find(([first]) => first === name)
    ?.slice(1)

test("a page may use exactly the scripts and styles in its HTML", () => {
  const policy = buildCsp(page)
  expect(directive(policy, "script-src")).toEqual([
    "'self'",
    hash('{"prefetch":[]}'),
    hash("\nload()"),
  ])
  expect(directive(policy, "style-src")).toEqual([
    "'unsafe-hashes'",
    hash(""),
    hash("a{color:red}"),
    hash("outline:none"),
  ])
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
})

test("everything else is forbidden", () => {
  const policy = buildCsp(page)
  for (const name of ["default-src", "base-uri", "object-src", "form-action"])
    expect(directive(policy, name)).toEqual(["'none'"])
  expect(directive(cspHeader(policy)["Content-Security-Policy"], "frame-ancestors")).toEqual([
    "'none'",
  ])
})

test("the delivery network and the form endpoint are the only other origins", () => {
  const assets = "https://cdn.example.com"
  const policy = buildCsp(page, { assets, formEndpoint: "https://forms.example.com/aim?x=1" })
  for (const name of ["script-src", "img-src", "font-src"])
    expect(directive(policy, name)).toContain(assets)
  expect(directive(policy, "connect-src")).toEqual(["'self'", assets, "https://forms.example.com"])
  expect(directive(policy, "form-action")).toEqual(["'self'", "https://forms.example.com"])
})

test("a page has one CSP, right after its charset", () => {
  const once = insertCspMeta(page, "default-src 'none'")
  expect(once).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><style`,
  )
  expect(insertCspMeta(once, "default-src 'none'")).toBe(once)
})

test("a page without a charset is an error", () => {
  expect(() => insertCspMeta("<html><head></head></html>", "")).toThrow("no charset")
})
