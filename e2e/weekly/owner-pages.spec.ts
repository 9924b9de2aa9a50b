import { join } from "node:path"
import { testImage } from "../../plugins/content-model/testing/testImage"
import { expect, test } from "../fixtures/test"
import { expectNoViolations } from "../support/audits/axe"
import { findGaps } from "../support/audits/layout"
import { build, serveCopy } from "../support/builds/builds"
import { ownerPages, readOwnerPage } from "../support/builds/ownerPages"
import { createSiteCopy } from "../support/builds/siteCopy"
import { waitForHydration } from "../support/navigation"

const maxScreens = 6

/**
 * The sections that are empty by more than a quarter: so much of the content is covered by rectangles of 20 by 10 rem, as
 * a card, in which no text, picture, card or entry below a line stands. The top and the last call are posters.
 */
const findEmpty = () => {
  const range = document.createRange()
  const textsOf = (node: Node) => (range.selectNodeContents(node), [...range.getClientRects()])
  const boxesOf = (element: Element) => {
    const { backgroundColor, borderTopStyle } = getComputedStyle(element)
    const isFilled = element.matches("img") || !backgroundColor.endsWith(", 0)")
    if (isFilled || borderTopStyle === "solid") return [element.getBoundingClientRect()]
    return [...element.childNodes].filter((node) => node instanceof Text).flatMap(textsOf)
  }
  const isEmpty = (section: HTMLElement) => {
    const { gridTemplateColumns, paddingTop, paddingBottom } = getComputedStyle(section)
    const { y, height } = section.getBoundingClientRect()
    const [left, width] = gridTemplateColumns.split(" ").map(parseFloat)
    const [rem, top, bottom] = [width / 80, parseFloat(paddingTop), parseFloat(paddingBottom)]
    const boxes = [...section.querySelectorAll("*")].flatMap(boxesOf)
    const cells = Array.from({ length: 80 * Math.floor((height - top - bottom) / rem) }, (_, n) => {
      const [atX, atY] = [left + (n % 80) * rem, y + top + Math.floor(n / 80) * rem]
      const isIn = (box: DOMRect) => box.x <= atX + rem && box.right > atX
      return boxes.some((box) => isIn(box) && box.y <= atY + rem && box.bottom > atY)
    })
    const offsets = Array.from({ length: 200 }, (_, n) => 80 * Math.floor(n / 20) + (n % 20))
    const cardAt = (first: number) => offsets.map((offset) => first + offset)
    const isHole = (card: number[]) => card[0] % 80 <= 60 && card.every((n) => cells[n] === false)
    const holes = new Set([...cells.keys()].map(cardAt).filter(isHole).flat())
    return holes.size > cells.length / 4
  }
  return [...document.querySelectorAll<HTMLElement>("main section:not(:has(h1))")]
    .filter((section) => getComputedStyle(section, "::before").content === "none")
    .filter(isEmpty)
    .map(({ innerText }) => innerText.slice(0, 40))
}

test("pages of an owner are full and short; the home page has sections", async ({ page }) => {
  test.setTimeout(900_000)
  const copy = await createSiteCopy()
  await testImage(1300, 1800).toFile(join(copy.folder, "content/images/upright.png"))
  for (const name of ownerPages)
    copy.write(`content/pages/${name}.json`, JSON.stringify(readOwnerPage(name)))
  const home = JSON.parse(copy.read("content/pages/home.json"))
  const people = readOwnerPage("open-day").sections.find((section: object) => "people" in section)
  copy.write("content/pages/home.json", JSON.stringify({ ...home, sections: [people] }))
  const { code, output } = await build(copy.folder)
  expect(code, output).toBe(0)
  const { address, stop } = await serveCopy(copy.folder)

  for (const path of ["/", ...ownerPages.map((name) => `/${name}/`)])
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address + path)
      await expectNoViolations(page)
      expect.soft(await findGaps(page), `${path}, ${width} px`).toEqual([])
      if (width < 1440) continue
      const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight)
      expect.soft(screens, path).toBeLessThanOrEqual(maxScreens)
      expect.soft(await page.evaluate(findEmpty), path).toEqual([])
    }
  await page.goto(`${address}/`)
  await waitForHydration(page)
  await expect(page.getByText(people.people.entries[0].name)).toBeVisible()
  await page.close()
  await stop()
  copy.remove()
})
