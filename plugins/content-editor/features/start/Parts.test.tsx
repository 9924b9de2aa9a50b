import { act, screen, waitFor } from "@testing-library/react"
import { parseRoute } from "../../ui/route"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { ItemView } from "../items/ItemView"
import { Parts } from "./Parts"

const file = "site.json"

jest.setTimeout(30_000) // jsdom is slow with long forms
beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()))

const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent)

test("a part of a file counts its own changes and errors, and opens a form of its fields alone", async () => {
  const workspace = await memoryWorkspace()
  const { rerender } = renderOn(workspace, <Parts file={file} title="Site" />)
  act(() => workspace.changeAt(file, ["footer", "linksTitle"], () => ""))
  act(() => workspace.changeAt(file, ["footer", "socialTitle"], () => "Elsewhere"))
  await waitFor(() => expect(names()).toContain("Footer2 unsaved changes1 to correct"))
  expect(names()).toContain("Navigation")
  expect(names()).toContain("Other settings")

  const route = parseRoute(
    screen.getByRole("link", { name: "Announcements" }).getAttribute("href") ?? "",
  )
  expect(route).toMatchObject({ view: "edit", file, path: [], part: "announcements" })
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent
  rerender(<ItemView file={file} path={[]} part="announcements" />)
  expect(heading()).toBe("Announcements")
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1)
  rerender(<ItemView file={file} path={["footer", "linksTitle"]} />)
  expect(heading()).toBe("Footer")
  expect(document.activeElement).toBe(screen.getByLabelText("Heading of the quick links"))
  rerender(<ItemView file={file} path={["language"]} />)
  expect(heading()).toBe("Other settings")
})

test("the form of a part counts what is unfinished in it alone", async () => {
  const { rerender } = renderOn(
    await memoryWorkspace(),
    <ItemView file={file} path={[]} part="footer" />,
  )
  await screen.findByRole("button", { name: "3 unfinished" }, { timeout: 10_000 })
  rerender(<ItemView file={file} path={[]} part="announcements" />)
  expect(screen.queryByRole("button", { name: /unfinished$/ })).toBeNull()
})
