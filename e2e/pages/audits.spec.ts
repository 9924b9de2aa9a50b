import { expect, test } from "../fixtures/test"
import { expectNoViolations } from "../support/audits/axe"
import { findLayoutIssues } from "../support/audits/layoutIssues"
import { pages } from "../support/content"
import { sendButton } from "../support/form"
import { findGaps, findLowTargets, findWrongSizes, tabThrough } from "../support/audits/layout"
import {
  footer,
  homeLink,
  large,
  loadImages,
  menuToggle,
  small,
  visit,
} from "../support/navigation"
import { closeButton, keepNotifications } from "../support/notifications"

const narrow = { width: 320, height: 568 }
const { step } = test

// Without motion: axe would measure the colours of text that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } })
// axe reads every pixel of some texts.
test.describe.configure({ timeout: 180_000 })

const views = [
  { viewport: small, widths: [360, 768, 1024], fontSizes: ["100%", "200%"], screen: narrow },
  { viewport: large, widths: [1440, 1920], fontSizes: ["200%"], screen: large },
]

for (const { path } of pages)
  test(`${path} passes each audit`, async ({ page }) => {
    await keepNotifications(page)
    await page.setViewportSize(small)
    await visit(page, path)
    const hasForm = (await sendButton(page).count()) > 0

    await loadImages(page)

    for (const { viewport, widths, fontSizes, screen } of views) {
      const at = `at ${viewport.width} px`
      await page.setViewportSize(viewport)
      await expectNoViolations(page)

      await step(`shows a focus ring on every Tab stop ${at}`, async () => {
        const stops = await tabThrough(page)
        const targets = page
          .locator("a[href], button, input:not([tabindex='-1']), textarea")
          .filter({ visible: true })
        expect.soft(stops).toHaveLength(await targets.count())
        expect
          .soft(stops.filter(({ outline, isVisible }) => outline !== "solid 3px" || !isVisible))
          .toEqual([])
      })

      await step(`has targets that are large enough ${at}`, async () => {
        if (viewport === small) await menuToggle(page).click()
        expect.soft(await findLowTargets(page)).toEqual([])
        // The menu covers the page, whose contrast would be measured through it.
        if (viewport === small && path === "/") await expectNoViolations(page, "header")
        await page.keyboard.press("Escape")
      })

      for (const width of widths)
        await step(
          `has full rows, and the right \`sizes\` of each picture at ${width} px`,
          async () => {
            await page.setViewportSize({ width, height: 900 })
            expect.soft(await findGaps(page)).toEqual([])
            await expect.soft.poll(() => findWrongSizes(page)).toEqual([])
          },
        )

      await step(`has room for all text when it is large or the screen narrow ${at}`, async () => {
        if (hasForm) {
          await sendButton(page).click()
          await expectNoViolations(page, "main form, [role=alert]")
        }
        await page.setViewportSize(screen)
        for (const fontSize of fontSizes) {
          await page.evaluate(
            (size) => document.documentElement.style.setProperty("font-size", size, "important"),
            fontSize,
          )
          if (hasForm) await expect.soft(closeButton(page)).toBeInViewport({ ratio: 1 })
          expect.soft(await findLayoutIssues(page), fontSize).toEqual([])
        }
        await page.evaluate(() => document.documentElement.removeAttribute("style"))
        await page.keyboard.press("Escape")
      })
    }
  })

test("a heading breaks neither in a word of very large text nor at the hyphen of a name", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/services/")
  for (const [headings, words, fontSize] of [
    ["main h1", "Connectivity matters", "200%"],
    ["main section[id] h2", "Founder-Investor Connect", "100%"],
  ]) {
    const lines = await page.locator(headings).evaluateAll(
      (all, [text, size]) =>
        all.map((heading) => {
          document.documentElement.style.setProperty("font-size", size, "important")
          heading.textContent = text
          const range = document.createRange()
          range.setStart(heading.childNodes[0], 0)
          range.setEnd(heading.childNodes[0], text.indexOf(" "))
          return range.getClientRects().length
        }),
      [words, fontSize],
    )
    expect(lines).toEqual(lines.map(() => 1))
  }
})

test("on paper a page names the brand, crops no picture and has no dead links", async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: "print" })
  await page.goto("/contact/")
  await expect(homeLink(page)).toBeVisible()
  await expect(footer(page).getByRole("link")).toHaveCount(0)
  await page.goto("/")
  const picture = page.locator("main picture img").first()
  const stretch = picture.evaluate((image: HTMLImageElement) => {
    const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image
    return offsetWidth / offsetHeight / (naturalWidth / naturalHeight)
  })
  expect(await stretch).toBeCloseTo(1, 1)
})
