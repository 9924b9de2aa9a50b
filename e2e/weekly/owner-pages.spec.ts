import { join } from "node:path"
import { testImage } from "../../plugins/content-model/testing/testImage"
import { expect, test } from "../fixtures/test"
import { expectNoViolations } from "../support/audits/axe"
import { build, serveCopy } from "../support/builds/builds"
import { ownerPages, readOwnerPage } from "../support/builds/ownerPages"
import { createSiteCopy } from "../support/builds/siteCopy"
import { waitForHydration } from "../support/navigation"

const maxScreens = 6.5

/** The height in screens, and lists whose last row has one narrow card. */
const findLook = () => {
  const isCard = ({ localName, parentElement }: Element) =>
    localName === "li" && getComputedStyle(parentElement ?? document.body).display === "grid"
  const lists = new Set(
    [...document.querySelectorAll("main li")].filter(isCard).map((card) => card.parentElement),
  )
  const hasLoneCard = (list: Element | null) => {
    const boxes = [...(list?.children ?? [])].map((card) => card.getBoundingClientRect())
    const rowOf = (box: DOMRect) => boxes.filter(({ top }) => Math.abs(top - box.top) < 4)
    const last = boxes[boxes.length - 1]
    return rowOf(boxes[0]).length > 1 && rowOf(last).length === 1 && last.width < innerWidth / 2
  }
  return {
    lone: [...lists].filter(hasLoneCard).map((list) => list?.textContent),
    screens: document.documentElement.scrollHeight / innerHeight,
  }
}

test("pages of an owner have full rows and a fair height; the home page has sections", async ({
  page,
}) => {
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
      const { lone, screens } = await page.evaluate(findLook)
      expect.soft(lone, `${path}, ${width} px`).toEqual([])
      if (width === 1440) expect.soft(screens, path).toBeLessThan(maxScreens)
    }
  // React finds the section in the scripts of the home page.
  await page.goto(`${address}/`)
  await waitForHydration(page)
  await expect(page.getByText(people.people.entries[0].name)).toBeVisible()
  await page.close()
  await stop()
  copy.remove()
})
