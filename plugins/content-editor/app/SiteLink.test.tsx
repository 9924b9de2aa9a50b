import { screen } from "@testing-library/react"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { text } from "../ui/words/words"
import { SiteLink } from "./SiteLink"

const at = (path: string) => `http://localhost/shop${path}`

test.each([
  ["#/edit/pages/fashion.json", at("/fashion/")],
  ["#/edit/services/poultry-trading.json", at("/services/#poultry-trading")],
  ["#/edit/services/fashion.json", at("/")], // a draft
  ["#/edit/pages/fashion.json", "https://www.example.com/fashion/", true],
])("at %s the link leads to %s", async (hash, href, isPublished = false) => {
  const workspace = await memoryWorkspace()
  workspace.changeAt("services/fashion.json", ["draft"], () => true)
  await workspace.save()
  if (isPublished) workspace.backend.account = async () => ({ name: "ada", mayWrite: true })
  history.replaceState(null, "", `/shop/admin/${hash}`)
  renderOn(workspace, <SiteLink />)
  expect(screen.getByRole("link", { name: text("app.viewSite") }).getAttribute("href")).toBe(href)
})
