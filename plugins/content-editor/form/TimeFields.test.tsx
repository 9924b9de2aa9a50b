import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { Field } from "./Field"
import { MomentField } from "./TimeFields"

const onChange = jest.fn()

function Moment({ initial, $ref = "Moment" }: { initial: string; $ref?: string }) {
  const [value, setValue] = useState<unknown>(initial)
  const change = (changed: unknown) => {
    onChange(changed)
    setValue(changed)
  }
  const attributes = { id: "from", "aria-label": "From" }
  const props = { schema: { $ref }, value, attributes, Field, path: [], label: "From" }
  return <MomentField {...props} onChange={change} />
}

function enter(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return onChange.mock.lastCall?.[0]
}
const time = () => screen.queryByLabelText("From: time")

test("a day, a day with a time, and neither", () => {
  render(<Moment initial="soon" />)
  expect(screen.getByLabelText("From")).toHaveProperty("value", "")
  expect(enter("From", "2026-12-01")).toBe("2026-12-01")
  expect(enter("From: time", "18:00")).toBe("2026-12-01T18:00")
  expect(enter("From", "2026-12-02")).toBe("2026-12-02T18:00")
  expect(enter("From: time", "")).toBe("2026-12-02")
  expect(enter("From: time", "09:30")).toBe("2026-12-02T09:30")
  expect(enter("From", "")).toBeUndefined()
  expect(time()).toMatchObject({ disabled: true, value: "" })
})

test("a year that is being typed is no value yet, and a day alone has no time", () => {
  render(<Moment initial="2026-12-01" $ref="Day" />)
  expect(time()).toBeNull()
  onChange.mockClear()
  for (const year of ["0002", "0020", "0202"]) enter("From", `${year}-12-01`)
  expect(onChange).not.toHaveBeenCalled()
  expect(enter("From", "2027-12-01")).toBe("2027-12-01")
})
