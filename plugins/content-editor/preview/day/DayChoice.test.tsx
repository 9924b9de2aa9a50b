import { render, screen } from "@testing-library/react"
import { DayChoice } from "./DayChoice"

test("a day of one's own is said in words, because browsers write it in different ways", () => {
  const values = new Map([["site.json", { timeZone: "Asia/Kolkata" }]])
  const [now, chosen] = ["2026-11-22T12:00Z", "2026-12-01T12:30Z"].map((time) => Date.parse(time))
  render(<DayChoice {...{ values, now, chosen }} onChoose={jest.fn()} />)
  expect(screen.getByRole("option", { selected: true }).textContent).toMatch(/1 December, 18:00$/)
})
