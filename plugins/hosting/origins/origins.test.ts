/** @jest-environment node */
import { parseCsp } from "../../../test/support/parseCsp"
import { buildCsp } from "../csp"
import { frameAttribute } from "../names/frame"
import { findBlocked, linkToNewDocuments, usedOrigins, type Origins } from "./origins"
import { findReferences, hashOf } from "./references"
import { describeViolation, developPolicy } from "./reportViolations"

const site = "https://www.example.com"
const other = "https://other.example"

const referencesIn = (html: string) => findReferences(html, site)

/** The policy of a page, on a site where another page has the HTML `more`. */
function policyOf(html: string, origins?: Origins, more = "") {
  const [used] = usedOrigins([html, more].map(referencesIn), origins)
  return buildCsp(html, "", {}, used)
}

const blockedIn = (html: string, origins?: Origins) =>
  findBlocked(referencesIn(html), policyOf(html, origins))

test.each([
  ["script", "script-src", `<script async src="${other}/a.js"></script>`],
  ["frame", "frame-src", `<iframe title="Map" src='${other}/map?a=1&amp;b=2'></iframe>`],
  ["style", "style-src", `<link rel="stylesheet" href="${other}/a.css"/>`],
  ["style", "style-src", `<style>@import "${other}/a.css";</style>`],
  ["font", "font-src", `<link rel="preload" as="font" href="//other.example/a.woff2"/>`],
  ["font", "font-src", `<style>@font-face{src:url(${other}/a.woff2)}</style>`],
  ["image", "img-src", `<img alt="" srcSet="/a.png 1x, ${other}/a.png 2x"/>`],
  ["image", "img-src", `<noscript><img src="http://other.example/a.png"/></noscript>`],
  ["image", "img-src", `<p style="background:url(&quot;${other}/a.png&quot;)"></p>`],
  ["media", "media-src", `<video><source src="${other}/film.mp4"/></video>`],
  ["form", "form-action", `<form action="${other}/subscribe"></form>`],
] as const)("%s of another origin is blocked in words, or named: %#", (kind, directive, html) => {
  const [words, ...more] = blockedIn(html)
  expect(more).toEqual([])
  expect(words).toContain(`origins: { ${kind}: ["${other}"] }`)
  // The wildcard of a host stands for its subdomains alone.
  expect(blockedIn(html, { [kind]: ["https://*.other.example"] })).toEqual([words])
  const named = { [kind]: [other] }
  expect(blockedIn(html, named)).toEqual([])
  expect(parseCsp(policyOf(html, named))[directive]).toContain(other)
  // Other pages have the policy that they have without the option.
  expect(policyOf("<p></p>", named, html)).toBe(policyOf("<p></p>"))
})

test("what a page has of its own needs no option, or one", () => {
  const own = `<script src="${site}/a.js"></script><img src="a.png"/><a href="${other}"></a>
<script type="application/json">"<img src='${other}/a'>"</script>`
  expect(blockedIn(own)).toEqual([])
  expect(blockedIn('<iframe src="/a/"></iframe>', { frame: ["'self'"] })).toHaveLength(1)
  for (const [kind, source, html] of [
    ["style", "'self'", '<link rel="stylesheet" href="/a.css"/>'],
    ["media", "'self'", '<video src="/film.mp4"></video>'],
    ["image", "data:", '<img src="data:image/gif;base64,R0"/>'],
  ]) {
    expect(blockedIn(html)).toEqual([expect.stringContaining(`${kind}: ["${source}"]`)])
    expect(blockedIn(html, { [kind]: [source] })).toEqual([])
  }
})

