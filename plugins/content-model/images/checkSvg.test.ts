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

const dot =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

// As Inkscape and Illustrator write them.
const exported = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Generator: a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" id="Layer_1" x="0px" y="0px"
  width="120" height="80" viewBox="0 0 120 80" style="enable-background:new 0 0 120 80" enable-background="new 0 0 120 80" xml:space="preserve"
  baseProfile="full" inkscape:version="1.3" sodipodi:docname="logo.svg" role="img" aria-label="Logo" preserveAspectRatio="xMidYMid meet">
  <sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:zoom="2"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <title>Logo</title><desc>A mark</desc>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:title>x</dc:title></cc:Work></rdf:RDF></metadata>
  <style type="text/css"><![CDATA[ .st0{fill:url(#SVGID_1_);} .st1{clip-path:url('#clip');fill:#F2A922;} ]]></style>
  <defs>
    <linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" x2="120" gradientTransform="matrix(1 0 0 1 0 0)" spreadMethod="pad">
      <stop offset="0" style="stop-color:#0E4D43"/><stop offset="1" stop-color="#F2A922" stop-opacity=".5"/></linearGradient>
    <radialGradient id="r" xlink:href="#SVGID_1_" cx="60" cy="40" r="30" fr="2" gradientUnits="userSpaceOnUse"/>
    <clipPath id="clip" clipPathUnits="userSpaceOnUse"><circle cx="30" cy="30" r="20"/></clipPath>
    <mask id="m" maskUnits="userSpaceOnUse" maskContentUnits="userSpaceOnUse"><rect width="120" height="60" fill="#fff"/></mask>
    <filter id="f" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1" in="SourceGraphic"/><feOffset dx="1"/></filter>
    <symbol id="s" viewBox="0 0 10 10" overflow="visible"><path d="M0 0h10v10z"/></symbol>
    <pattern id="p" patternUnits="userSpaceOnUse" width="4" height="4" patternTransform="rotate(45)"><path d="M0 0h2v2z"/></pattern>
    <marker id="a" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto"><path d="M0 0l4 2-4 2z"/></marker>
  </defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" data-name="Layer 1">
    <rect class="st0" width="120" height="80" rx="4" sodipodi:nodetypes="cc"/>
    <path class="st1" d="M0 0h60v60H0z" fill-rule="evenodd" mask="url(#m)" vector-effect="non-scaling-stroke" paint-order="stroke"/>
    <use xlink:href="#s" x="60" y="10" width="20" height="20" transform="rotate(5 60 10)"/><use href="#s" x="80" y="30" width="9" height="9"/>
    <ellipse cx="90" cy="60" rx="9" ry="5" fill="url(#p)" filter="url(#f)" style="mix-blend-mode:multiply;isolation:isolate" stroke="url(#r)" stroke-dasharray="2,1" stroke-miterlimit="10"/>
    <polyline points="5,70 20,60 40,75" fill="none" stroke="#000" marker-end="url(#a)" stroke-linejoin="round"/>
    <text x="5" y="50" font-family="'MyriadPro-Regular', sans-serif" font-size="9" text-anchor="start" letter-spacing="1" xml:space="preserve">Ab <tspan dy="2" font-weight="700">cd</tspan></text>
    <image x="100" y="5" width="9" height="9" preserveAspectRatio="none" xlink:href="data:image/png;base64,${dot}"/>
  </g>
</svg>
`

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
