/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { MomentField } from "./MomentField"

const onChange = jest.fn()

function Moment({ $ref = "Moment" }) {
  const [value, setValue] = useState<unknown>("soon")
  onChange.mockImplementation(setValue)
  const attributes = { id: "from", "aria-label": "From" }
  const props = { schema: { $ref }, value, attributes, label: "From", onChange }
  return <MomentField {...props} />
}

function enter(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return onChange.mock.lastCall?.[0]
}

test("a day, a day with a time, and neither", () => {
  const { rerender } = render(<Moment />)
  expect(enter("From", "2026-12-01")).toBe("2026-12-01")
  expect(enter("From: time", "18:00")).toBe("2026-12-01T18:00")
  expect(enter("From", "2026-12-02")).toBe("2026-12-02T18:00")
  // A year that is being typed is no value yet.
  for (const year of ["0002", "0202"]) expect(enter("From", `${year}-12-01`)).toMatch(/^2026/)
  expect(enter("From: time", "")).toBe("2026-12-02")
  expect(enter("From", "")).toBeUndefined()
  expect(screen.queryByLabelText("From: time")).toMatchObject({ disabled: true, value: "" })
  rerender(<Moment $ref="Day" />)
  expect(screen.queryByLabelText("From: time")).toBeNull()
})
