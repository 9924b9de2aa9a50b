import { expect, test } from "../../fixtures/workspace"
import { expectNoViolations } from "../../support/audits/axe"
import { expectNoShiftByLateFiles } from "../../support/audits/layoutShift"
import { findLayoutIssues } from "../../support/audits/layoutIssues"
import { serveCopy } from "../../support/builds/builds"
import { everyKind } from "../../support/composed/everyKind"
import { writePage } from "../../support/composed/writePage"
import { contactItems } from "../../support/content"
import { small } from "../../support/navigation"

test.setTimeout(300_000)
test.use({ contextOptions: { reducedMotion: "reduce" } })

const sections = everyKind.filter((section) => !("message" in section))
const call = { label: "Call", icon: "phone" }
const exceptions = [{ name: "Between Christmas and the New Year", from: "2093-12-26" }]
const hours = {
  week: [{ days: "Mo-Fr", opens: "09:00", closes: "18:00" }],
  exceptions,
  onPage: true,
}
const chat = { label: "WhatsApp", icon: "message-circle" }

const countLines = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

test("every kind has room and good contrast, without script and on paper too", async ({
  workspace,
  browser,
}) => {
  workspace.write("static/prices.pdf", "%PDF-1.4 prices")
  const [email, phone, address] = contactItems
  const bars = [
    { ...phone, bar: call, hours },
    { ...address, to: "https://wa.me/10005550100", bar: chat },
  ]
  for (const item of [email, ...bars])
    workspace.write(`content/contact-info/${item.title.toLowerCase()}.json`, JSON.stringify(item))
  writePage(workspace, "every-kind", sections)
  await workspace.build()
  const { address: site, stop } = await serveCopy(workspace.folder)

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: "reduce" })
    const page = await context.newPage()
    await page.goto(`${site}/every-kind/`)
    for (const width of javaScriptEnabled ? [320, 360, 768, 1440] : [360])
      await test.step(`${width} px, ${javaScriptEnabled ? "with" : "without"} script`, async () => {
        await page.setViewportSize({ width, height: 900 })
        // On a screen as high as the page, no bar covers text.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height })
        expect.soft(await findLayoutIssues(page)).toEqual([])
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme })
          if (javaScriptEnabled) await expectNoViolations(page)
        }
      })
    await test.step("figures stand on one line, and lists as close as other text", async () => {
      for (const figure of await page.locator("dt + dd").all())
        expect.soft(await figure.evaluate(countLines), await figure.innerText()).toBe(1)
      const [afterHeading, afterBullets] = await page.evaluate(() =>
        ["h3 + ul", "ul + ol"].map((selector) => {
          const list = document.querySelector(`main section ${selector}`)
          const above = list?.previousElementSibling?.getBoundingClientRect().bottom ?? 0
          return Math.round((list?.getBoundingClientRect().top ?? 0) - above)
        }),
      )
      expect.soft(afterBullets).toBe(afterHeading)
    })
    await test.step("on paper", async () => {
      await page.emulateMedia({ media: "print", colorScheme: "light" })
      const answer = page.locator("details p").first()
      expect.soft((await answer.boundingBox())?.height).toBeGreaterThan(10)
      // Browsers may lay paper out as wide as the window.
      const [picture, title] = ["img", "h2"].map((name) => page.locator(`main ${name}`).first())
      const box = await picture.boundingBox()
      expect
        .soft((await title.boundingBox())?.y)
        .toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
      await page.emulateMedia({ media: "screen" })
    })
    await context.close()
  }

  await test.step("nothing moves while fonts and pictures arrive late", async () => {
    const page = await browser.newPage({ viewport: small })
    await expectNoShiftByLateFiles(page, `${site}/every-kind/`)
    await page.close()
  })

  await test.step("contact items stand at the lower edge of phones, except beside a form", async () => {
    const page = await browser.newPage({ viewport: small })
    await page.goto(`${site}/every-kind/`)
    const link = page.getByRole("link", { name: call.label, exact: true })
    await expect(link).toBeInViewport()
    await expect(link).toHaveAttribute("href", String(phone.to))
    await expect(page.getByRole("link", { name: chat.label })).toHaveAttribute(
      "href",
      "https://wa.me/10005550100?text=The%20page%20every-kind%20of%20sections",
    )
    await page.goto(`${site}/contact/`)
    await expect(link).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site}/every-kind/`)
    await expect(link).toBeHidden()
    await page.close()
  })
  await stop()
})
