/** @jest-environment jsdom */
import { act, createEvent, fireEvent, screen } from "@testing-library/react"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { Upload } from "./Upload"

const file = new File(["a"], "image.png", { type: "image/png" })

test.each([
  ["a picture", "", 1],
  ["a file, beside its name", "image.png", 1],
  ["a cell of a table, beside its picture", "Eggs\t80", 0],
])("what is pasted: %s", async (_, words, count) => {
  renderOn(await memoryWorkspace(), <Upload takesPasted onReady={() => {}} />)
  const clipboardData = { files: [file], getData: () => words }
  await act(async () => fireEvent.paste(document.body, { clipboardData }))
  // jsdom cannot read it, which is told.
  expect(screen.queryAllByRole("alert")).toHaveLength(count)
})

test("words are dropped into a field below it as anywhere", async () => {
  renderOn(await memoryWorkspace(), <Upload onReady={() => {}} below={<input />} />)
  const field = screen.getByRole("textbox")
  for (const [files, isTaken] of [
    [[], false],
    [[file], true],
  ] as const) {
    const drop = createEvent.drop(field, { dataTransfer: { files, types: [] } })
    await act(async () => fireEvent(field, drop))
    expect(drop.defaultPrevented).toBe(isTaken)
  }
})
