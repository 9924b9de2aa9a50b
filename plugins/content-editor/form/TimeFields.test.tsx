import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import type { FieldSchema } from "../../content-model/model/fieldMeta"
import { Field } from "./Field"
import { MomentField } from "./TimeFields"

const onChange = jest.fn()

function Moment({ initial, schema }: { initial: unknown; schema: FieldSchema }) {
  const [value, setValue] = useState(initial)
  const change = (changed: unknown) => {
    onChange(changed)
    setValue(changed)
  }
  const attributes = { id: "from", "aria-label": "From" }
  return (
    <MomentField
      {...{ schema, value, attributes, Field }}
      path={["shown", "from"]}
      label="From"
      onChange={change}
    />
  )
}

const show = (initial?: unknown, schema: FieldSchema = { $ref: "Moment" }) => {
  render(<Moment {...{ initial, schema }} />)
  return {
    enter: (label: string, value: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
      return onChange.mock.lastCall?.[0]
    },
    time: () => screen.queryByLabelText("From: time"),
  }
}

test("a day, a day with a time, and neither", () => {
  const { enter, time } = show()
  expect(time()).toHaveProperty("disabled", true)
  expect(enter("From", "2026-12-01")).toBe("2026-12-01")
  expect(enter("From: time", "18:00")).toBe("2026-12-01T18:00")
  expect(enter("From", "2026-12-02")).toBe("2026-12-02T18:00")
  expect(enter("From: time", "")).toBe("2026-12-02")
  expect(enter("From: time", "09:30")).toBe("2026-12-02T09:30")
  expect(enter("From", "")).toBeUndefined()
  expect(time()).toMatchObject({ disabled: true, value: "" })
})

test("a year that is being typed is no value yet", () => {
  const { enter } = show("2026-12-01")
  onChange.mockClear()
  for (const year of ["0002", "0020", "0202"]) enter("From", `${year}-12-01`)
  expect(onChange).not.toHaveBeenCalled()
  expect(enter("From", "2027-12-01")).toBe("2027-12-01")
})

test("a day alone has no time", () => expect(show("2026-11-08", { $ref: "Day" }).time()).toBeNull())

test("a text that is no day leaves the field empty", () => {
  show("soon")
  expect(screen.getByLabelText("From")).toHaveProperty("value", "")
})
