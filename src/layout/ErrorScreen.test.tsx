/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { ErrorBoundary, ErrorScreen } from "./ErrorScreen"

const texts = { title: "Sorry", text: "The page failed.", reload: "Load again", home: "Home" }

test.each<[unknown, string]>([
  [{ status: 503, statusText: "Busy" }, "503 Busy"],
  ["just a text", "just a text"],
])("the error %j is shown as %s", (error, shown) => {
  render(<ErrorScreen {...texts} error={error} />)
  screen.getByRole("heading", { name: texts.title })
  expect(screen.getByText(shown)).not.toBeNull()
  expect(document.title).toBe(texts.title)
})

test("another page is shown without the error of the last one", () => {
  const report = jest.spyOn(console, "error").mockImplementation(() => {})
  const Broken = () => {
    throw new Error("The page is broken")
  }
  const at = (path: string, children: React.ReactNode) => (
    <ErrorBoundary {...{ texts, path, children }} />
  )
  const { rerender } = render(at("/about/", <Broken />))
  screen.getByText("The page is broken")
  expect(report).toHaveBeenCalled()
  rerender(at("/contact/", <p>Write to us</p>))
  screen.getByText("Write to us")
  expect(screen.queryByText("The page is broken")).toBeNull()
})
