import { expect, test } from "../../fixtures/workspace"
import { serveCopy } from "../../support/builds/builds"
import { normalise } from "../../support/builds/normalise"
import { everyKind } from "../../support/composed/everyKind"
import { writePage } from "../../support/composed/writePage"
import { triggerHydration, waitForHydration } from "../../support/navigation"

test.setTimeout(400_000)

const homeFiles = ["public/index.html", "public/page-data/index/page-data.json"]

test("pages of sections are built from JSON alone, and load only the kinds that they use", async ({
  workspace,
  page: tab,
}) => {
  await workspace.build()
  const readHome = () => homeFiles.map((file) => normalise(workspace.read(file)))
  const before = readHome()

  const kinds = everyKind.map((section) => Object.keys(section)[0])
  workspace.write("static/prices.pdf", "%PDF-1.4 prices")
  writePage(workspace, "every-kind", everyKind)
  writePage(workspace, "one-kind", everyKind.slice(0, 1), [{ label: "Next", to: "/page-1/" }])
  writePage(workspace, "page-1", everyKind.slice(1, 2))
  await workspace.build()

  await test.step("the home page has the same bytes", () => expect(readHome()).toEqual(before))

  const { address, stop } = await serveCopy(workspace.folder)
  const scripts: string[] = []
  tab.on("request", (request) => {
    const kind = /section-(\w+)-/.exec(request.url())?.[1]
    if (kind) scripts.push(kind)
  })
  await test.step("one kind", async () => {
    await tab.goto(`${address}/one-kind/`)
    expect(scripts).toEqual([])
    await waitForHydration(tab)
    expect(scripts).toEqual(kinds.slice(0, 1))
  })
  await test.step("every kind, the same before and after hydration", async () => {
    await tab.goto(`${address}/every-kind/`)
    const main = tab.getByRole("main")
    const words = await main.innerText()
    scripts.length = 0
    await waitForHydration(tab)
    expect(scripts.toSorted()).toEqual([...new Set(kinds)].toSorted())
    expect(await main.innerText()).toBe(words)
  })
  await test.step("a link to a page of another kind", async () => {
    await tab.goto(`${address}/one-kind/`)
    await waitForHydration(tab)
    await tab.getByRole("link", { name: "Next" }).click()
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("page-1")
    await expect(tab.getByRole("heading", { level: 2 }).first()).toBeVisible()
  })
  await test.step("without the script of a kind, the page stays as it was built", async () => {
    await tab.route("**/section-story-*", (route) => route.abort())
    await tab.goto(`${address}/one-kind/`)
    const words = await tab.getByRole("main").innerText()
    const request = tab.waitForRequest("**/section-story-*")
    await triggerHydration(tab)
    await request
    await expect(tab.getByRole("main")).toHaveText(words, { useInnerText: true })
  })
  await stop()
})
