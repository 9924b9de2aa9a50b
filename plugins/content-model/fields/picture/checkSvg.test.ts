/** @jest-environment node */
import * as fc from "fast-check"
import { readFileSync } from "node:fs"
import { checkSvg } from "./checkSvg"

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"'
const svg = (content: string, attributes = "") =>
  `${start} ${attributes}><rect width="9" height="9"/>${content}</svg>`

const check = (text: string) => checkSvg(Buffer.from(text))

const html = 'xmlns="http://www.w3.org/1999/xhtml"'
const evil = "https://evil.example/x"

test.each<[what: string, source: string, unsafe: string]>([
  ["a script", svg("<script>alert(1)</script>"), "<script>"],
  ["a script file", svg(`<script xlink:href="${evil}"/>`), "<script>"],
  ["a script with a prefix", svg(`<x:script xmlns:x="http://www.w3.org/2000/svg"/>`), "<x:script>"],
  [
    "a script among data",
    svg(`<d xmlns="urn:d"><script ${html}>alert(1)</script></d>`),
    "<script>",
  ],
  ["an HTML script", svg(`<script ${html}>alert(1)</script>`), "<script>"],
  ["an event of the root", svg("", 'onload="alert(1)"'), "onload in <svg>"],
  ["an event in capitals", svg("", 'ONLOAD="alert(1)"'), "ONLOAD in <svg>"],
  ["HTML", svg(`<foreignObject><p ${html} onclick="x"/></foreignObject>`), "<foreignObject>"],
  ["a frame", svg(`<iframe ${html} src="${evil}"/>`), "<iframe>"],
  ["a link to a script", svg('<a href="javascript:alert(1)"/>'), "href in <a>"],
  [
    "a hidden link to a script",
    svg('<a xlink:href="&#10;java&#9;script:x"/>'),
    "xlink:href in <a>",
  ],
  ["a picture elsewhere", svg(`<image href="${evil}"/>`), "href in <image>"],
  ["a picture on this site", svg('<image xlink:href="/admin/"/>'), "xlink:href in <image>"],
  ["an embedded SVG", svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), "href in <image>"],
  ["a part of another file", svg(`<use href="${evil}#a"/>`), "href in <use>"],
  ["an address to begin with", svg(`<use xml:base="${evil}" href="#a"/>`), "xml:base in <use>"],
  [
    "a filter's picture",
    svg(`<filter><feImage href="//evil.example/x"/></filter>`),
    "href in <feImage>",
  ],
  ["an animated link", svg('<a><set attributeName="href" to="javascript:x"/></a>'), "<set>"],
  [
    "an included file",
    svg('<x:include xmlns:x="http://www.w3.org/2001/XInclude"/>'),
    "<x:include>",
  ],
  ["a fill elsewhere", svg(`<g fill="url(${evil}#a)"/>`), "fill in <g>"],
  ["a style attribute", svg(`<g style="background: URL( '${evil}' )"/>`), "style in <g>"],
  ["an escaped style", svg(`<g style="background:u\\72l(${evil})"/>`), "style in <g>"],
  ["an import", svg(`<style>@import "${evil}";</style>`), "<style>"],
  ["an import in CDATA", svg(`<style><![CDATA[@import "${evil}";]]></style>`), "<style>"],
  ["a font elsewhere", svg(`<style>@font-face{src:url(${evil})}</style>`), "<style>"],
  ["a set of pictures", svg(`<style>g{fill:image-set("${evil}" 1x)}</style>`), "<style>"],
  ["a url in two pieces", svg(`<style>g{fill:u<![CDATA[rl(${evil})}]]></style>`), "<style>"],
  ["a url after one of its own", svg(`<style>g{fill:url(#a) url(${evil})}</style>`), "<style>"],
  ["a style sheet", `<?xml-stylesheet href="${evil}"?>${svg("")}`, "<?xml-stylesheet>"],
  ["an instruction at the end", `${svg("")}<?xml-stylesheet href="x"?>`, "<?xml-stylesheet>"],
  ["entities", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg("&a;")}`, "<!DOCTYPE>"],
  ["a default", `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]>${svg("")}`, "<!DOCTYPE>"],
  ["an external entity", `<!DOCTYPE svg SYSTEM "${evil}">${svg("")}`, "<!DOCTYPE>"],
])("finds %s", (_, source, unsafe) => expect(check(source)?.unsafe).toBe(unsafe))

test("a fault has the position of its element", () => {
  expect(check(svg(`\n  <g\n    fill="red"\n onclick="x"/>`))).toMatchObject({ line: 2, column: 3 })
})

test.each([
  ["a page", "<!doctype html><html><body><svg/></body></html>"],
  ["half a file", svg("").slice(0, -6)],
  ["an svg without its namespace", "<svg><rect/></svg>"],
  ["an unknown entity", svg("&none;")],
  ["a file that says it is in another encoding", `<?xml version="1.0" encoding="x"?>${svg("")}`],
  ["no text", ""],
])("%s is damaged", (_, source) => {
  expect(check(source)).toMatchObject({ line: expect.any(Number) })
})

test.each(["latin1", "utf16le"] as const)("a file in %s is damaged", (encoding) => {
  const fault = checkSvg(Buffer.from(svg("<title>é</title>"), encoding))
  expect(fault).toEqual({ line: 1, column: 1 })
})

test.each(["images/logo.svg", "images/icon.svg"])("%s is a drawing", (file) => {
  expect(check(readFileSync(`content/${file}`, "utf8"))).toBeUndefined()
})

// As Inkscape and Illustrator write them.
const exported = readFileSync("plugins/content-model/testing/exported.svg", "utf8")

test("a drawing as programs export it is allowed", () => {
  expect(check(exported)).toBeUndefined()
})

test("no damage to a drawing crashes the check or hides a script", () => {
  const piece = fc.constantFrom(
    "<",
    "</svg>",
    "<script>",
    "<script/>",
    "&a;",
    "]]>",
    "<!--",
    '"',
    "\0",
    "<?",
    "x",
  )
  const edits = fc.array(fc.tuple(fc.nat({ max: exported.length }), piece), { maxLength: 3 })
  const property = fc.property(edits, (all) => {
    const text = all.reduce((now, [at, add]) => now.slice(0, at) + add + now.slice(at), exported)
    // A comment and a CDATA section run nothing.
    const drawn = text.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs, "")
    return !drawn.includes("<script") || check(text) !== undefined
  })
  expect(fc.check(property, { numRuns: 500 }).counterexample).toBeNull()
})
