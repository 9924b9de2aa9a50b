import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { text } from "../../ui/words/words"
import { CommentThread } from "./CommentThread"

const comments = [{ author: "grace", time: "2026-11-25T09:00:00Z", words: "Shorter?" }]
const thread = { url: "https://host.test/1", answersTo: "threads/1", comments, path: [] }

test("an answer that could not be sent is told, and its words are kept", async () => {
  const workspace = await memoryWorkspace()
  const answer = jest.fn().mockRejectedValueOnce(new Error("No connection.")).mockResolvedValue(1)
  workspace.backend.answer = answer
  renderOn(workspace, <CommentThread thread={thread} />)
  const user = userEvent.setup()
  const press = () => user.click(screen.getByRole("button", { name: text("comments.answer") }))
  await press()
  await user.type(screen.getByRole("textbox"), "Yes.")
  await press()
  expect((await screen.findByRole("alert")).textContent).toContain("No connection.")
  await press()
  expect(screen.getByRole("textbox")).toHaveProperty("value", "Yes.")
  await press()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(answer).toHaveBeenCalledTimes(2)
  expect(answer).toHaveBeenLastCalledWith("threads/1", "Yes.")

  cleanup()
  renderOn(workspace, <CommentThread thread={{ ...thread, answersTo: undefined }} />)
  expect(screen.queryByRole("button")).toBeNull()
  expect(screen.getByRole("link")).toHaveProperty("href", thread.url)
})
