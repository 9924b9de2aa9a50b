import { readFileSync } from "node:fs"
import { fixtureContent } from "../../testing/fixtureSite"
import { checkSvg } from "./checkSvg"

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"'
const svg = (content: string, attributes = "") =>
  `${start} ${attributes}><rect width="9" height="9"/>${content}</svg>`

const check = (text: string) => checkSvg(Buffer.from(text))

const html = 'xmlns="http://www.w3.org/1999/xhtml"'
const evil = "https://evil.example/x"

test.each([
  ["<script>", "<script>alert(1)</script>"],
  ["<x:script>", '<x:script xmlns:x="http://www.w3.org/2000/svg"/>'],
  ["<script>", `<d xmlns="urn:d"><script ${html}>alert(1)</script></d>`],
  ["ONLOAD in <g>", '<g ONLOAD="alert(1)"/>'],
  ["<foreignObject>", `<foreignObject><p ${html} onclick="x"/></foreignObject>`],
  ["<iframe>", `<iframe ${html} src="${evil}"/>`],
  ["href in <a>", '<a href="javascript:alert(1)"/>'],
  ["xlink:href in <a>", '<a xlink:href="&#10;java&#9;script:x"/>'],
  ["href in <image>", '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ["href in <use>", `<use href="${evil}#a"/>`],
  ["xml:base in <use>", `<use xml:base="${evil}" href="#a"/>`],
  ["<set>", '<a><set attributeName="href" to="javascript:x"/></a>'],
  ["<x:include>", '<x:include xmlns:x="http://www.w3.org/2001/XInclude"/>'],
  ["fill in <g>", `<g fill="url(${evil}#a)"/>`],
  ["style in <g>", `<g style="background: URL( '${evil}' )"/>`],
  ["style in <g>", `<g style="background:u\\72l(${evil})"/>`],
  ["<style>", `<style>@import "${evil}";</style>`],
  ["<style>", `<style>g{fill:image-set("${evil}" 1x)}</style>`],
  ["<style>", `<style>g{fill:u<![CDATA[rl(${evil})}]]></style>`],
  ["<style>", `<style>g{fill:url(#a) url(${evil})}</style>`],
])("finds %s in %s", (unsafe, content) => expect(check(svg(content))?.unsafe).toBe(unsafe))

test.each([
  ["<?xml-stylesheet>", `<?xml-stylesheet href="${evil}"?>${svg("")}`],
  ["<!DOCTYPE>", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg("&a;")}`],
])("finds %s in the file %s", (unsafe, source) => expect(check(source)?.unsafe).toBe(unsafe))

test("a fault has the position of its element", () => {
  expect(check(svg(`\n  <g\n    fill="red"\n onclick="x"/>`))).toMatchObject({ line: 2, column: 3 })
  const declared = `<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg("")}`
  expect(check(declared)).toMatchObject({ line: 2, column: 1 })
})

test.each<[what: string, source: string | Buffer]>([
  ["a page", "<!doctype html><html><body><svg/></body></html>"],
  ["half a file", svg("").slice(0, -6)],
  ["an svg without its namespace", "<svg><rect/></svg>"],
  ["an unknown entity", svg("&none;")],
  ["a file that says it is in another encoding", `<?xml version="1.0" encoding="x"?>${svg("")}`],
  ["no text", ""],
  ["a file in Latin-1", Buffer.from(svg("<title>é</title>"), "latin1")],
])("%s is damaged", (_, source) => {
  const { line, unsafe } = checkSvg(Buffer.from(source)) ?? {}
  expect([line, unsafe]).toEqual([1, undefined])
})

// As Inkscape and Illustrator write them.
const exported = readFileSync("plugins/content-model/testing/exported.svg", "utf8")

test("a drawing as programs export it is allowed, and so is a logo", () => {
  expect(check(exported)).toBeUndefined()
  expect(check(readFileSync(`${fixtureContent}/images/logo.svg`, "utf8"))).toBeUndefined()
})
