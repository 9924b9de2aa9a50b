import { render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { CurrentYear } from "./footer/CurrentYear"

afterEach(() => jest.useRealTimers())

test("the year of the build becomes the year of the visit", () => {
  jest.useFakeTimers({ now: new Date("2031-01-01T12:00:00Z") })
  const container = document.createElement("p")
  container.innerHTML = renderToString(<CurrentYear built="2026" />)
  expect(container.textContent).toBe("2026")
  render(<CurrentYear built="2026" />, { container, hydrate: true })
  expect(container.textContent).toBe("2031")
})
