import { expect, test, type BrowserContext } from "@playwright/test"
import { visit } from "../support/navigation"

const headerName = "content-security-policy"

/** Keeps one of the two policies of each page, and appends some HTML to the page. */
const keepPolicy = (context: BrowserContext, source: "header" | "meta", addedHtml: string) =>
  context.route(
    ({ pathname }) => pathname.endsWith("/"),
    async (route) => {
      const response = await route.fetch()
      const { [headerName]: policy = "", ...headers } = response.headers()
      const html = await response.text()
      const withoutMeta = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      expect(withoutMeta).not.toBe(html)
      await route.fulfill({
        response,
        headers: source === "header" ? { ...headers, [headerName]: policy } : headers,
        body: (source === "meta" ? html : withoutMeta) + addedHtml,
      })
    },
  )

// All other tests run under both policies, so the site works under each.
for (const source of ["header", "meta"] as const)
  test(`the policy of the ${source} blocks each attack`, async ({ page, context }) => {
    await keepPolicy(context, source, "<script>window.isExecuted = true</script>")
    await context.route(/elsewhere/, (route) => route.fulfill({ body: "loaded" }))
    await visit(page, "/contact/")
    expect(await page.evaluate(attack)).toEqual({
      inlineScript: false,
      innerHtml: "TypeError",
      eventHandler: "TypeError",
      inlineStyle: "0",
      fetch: "TypeError",
      image: "error",
      base: new URL(page.url()).origin,
    })
  })

/** Runs several attacks in the page. Returns the outcome of each. */
async function attack() {
  const errorName = async (attempt: () => unknown) => {
    try {
      await attempt()
    } catch (error) {
      return error instanceof Error && error.name
    }
    return "it succeeded"
  }
  const append = (name: string, attribute: string, value: string) => {
    const element = document.createElement(name)
    element.setAttribute(attribute, value)
    return document.body.appendChild(element)
  }
  append("base", "href", "https://elsewhere.example/")
  const image = new Image()
  const imageEvent = new Promise((resolve) => {
    for (const type of ["load", "error"]) image.addEventListener(type, () => resolve(type))
  })
  image.src = "https://elsewhere.example/picture.png"
  return {
    inlineScript: "isExecuted" in window,
    innerHtml: await errorName(() => (document.createElement("div").innerHTML = "<b>bold</b>")),
    eventHandler: await errorName(() => append("p", "onclick", "void 0")),
    inlineStyle: getComputedStyle(append("p", "style", "order: 7")).order,
    fetch: await errorName(() => fetch("https://elsewhere.example/")),
    image: await imageEvent,
    base: new URL("/", document.baseURI).origin,
  }
}
