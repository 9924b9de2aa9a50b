/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { contentValues, previewPage } from "../../../plugins/content-editor/testing/previewPage"

test("without ventures, a sentence stands on their page, and nothing on the home page", () => {
  const others = [...contentValues].filter(([file]) => !file.startsWith("services/"))
  const { rerender, container } = render(previewPage("/services/", new Map(others)))
  expect(screen.getAllByText(/Our ventures are being prepared/)).toHaveLength(1)
  expect(screen.getAllByRole("heading", { name: "Find Your Way In" })).toHaveLength(1)
  rerender(previewPage("/", new Map(others)))
  expect(screen.queryByText(/Our (Business Ventures|Services)/)).toBeNull()
  expect(screen.getAllByRole("heading", { name: "Ready to Aim for Big?" })).toHaveLength(1)
  expect(container.querySelector("ul:empty, section:empty")).toBeNull()
})
