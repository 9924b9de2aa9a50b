/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { OpeningHours } from "./OpeningHours"

const week = { days: "Mon – Fri", name: null, hours: "09:00–18:00", until: null }
const exception = { days: "8 Nov", name: "Diwali", hours: "Closed", until: 1000 }
const hours = { title: "Opening hours", rows: [week, exception], forScript: "{}" }

test("each row has its end, and React keeps what the script has written before hydration", () => {
  const errors = jest.spyOn(console, "error")
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(<OpeningHours {...hours} />)
  const status = container.querySelector("p")
  status?.append("Open now until 18:00")
  const { rerender } = render(<OpeningHours {...hours} />, { container, hydrate: true })
  rerender(<OpeningHours {...hours} title="Hours" />)
  expect(container.querySelector("p")).toBe(status)
  expect(status?.textContent).toBe("Open now until 18:00")
  expect(errors).not.toHaveBeenCalled()
  const rows = screen.getAllByRole("row")
  expect(rows.map(({ dataset }) => dataset.until)).toEqual([undefined, "1000"])
  expect(screen.getByRole("row", { name: "Diwali 8 Nov Closed" })).toBe(rows[1])
})
