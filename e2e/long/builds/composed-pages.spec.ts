import { expect, test } from "../../fixtures/workspace"
import { serveCopy } from "../../support/builds/builds"
import { normalise } from "../../support/builds/normalise"
import { everyKind } from "../../support/composed/everyKind"
import { writePage } from "../../support/composed/writePage"
import { waitForHydration } from "../../support/navigation"

test.setTimeout(400_000)

const homeFiles = ["public/index.html", "public/page-data/index/page-data.json"]

test("pages of sections are built from JSON alone, and change no other page", async ({
  workspace,
  page: tab,
}) => {
  await workspace.build()
  const readHome = () => homeFiles.map((file) => normalise(workspace.read(file)))
  const before = readHome()

  workspace.write("static/prices.pdf", "%PDF-1.4 prices")
  writePage(workspace, "every-kind", everyKind)
  writePage(workspace, "one-kind", everyKind.slice(0, 1), [{ label: "Next", to: "/page-1/" }])
  writePage(workspace, "page-1", everyKind.slice(1, 2))
  await workspace.build()

  await test.step("the home page has the same bytes", () => expect(readHome()).toEqual(before))

  const { address, stop } = await serveCopy(workspace.folder)
  await test.step("every kind, the same before and after hydration", async () => {
    await tab.goto(`${address}/every-kind/`)
    const main = tab.getByRole("main")
    const words = await main.innerText()
    await waitForHydration(tab)
    expect(await main.innerText()).toBe(words)
  })
  await test.step("a link to a page of another kind", async () => {
    await tab.goto(`${address}/one-kind/`)
    await waitForHydration(tab)
    await tab.getByRole("link", { name: "Next" }).click()
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("page-1")
    await expect(tab.getByRole("heading", { level: 2 }).first()).toBeVisible()
  })
  await stop()
})
