import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { act } from "react"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { Field } from "../Field"
import { FormContext } from "../parts/types"
import { MarkdownField } from "./MarkdownField"

test("keys that follow a press are added to the words, and a change from elsewhere is shown", async () => {
  let text = "What we sell in winter:"
  const form = { file: "pages/poultry.json", value: {}, isShown: () => true, target: [] }
  const field = () => (
    <FormContext value={{ ...form, update: () => {}, onLead: () => {} }}>
      <MarkdownField
        path={["body"]}
        schema={{ $ref: "Markdown" }}
        value={text}
        onChange={(changed) => show(String(changed))}
        label="Text"
        attributes={{ id: "field-body" }}
        Field={Field}
      />
    </FormContext>
  )
  const { rerender } = renderOn(await memoryWorkspace(), field())
  const show = (changed: string) => {
    text = changed
    rerender(field())
  }
  // jsdom has no layout.
  const getBoundingClientRect = () => document.body.getBoundingClientRect()
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect })
  const user = userEvent.setup()
  const list = await screen.findByRole("button", { name: "List" })
  act(() => screen.getByRole("textbox", { name: "Text" }).focus())
  await user.click(list)
  await user.keyboard(" silk")
  expect(text).toMatch(/^- .*silk/)
  expect(text.replace(/ ?silk/, "")).toBe("- What we sell in winter:")
  expect(list.getAttribute("aria-pressed")).toBe("true")

  act(() => show("## Silk\n\nand **more**"))
  expect(screen.getByRole("textbox").innerHTML).toBe(
    "<h2>Silk</h2><p>and <strong>more</strong></p>",
  )
  expect(list.getAttribute("aria-pressed")).toBe("false")
})
