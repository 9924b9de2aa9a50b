import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { WorkspaceContext } from "../../state/useWorkspace"
import { memoryWorkspace } from "../../testing/memoryWorkspace"
import { SavedChanges } from "./SavedChanges"

const file = "values/ambition.json"

async function show() {
  const workspace = await memoryWorkspace()
  const { backend, getState } = workspace
  jest.spyOn(backend, "load").mockImplementation(() => Promise.resolve({ ...getState().snapshot }))
  const publication = jest.spyOn(backend, "publication")
  publication.mockResolvedValue({
    state: "saved",
    files: [{ file, before: '{"title":"Ambition"}', after: '{"title":"Boldness"}' }],
  })
  render(
    <WorkspaceContext value={workspace}>
      <SavedChanges />
    </WorkspaceContext>,
  )
  const publish = await screen.findByRole("button", { name: "Keep as a version" })
  expect(publication).toHaveBeenCalledTimes(1)
  return { backend, publication, publish, user: userEvent.setup() }
}

test("what is published is loaded once after it was published", async () => {
  const { backend, publication, publish, user } = await show()
  const published = jest.spyOn(backend, "publish")
  publication.mockResolvedValue({ state: "published", files: [] })
  await user.click(publish)
  await screen.findByText(/Everything saved is kept as a version/)
  expect(published).toHaveBeenCalledWith("Boldness: Title")
  expect(publication).toHaveBeenCalledTimes(2)
})

test("a refused publication says why, and can be tried again", async () => {
  const { backend, publication, publish, user } = await show()
  jest.spyOn(backend, "publish").mockRejectedValue(new Error("A merge is not finished."))
  await user.click(publish)
  expect((await screen.findByRole("alert")).textContent).toContain("A merge is not finished.")
  await waitFor(() => expect(publish).toHaveProperty("disabled", false))
  expect(publication).toHaveBeenCalledTimes(2)
})
