import { screen } from "@testing-library/react"
import { hideItem } from "../drafts/items/links"
import { contentValues } from "../drafts/values/contentValues"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { text } from "../ui/words/words"
import { SiteLink } from "./SiteLink"

const link = () => screen.getByRole("link", { name: text("app.viewSite") }).getAttribute("href")

test.each([
  ["#/", "/"],
  ["#/edit/pages/fashion.json", "/fashion/"],
  ["#/edit/services/poultry-trading.json", "/services/#poultry-trading"],
  ["#/edit/pages/not-there.json", "/"],
])("at %s the link leads to %s of the open site", async (hash, path) => {
  history.replaceState(null, "", `/shop/admin/${hash}`)
  renderOn(await memoryWorkspace(), <SiteLink />)
  expect(link()).toBe(`http://localhost/shop${path}`)
})

test("what the site does not show leads to its first page, and the published editor to its address", async () => {
  const workspace = await memoryWorkspace()
  const file = "services/poultry-trading.json"
  workspace.change(hideItem(contentValues(workspace.getState()), file, undefined, "draft"))
  await workspace.save()
  history.replaceState(null, "", `/shop/admin/#/edit/${file}`)
  const { unmount } = renderOn(workspace, <SiteLink />)
  expect(link()).toBe("http://localhost/shop/")
  unmount()
  workspace.backend.account = async () => ({ name: "ada", mayWrite: true })
  renderOn(workspace, <SiteLink />)
  expect(link()).toBe("https://www.example.com/")
})
