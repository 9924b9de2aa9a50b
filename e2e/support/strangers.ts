import type { Page } from "@playwright/test"

/** Translates each text of a page as browsers do: they wrap it in elements, or replace its node. */
function translate(wraps: boolean) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!(text instanceof Text) || !text.data.trim()) continue
    if (text.parentElement?.closest("script,style,noscript,textarea,font")) continue
    const [outer, inner] = ["font", "font"].map((name) => document.createElement(name))
    inner.textContent = `अ${text.data}`
    outer.append(inner)
    text.replaceWith(wraps ? outer : `अ${text.data}`)
  }
}

/** Adds elements and attributes as extensions do that check words or fill in fields. */
function extend() {
  const changed =
    "#gatsby-focus-wrapper, input, textarea, details, main h1, main button, nav button"
  for (const element of document.querySelectorAll(changed)) {
    element.setAttribute("data-of-an-extension", "")
    element.classList.add("changed-by-an-extension")
    const button = document.createElement("button")
    button.type = "button"
    button.className = "of-an-extension"
    element.before(button)
  }
}

/** What changes a page before React takes it over. */
export const strangers: Record<string, (page: Page) => Promise<void>> = {
  "a translation wraps each text": (page) => page.evaluate(translate, true),
  "a translation replaces each text": (page) => page.evaluate(translate, false),
  "an extension adds elements": (page) => page.evaluate(extend),
}
