/** @jest-environment node */
import { applyChange } from "../../testing/readDocument"
import { checkSite, offer, siteTexts } from "../../testing/checkSite"

const staticFiles = ["/prices.pdf", "/downloads/index.html", "/aim-for-big-logo.svg"]

/** Checks redirects in site.json beside the composed page /offer/. */
async function check(pairs: [from: string, to: string][], isHidden = false) {
  const redirects = JSON.stringify(pairs.map(([from, to]) => ({ from, to })))
  const texts = new Map(siteTexts)
    .set("site.json", applyChange(siteTexts.get("site.json") ?? "", `redirects: ${redirects}`))
    .set("pages/offer.json", applyChange(offer, `hidden: ${isHidden}`))
  const issues = await checkSite(texts, { staticFiles })
  return issues
    .filter(({ path }) => path[0] === "redirects")
    .map(({ type, path }) => `${type} ${path.join(".")}`)
}

test("redirects from unused addresses to a page, a section, a file or another site are correct", async () => {
  const issues = await check([
    ["/old-page", "/about/"],
    ["/old/page.html", "/services/#poultry-trading"],
    ["/downloads/old/", "/prices.pdf"],
    ["/offer/old/", "/"],
    ["/shop/", "https://shop.aim.big/"],
  ])
  expect(issues).toEqual([])
})

const used = ["/About", "/about/index.html", "/404.html", "/static/old.png", "/admin/", "/index/"]
const files = ["/robots.txt", "/favicon.ico", "/site.webmanifest/", "/_headers"]
const others = ["/index.html/", "/about/index.html/", "/webpack.stats.json", "/old/index.html.br/"]
const inStatic = ["/Prices.pdf/", "/prices.pdf/old/", "/downloads/"]

test.each([...used, ...files, ...others, ...inStatic, "/Offer"])(
  "a redirect from %s, which is in use, is an error",
  async (from) => {
    expect(await check([[from, "/contact/"]])).toContain("redirect-conflict redirects.0.from")
  },
)

test("a redirect from the address of a hidden page is correct", async () => {
  expect(await check([["/offer/", "/contact/"]], true)).toEqual([])
})

test.each([
  ["/old", "/Old/"],
  ["/old", "/old/index.html/"],
])("a second redirect from the same address is an error: %s, %s", async (first, second) => {
  const issues = await check([
    [first, "/about/"],
    [second, "/contact/"],
  ])
  expect(issues).toEqual(["redirect-conflict redirects.1.from"])
})
