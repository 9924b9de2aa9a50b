import { expect, type Locator, type Page } from "@playwright/test"
import { delayScripts } from "./faults"
import { waitForHydration } from "./navigation"
import { keepNotifications } from "./notifications"

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
    "#gatsby-focus-wrapper, input, textarea, details, main h1, :is(main, nav, dialog) button, [role=group]"
  for (const element of document.querySelectorAll(changed)) {
    element.setAttribute("data-of-an-extension", "")
    element.classList.add("changed-by-an-extension")
    const button = document.createElement("button")
    button.type = "button"
    element.before(button)
  }
}

/** What changes a page, perhaps before React takes it over. */
export const strangers: Record<string, (page: Page) => Promise<void>> = {
  "nothing changes": async () => {},
  "a translation wraps each text": (page) => page.evaluate(translate, true),
  "a translation replaces each text": (page) => page.evaluate(translate, false),
  "an extension adds elements": (page) => page.evaluate(extend),
}

export const moments = ["before", "while", "after"] as const

export type Part = {
  path: string
  /** A press or words, perhaps before React. */
  act: (page: Page) => Promise<unknown>
  /** What is visible then. */
  shown: (page: Page) => Locator
  /** Expects that it works. */
  expectEffect: (page: Page) => Promise<unknown>
}

/** Acts on a part of a page that a stranger changes before, while or after React starts. */
export async function actOnChanged(
  page: Page,
  { path, act, shown, expectEffect }: Part,
  change: (page: Page) => Promise<void>,
  moment: (typeof moments)[number],
) {
  await keepNotifications(page)
  await page.goto(path)
  const releaseScripts = await delayScripts(page)
  if (moment === "before") await change(page)
  await act(page)
  if (moment === "while") await change(page)
  releaseScripts()
  await waitForHydration(page)
  await expect(shown(page)).toBeVisible()
  if (moment === "after") await change(page)
  await expectEffect(page)
}
