import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { OpeningHours } from "./OpeningHours"

const hours = {
  title: "Opening hours",
  rows: [
    { days: "Mon – Fri", name: null, hours: "09:00–18:00", until: null },
    { days: "8 Nov", name: "Diwali", hours: "Closed", until: 1000 },
  ],
  forScript: "{}",
}

test("the table has a row for each day, and the end of each exception", () => {
  render(<OpeningHours {...hours} />)
  const [week, exception] = screen.getAllByRole("row")
  expect(week.dataset.until).toBe(undefined)
  expect(screen.getByRole("row", { name: "Diwali 8 Nov Closed" })).toBe(exception)
  expect(exception.dataset.until).toBe("1000")
})

test("React keeps what the script has written before hydration", () => {
  const errors = jest.spyOn(console, "error")
  const container = document.createElement("div")
  container.innerHTML = renderToString(<OpeningHours {...hours} />)
  const status = container.querySelector("p")
  status?.append("Open now until 18:00")
  const { rerender } = render(<OpeningHours {...hours} />, { container, hydrate: true })
  rerender(<OpeningHours {...hours} title="Hours" />)
  expect(container.querySelector("p")).toBe(status)
  expect(status?.textContent).toBe("Open now until 18:00")
  expect(errors).not.toHaveBeenCalled()
})
