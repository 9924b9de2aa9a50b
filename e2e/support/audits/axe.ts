import { expect, test, type Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import type { NodeResult, run } from "axe-core"
import { measureContrast, withoutText } from "./pixels"

declare global {
  interface Window {
    axe: { run: typeof run }
  }
}

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

// WCAG 2.2: AA for all text, and AAA for paragraphs.
const minContrast = new Map([
  ["color-contrast", 4.5],
  ["color-contrast-enhanced", 7],
])
const ofColours = [...minContrast.keys(), "link-in-text-block"]
const paragraphLength = 100 // characters

/** A selector, or the selectors of what is not audited. */
type Part = string | { exclude: string[] }

/** Expects that axe reports nothing in a part of the page, and about its colours in dark ones as well. */
export async function expectNoViolations(page: Page, part: Part = "html") {
  for (const [colorScheme, runOnly] of [["light"], ["dark", ofColours]] as const)
    await test.step(`axe, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      expect.soft(await findViolations(page, part, runOnly)).toEqual([])
    })
}

/**
 * The violations that axe reports in a part of the page, one line each. Where axe cannot determine
 * the background of a text, its pixels are measured.
 */
async function findViolations(page: Page, part: Part, runOnly?: string[]) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const [violations, undecided] = await page.evaluate(
    async ([context, length, ids]) => {
      const on = { enabled: true }
      const rules = { "color-contrast-enhanced": on, "target-size": on }
      const { violations: certain, incomplete } = await window.axe.run(context, {
        elementRef: true,
        resultTypes: ["violations", "incomplete"],
        ...(ids ? { runOnly: ids } : { rules }),
      })
      const isParagraph = ({ element }: NodeResult) =>
        element?.matches("p") && (element.textContent?.length ?? 0) > length
      return [certain, incomplete].map((results) =>
        results.flatMap(({ id, help, nodes }) =>
          nodes
            .filter((node) => id !== "color-contrast-enhanced" || isParagraph(node))
            .map(({ target, failureSummary }) => ({
              id,
              target: String(target),
              line: `${id}: ${help} ${target} ${failureSummary}`,
            })),
        ),
      )
    },
    [part, paragraphLength, runOnly] as const,
  )
  const lines = violations.map(({ line }) => line)
  if (undecided.length === 0) return lines
  // To hide the text once for all is much faster on a long page.
  return withoutText(page, async () => {
    for (const { id, target, line } of undecided) {
      const least = minContrast.get(id)
      const contrast = least ? await measureContrast(page.locator(target)) : undefined
      if (!least || !contrast || contrast < least) lines.push(`${line} Measured: ${contrast}`)
    }
    return lines
  })
}
