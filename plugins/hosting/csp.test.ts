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

test("a page may run and wear exactly what is written in it", () => {
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

test("what is not named is forbidden", () => {
  const policy = buildCsp(page)
  for (const name of ["default-src", "base-uri", "object-src", "form-action"])
    expect(directive(policy, name)).toEqual(["'none'"])
  expect(directive(cspHeader(policy)["Content-Security-Policy"], "frame-ancestors")).toEqual([
    "'none'",
  ])
})

test("a delivery network and a delivery address are the only other places", () => {
  const assets = "https://cdn.example.com"
  const policy = buildCsp(page, { assets, delivery: "https://forms.example.com/aim?x=1" })
  for (const name of ["script-src", "img-src", "font-src"])
    expect(directive(policy, name)).toContain(assets)
  expect(directive(policy, "connect-src")).toEqual(["'self'", assets, "https://forms.example.com"])
  expect(directive(policy, "form-action")).toEqual(["'self'", "https://forms.example.com"])
})

test("a page keeps one policy, right after its charset", () => {
  const once = insertCspMeta(page, "default-src 'none'")
  expect(once).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><style`,
  )
  expect(insertCspMeta(once, "default-src 'none'")).toBe(once)
})

test("a page that Gatsby has made otherwise is an error in words", () => {
  expect(() => insertCspMeta("<html><head></head></html>", "")).toThrow("Gatsby no longer")
})
