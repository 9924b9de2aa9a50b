import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { Field } from "../Field"
import { FormContext } from "../parts/types"
import { MarkdownField } from "./MarkdownField"

let written = ""
let write = (_text: string) => {}

function Form({ text }: { text: string }) {
  const [value, setValue] = useState(text)
  write = setValue
  written = value
  const form = { file: "pages/poultry.json", value, isShown: () => true, target: [] }
  return (
    <FormContext value={{ ...form, update: () => {}, onLead: () => {} }}>
      <MarkdownField
        path={["body"]}
        schema={{ $ref: "Markdown" }}
        value={value}
        onChange={(changed) => setValue(String(changed))}
        label="Text"
        attributes={{ id: "field-body" }}
        Field={Field}
      />
    </FormContext>
  )
}

test("keys that follow a press are added to the words, and a change from elsewhere is shown", async () => {
  renderOn(await memoryWorkspace(), <Form text="What we sell in winter:" />)
  // jsdom has no layout.
  const getBoundingClientRect = () => document.body.getBoundingClientRect()
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect })
  const user = userEvent.setup()
  const list = await screen.findByRole("button", { name: "List" })
  act(() => screen.getByRole("textbox").focus())
  await user.click(list)
  await user.keyboard(" silk")
  expect(written).toMatch(/^- .*silk/)
  expect(written.replace(/ ?silk/, "")).toBe("- What we sell in winter:")
  expect(list.getAttribute("aria-pressed")).toBe("true")

  act(() => write("## Silk\n\nand **more**"))
  const field = screen.getByRole("textbox")
  expect(field.innerHTML).toBe("<h2>Silk</h2><p>and <strong>more</strong></p>")
  expect(list.getAttribute("aria-pressed")).toBe("false")
})