test("where a named script is, it may load what no HTML shows, without Trusted Types; styles may load fonts", () => {
  const inline = "gtag()"
  const origins = {
    script: [other, hashOf(inline)],
    connect: ["https://*.numbers.example"],
    style: [other],
    font: ["https://fonts.example"],
    frame: ["https://frames.example", other],
  }
  const more = `<script src="${other}/a.js"></script><iframe src="${other}"></iframe>`
  for (const html of [`<script src="${other}/a.js"></script>`, `<script>${inline}</script>`]) {
    const csp = parseCsp(policyOf(html, origins, more))
    expect(csp["connect-src"]).toEqual(["'self'", "https://*.numbers.example"])
    expect(csp).not.toHaveProperty("trusted-types")
    expect(csp["frame-src"]).toEqual(["https://frames.example"])
    expect(csp["font-src"]).toEqual(["'self'"])
  }
  const styled = parseCsp(policyOf(`<link rel="stylesheet" href="${other}/a.css"/>`, origins, more))
  expect(styled["font-src"]).toEqual(["'self'", "https://fonts.example"])
  expect(styled["connect-src"]).toEqual(["'self'"])
  expect(styled).toHaveProperty("require-trusted-types-for")
  // Where no page refers to a script, those of the site load what is named.
  const { connect } = origins
  expect(policyOf("", { connect })).toContain(`connect-src 'self' ${connect[0]};`)
})

test("an inline script that neither the build nor gatsby-config.ts knows is blocked, data is not", () => {
  expect(
    blockedIn('<script type="application/ld+json" data-gatsby-head="true">{}</script>'),
  ).toEqual([])
  for (const html of ["<script>track()</script>", '<script type="module">track()</script>']) {
    const [words, ...more] = blockedIn(html)
    expect(more).toEqual([])
    expect(words).toContain("track() uses 'sha256-")
    // The message says how to allow it.
    expect(words).toContain(`origins: { script: ["${hashOf("track()")}"] }`)
    expect(blockedIn(html, { script: [hashOf("track()")] })).toEqual([])
  }
})

test("a link that shows its target in a frame needs no option", () => {
  const html = `<a ${frameAttribute}="" href="${other}/map"></a>`
  expect(blockedIn(html)).toEqual([])
  expect(parseCsp(policyOf(html))["frame-src"]).toEqual([other])
})

test("an entry that is no origin is told", () => {
  expect(usedOrigins([], { script: [other, hashOf("")], image: ["data:"] })).toEqual([])
  for (const source of [`${other}/a.js`, "'unsafe-inline'", "*", "https://a.example; b"])
    expect(() => usedOrigins([], { script: [source] })).toThrow(`"${source}"`)
})

test("a link to a page that may use more loads a new document", () => {
  const pages = ["", `<iframe src="${other}"></iframe>`, "<script src='/a.js'></script>", "<p></p>"]
  const used = usedOrigins(pages.map(referencesIn), { frame: [other] })
  const scripts = linkToNewDocuments(used, "/shop", ["/", "/map/", "/numbers/", "/text/"])
  expect(scripts[0]).toContain('["/shop/map/","/shop/numbers/"].includes')
  expect(scripts[2]).toContain('["/shop/map/"].includes')
  expect(linkToNewDocuments([used[0], used[3]], "", ["/", "/text/"])).toEqual(["", ""])
})

test("in development the terminal tells what the built site would block", () => {
  const policy = developPolicy({ origins: { frame: [other] } })
  expect(policy).toContain(`'unsafe-eval' ${other}; form-action`)
  const tell = (directive: string, address: string, data = {}) =>
    describeViolation(
      {
        "document-uri": "http://localhost:8000/contact/?a",
        "effective-directive": directive,
        "blocked-uri": address,
      },
      () => data,
    )
  expect(tell("script-src-elem", `${other}/a.js`)).toMatch(
    /^The page \/contact\/ uses .* \(script\), which/,
  )
  expect(tell("frame-src", other)).toContain(`origins: { frame: ["${other}"] }`)
  expect(tell("frame-src", other, { to: `${other}/map` })).toBe(undefined)
  expect(tell("script-src-elem", "chrome-extension")).toBe(undefined)
})
