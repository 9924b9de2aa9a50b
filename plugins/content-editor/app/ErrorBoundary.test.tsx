import { render, screen } from "@testing-library/react"
import { ErrorBoundary } from "./ErrorBoundary"

function Broken(): never {
  throw new Error("This view is broken.")
}

test("a broken view says so and leads to another one, which is shown", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined) // React reports the error too.
  const { rerender } = render(
    <ErrorBoundary address="#/changes">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole("link", { name: "All content" })).toHaveProperty("hash", "#/")

  rerender(<ErrorBoundary address="#/">All content</ErrorBoundary>)
  expect(document.body.textContent).toBe("All content")
})
