import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { valueAt } from "../../content-model/lib/path"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { ItemForm } from "./ItemForm"

jest.setTimeout(30_000) // jsdom is slow with long forms
beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()))

const [site, page] = ["site.json", "pages/poultry.json"]
const period = { from: "2098-12-01", until: "2098-12-24" }
const offers = () => screen.queryAllByRole("button", { name: /^Use the page’s days/ })

test("an announcement takes the days of the page that it leads to by one press", async () => {
  const workspace = await memoryWorkspace()
  const announcement = { text: "Offers", to: "/poultry/?from=bar#steps" }
  const announcements = [announcement, { text: "About us", to: "/about/" }]
  workspace.changeAt(site, ["announcements"], () => announcements)
  const noop = () => {}
  renderOn(
    workspace,
    <ItemForm
      file={site}
      fields={["announcements"]}
      target={[]}
      isShown={() => true}
      onLead={noop}
      onFocusPath={noop}
      onLeave={noop}
    />,
  )
  expect(offers()).toEqual([])
  act(() => workspace.changeAt(page, ["shown"], () => period))
  expect(offers().map(({ textContent }) => textContent)).toEqual([
    "Use the page’s days: from 1 December 2098 until 24 December 2098",
  ])
  await userEvent.click(offers()[0])
  const changed = workspace.getState().drafts.get(site)?.value
  expect(valueAt(changed, ["announcements", 0])).toEqual({ ...announcement, shown: period })
  expect(offers()).toEqual([])
})
